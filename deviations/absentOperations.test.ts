/** Tests that an operation which a release does not have is one action, from the report of a run to its next run. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform, readReport } from '../conformance/index.ts';
import { withoutAbsent } from '../contract/deviations/absentOperation.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { readDeviations } from '../contract/deviations/readDeviations.ts';
import { exampleContract, writeExampleContract } from '../contract/testing/exampleContract.ts';
import { startTestServer, type TestServer } from '../wire/testing/startTestServer.ts';
import { checkDeviations } from './check.ts';
import { deviationsText } from './deviationsText.ts';
import { explainDeviations } from './explain.ts';
import { learn } from './learn.ts';
import type { LearnedFrom } from './learnedFrom.ts';

let contractDir: string;
let dir: string;
let server: TestServer;
let hasReport = false;
beforeAll(async () => {
  contractDir = await writeExampleContract();
  dir = await mkdtemp(join(tmpdir(), 'absent-'));
  // The server has no route for `getReport`. Its other responses keep the contract.
  server = await startTestServer((request, response) => {
    const isReport = request.url!.endsWith('/report');
    const [status, body] = isReport
      ? hasReport
        ? [200, {}]
        : [404, { error: '404 Not Found' }]
      : request.url!.endsWith('/99/tags')
        ? [404, { message: '404 Project Not Found' }]
        : [200, []];
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Page': '1' });
    response.end(JSON.stringify(body));
  });
});
afterAll(async () => {
  await server.close();
  for (const folder of [contractDir, dir]) await rm(folder, { recursive: true });
});

async function run(deviations?: string) {
  const profile = join(dir, 'profile.yaml');
  await writeFile(profile, 'tokens: { developer: $TOKEN }\nfixtures: { project.id: 42 }\n');
  const report = join(dir, 'report');
  let stdout = '';
  const { exitStatus } = await conform({
    ...{ contractDir, profile, report, target: server.url, runsDir: join(dir, 'runs') },
    ...{ suite: ['replay'], operation: ['getReport', 'listTags'], env: { TOKEN: 'token-3f9a' } },
    ...(deviations !== undefined && { deviations }),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => true },
  });
  return { exitStatus, stdout, report: await readReport(report), folder: report };
}

test('a route that a release lacks is learned as one action, and the next run lists the operation', async () => {
  const first = await run();
  expect(first.exitStatus).toBe(1);
  const contract = await readContractWith({ dir: contractDir });
  const { proposals, left } = learn(contract, first.report.results);
  expect(left).toEqual([]);
  expect(
    proposals.map(({ what, action: { target, remove, update } }) => [what, target, remove, update]),
  ).toEqual([
    [
      'GET /projects/{id}/report (getReport) does not exist',
      "$.paths['/projects/{id}/report'].get",
      true,
      undefined,
    ],
  ]);

  const file = join(dir, 'deviations.overlay.yaml');
  const accepted = proposals.map(({ action }) => ({ ...action, 'x-accepted': 'kim' }));
  await writeFile(file, deviationsText({ title: 'Old', version: '1.0.0' }, accepted, left));
  const second = await run(file);
  expect(second.exitStatus).toBe(0);
  const ofReport = second.report.results.filter(({ operations }) => operations[0] === 'getReport');
  expect(new Set(ofReport.map(({ outcome }) => outcome))).toContain('unsupported');
  expect(second.stdout).toContain(
    'Operations that this deployment does not have:\n    getReport  GET /projects/{id}/report',
  );
  expect(await readFile(join(second.folder, 'index.html'), 'utf8')).toContain(
    'Operations that this deployment does not have',
  );

  const { deviations } = await readDeviations(file);
  expect(checkDeviations(contract, deviations, file, second.report)).toEqual([]);
  expect(
    explainDeviations(await readContractWith({ dir: contractDir, deviations: file })),
  ).toContain('## GET /projects/{id}/report (getReport)');

  // The file says that the operation does not exist. If the server has it, that is a finding.
  hasReport = true;
  const third = await run(file);
  hasReport = false;
  expect(third.exitStatus).toBe(1);
  expect(third.stdout).toContain('does not have the operation, but getReport responds with 200');
});

test.each([
  ["$.paths['/projects/{id}/tags'].get", ['listTags']],
  ["$.paths['/projects/{id}/tags']", ['listTags', 'createTag']],
])(
  'an action that removes %s marks its operations, and a document without them can be written',
  async (target, ids) => {
    const file = join(dir, 'removed.overlay.yaml');
    await writeFile(
      file,
      `overlay: 1.0.0\ninfo: { title: Old, version: 1.0.0 }\nactions:\n- target: ${target}\n  remove: true\n  description: Older.\n`,
    );
    const contract = await readContractWith({ dir: contractDir, deviations: file });
    expect(contract.operations.size).toBe(exampleContract().operations.size);
    const marked = [...contract.operations.values()].filter(
      ({ definition }) => definition['x-absent'],
    );
    expect(marked.map(({ id }) => id)).toEqual(ids);
    const written = JSON.stringify(withoutAbsent(contract.document));
    for (const id of ids) expect(written).not.toContain(`"operationId":"${id}"`);
    expect(written).toContain('"operationId":"getTag"');
  },
);

describe('an operation is not absent if', () => {
  const failed = (
    status: number,
    other: boolean,
    change: Partial<LearnedFrom> = {},
  ): LearnedFrom => ({
    ...{ suite: 'replay', id: 'getReport.full', operations: ['getReport'], outcome: 'fail' },
    findings: [
      {
        ...{ check: 'status', message: '', requirement: 'status is 200', pointer: '#/paths' },
        ...{ expected: '200', actual: `${status} Not Found` },
      },
      ...(other
        ? [{ check: 'schema', message: '', requirement: '', pointer: '#/components' }]
        : []),
    ],
    exchanges: [
      {
        request: { method: 'GET', url: 'http://h/', headers: [] },
        response: { status, reason: '', headers: [], body: '', bodyBytes: 0 },
        curl: '',
      },
    ],
    ...change,
  });
  const isAbsent = (...results: LearnedFrom[]) =>
    learn(exampleContract(), results).proposals.some(({ action }) => action.remove === true);

  test('one of its due successes came, or was refused in another way', () => {
    expect(isAbsent(failed(404, true), failed(405, false))).toBe(true);
    const passed = (status: number) => ({ ...failed(status, true), outcome: 'pass', findings: [] });
    expect(isAbsent(failed(404, true), passed(200) as LearnedFrom)).toBe(false);
    const covers = [{ operation: 'getReport', status: 200 }];
    expect(
      isAbsent(failed(404, true), { ...passed(404), exchanges: [], covers } as LearnedFrom),
    ).toBe(false);
    expect(isAbsent(failed(404, true), failed(401, true))).toBe(false);
    // A documented 404 that came where it was due says nothing, and 403 closes the operation to everybody.
    expect(isAbsent(failed(404, true), passed(404) as LearnedFrom)).toBe(true);
    expect(isAbsent(failed(403, false), failed(403, false))).toBe(true);
    expect(isAbsent(failed(500, true))).toBe(false);
  });

  test('its 404 is that of a missing resource, since the profile may be wrong', () => {
    expect(isAbsent(failed(404, false))).toBe(false);
  });
});

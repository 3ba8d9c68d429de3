import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { judgeRecorded } from '../recorded/judgeRecorded.ts';
import { type ConformOptions, conform } from './conform.ts';
import { mergeReports } from './mergeReports.ts';
import { readReport } from './readReport.ts';

/** A deployment that ignores a malformed parameter. The documents do not say what it should do. */
let server: TestServer;
let dir: string;
let text = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'strict-'));
  server = await startTestServer(({ headers }, response) => {
    const isKnown = headers['private-token'] !== undefined;
    response
      .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      .end(isKnown ? '[]' : '{"message":"401 Unauthorized"}');
  });
  await writeFile(
    join(dir, 'forge.yaml'),
    `baseUrl: ${server.url}\noffering: hosted\ntokens: { developer: $TOKEN }\nfixtures: { project.id: 42 }\n`,
  );
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const runsDir = () => join(dir, 'runs');

async function run(options: Partial<ConformOptions>) {
  text = '';
  const output = { write: (more: string) => (text += more) };
  return conform({
    profile: join(dir, 'forge.yaml'),
    env: { TOKEN: 'token-1' },
    suite: ['replay'],
    case: ['listTags.invalid-sort'],
    runsDir: runsDir(),
    stdout: output,
    stderr: output,
    ...options,
  });
}

const nameOfRun = async () =>
  (await readdir(runsDir())).filter((one) => one.startsWith('fc-')).sort()[0]!;

test('advice fails a run only with --strict, also if the run is resumed or read again', async () => {
  const lenient = await run({});
  expect([lenient.exitStatus, lenient.counts.advised]).toEqual([0, 1]);
  expect(text).toContain('malformed-read: The documents have 400 for a create only.');
  expect(text).toContain('1 case with advice');
  const name = await nameOfRun();
  const read = await readReport(name, { runsDir: runsDir() });
  expect([read.run.exitStatus, read.counts.advised, read.run.strict]).toEqual([0, 1, undefined]);

  const strict = await run({ resume: name, strict: true });
  expect([strict.exitStatus, strict.counts.fail, strict.counts.advised]).toEqual([1, 1, 0]);
  const reread = await readReport(name, { runsDir: runsDir() });
  expect([reread.run.exitStatus, reread.counts.fail, reread.run.strict]).toEqual([1, 1, true]);
  expect(reread.results[0]!.findings).toMatchObject([
    { level: 'required', choice: 'malformed-read' },
  ]);

  const contract = await readContract();
  expect(() => mergeReports(contract, [read, reread])).toThrow('Some of the runs used --strict');
});

test('recorded traffic has the same levels and the same option', async () => {
  const file = join(dir, 'traffic.ndjson');
  const exchange = {
    request: {
      method: 'POST',
      url: `${server.url}/api/v4/projects/42/milestones`,
      headers: [['Content-Type', 'application/json']],
      body: '{"title":"a"}',
    },
    response: {
      status: 429,
      reason: 'Too Many Requests',
      headers: [['Content-Type', 'application/json']],
      body: '{"message":"429"}',
    },
  };
  const refused = { ...exchange, response: { ...exchange.response, status: 422, reason: 'No' } };
  await writeFile(file, `${JSON.stringify(exchange)}\n${JSON.stringify(refused)}\n`);
  const judged = async (strict: boolean) => {
    const output = { write: () => {} };
    const contract = await readContract();
    return judgeRecorded({ contract, files: [file], strict, stdout: output, stderr: output });
  };
  const lenient = await judged(false);
  expect([lenient.exitStatus, lenient.counts.advised]).toEqual([0, 1]);
  expect(lenient.results.flatMap(({ findings }) => findings)).toMatchObject([
    { level: 'advised', choice: 'unlisted-refusal' },
  ]);
  const strict = await judged(true);
  expect([strict.exitStatus, strict.counts.fail]).toEqual([1, 1]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExampleContract } from '../../contract/testing/exampleContract.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { durationText } from '../reports/durationText.ts';
import { planRun, planText } from './planRun.ts';

let contractDir: string;
let dir: string;
let profile: string;
let server: TestServer;
let requests = 0;
beforeAll(async () => {
  contractDir = await writeExampleContract();
  dir = await mkdtemp(join(tmpdir(), 'plan-'));
  profile = join(dir, 'profile.yaml');
  await writeFile(profile, 'tokens: { developer: $TOKEN }\nfixtures: { project.id: 42 }\n');
  server = await startTestServer((_, response) => {
    requests += 1;
    response.end();
  });
});
afterAll(async () => {
  await server.close();
  await rm(contractDir, { recursive: true });
  await rm(dir, { recursive: true });
});

const plan = (options: object = {}) =>
  planRun({ contractDir, profile, target: server.url, env: { TOKEN: 'token-3f9a' }, ...options });

test('a plan has the cases and requests of each suite and operation, and sends nothing', async () => {
  const planned = await plan({ suite: ['replay'] });
  expect(planned).toMatchObject({
    version: 1,
    target: { kind: 'live', base: `${server.url}/api/v4` },
    writes: false,
  });
  const [replay] = planned.suites;
  expect(replay).toMatchObject({ name: 'replay', requests: replay!.cases });
  const sum = replay!.operations.reduce((total, { cases }) => total + cases, 0);
  expect(sum).toBe(replay!.cases);
  expect(replay!.operations).toContainEqual(
    expect.objectContaining({ operation: 'listTags', endpoint: 'GET /projects/{id}/tags' }),
  );
  expect(requests).toBe(0);
});

test('a plan for people says whether the run writes, and which entries would add cases', async () => {
  const text = planText(await plan());
  expect(text).toContain('Nothing was sent.');
  expect(text).toContain('The run would only read:');
  expect(text).toMatch(/^replay: \d+ cases, about \d+ requests$/m);
  expect(text).toMatch(/^ {2}listTags {2}GET \/projects\/\{id\}\/tags: \d+ cases$/m);
  expect(text).toMatch(/^Not run: \d+ cases$/m);
  expect(text).toContain('add fixtures.tag.name:');
  expect(text).not.toContain('token-3f9a');
  expect(planText(await plan({ allowWrites: true }))).toContain('create, change and delete');
  expect(requests).toBe(0);
});

test.each(['mock', 'sandbox'] as const)('a plan for a %s is refused', async (kind) => {
  const options = { contractDir, kind, target: server.url };
  await expect(planRun(options)).rejects.toThrow('A plan is for a run on a deployment');
  expect(requests).toBe(0);
});

test.each([
  [400, '1 s'],
  [40_000, '40 s'],
  [300_000, '5 min'],
  [4_800_000, '1 h 20 min'],
  [3_600_000, '1 h'],
])('a duration of %i ms is written as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleTag, writeExampleContract } from '../../contract/testing/exampleContract.ts';
import {
  type KeyPair,
  selfSigned,
  startTlsTestServer,
  type TlsTestServer,
} from '../../wire/testing/startTlsTestServer.ts';
import { conform } from './conform.ts';

const KEY = 'gateway-key-5b2e';
const env = { DEVELOPER_TOKEN: 'developer-token-3f9a', GATEWAY_KEY: KEY };

let contractDir: string;
let dir: string;
let pair: KeyPair;
let server: TlsTestServer;
const seen: IncomingMessage[] = [];
beforeAll(async () => {
  contractDir = await writeExampleContract();
  dir = await mkdtemp(join(tmpdir(), 'company-'));
  pair = selfSigned();
  await writeFile(join(dir, 'ca.pem'), pair.cert);
  server = await startTlsTestServer(pair, (request, response) => {
    seen.push(request);
    request.resume().on('end', () => respond(request, response));
  });
});
afterAll(async () => {
  await server.close();
  await rm(contractDir, { recursive: true });
  await rm(dir, { recursive: true });
});

/** Responds as a gateway that needs a key, with a deployment behind it that shows the key in a wrong response. */
function respond({ headers, url }: IncomingMessage, response: ServerResponse): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (headers['x-gateway-key'] !== KEY) return void json(403, { message: 'no key' });
  if (url!.includes('/tags/')) return void json(200, { ...exampleTag, name: 7, note: KEY });
  json(404, { message: '404 Not Found' });
}

async function run(profile: string) {
  await writeFile(join(dir, 'forge.yaml'), profile);
  let output = '';
  const write = (text: string) => (output += text);
  const result = await conform({
    contractDir,
    env,
    profile: join(dir, 'forge.yaml'),
    target: server.url,
    suite: ['replay'],
    operation: ['getTag'],
    runsDir: join(dir, 'runs'),
    report: join(dir, 'report'),
    stdout: { write },
    stderr: { write },
  });
  return { ...result, output };
}

const FIXTURES = 'fixtures: { project.id: 42, project.path: a/b, tag.name: v9 }';

test('a run trusts the authority of the profile, sends its headers, and shows no value of them', async () => {
  const { exitStatus, output } = await run(`
headers: { X-Gateway-Key: $GATEWAY_KEY }
tls: { ca: ca.pem }
tokens: { developer: $DEVELOPER_TOKEN }
${FIXTURES}
`);
  expect(exitStatus, output).toBe(1);
  expect(seen).not.toEqual([]);
  expect(seen.every(({ headers }) => headers['x-gateway-key'] === KEY)).toBe(true);
  expect(output).toContain('X-Gateway-Key: $GATEWAY_KEY');
  const report = await readFile(join(dir, 'report', 'report.json'), 'utf8');
  const name = (await readdir(join(dir, 'runs'))).find((entry) => entry.startsWith('fc-'));
  const journal = await readFile(join(dir, 'runs', name!, 'journal.jsonl'), 'utf8');
  for (const text of [output, report, journal]) expect(text).not.toContain(KEY);
  expect(report).toContain('[redacted]');
});

test('a run that does not know the authority says so once, with the place in the profile, and judges nothing', async () => {
  const { exitStatus, output, results } = await run(`baseUrl: https://forge.example.com
${FIXTURES}
`);
  expect(exitStatus).toBe(3);
  expect(results).toEqual([]);
  expect(output).toMatch(
    /NODE_EXTRA_CA_CERTS, or in tls\.ca of the profile \(.*forge\.yaml:1:10\)/,
  );
});

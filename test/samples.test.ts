/** The code samples of the reference, run: each sends the request of its case. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { CACHE_DIR, PROJECT_DIR } from '../scripts/paths.ts';
import { codeSamples } from '../scripts/reference/codeSamples.ts';
import { credential } from '../wire/credential.ts';
import { documentedAnswer } from '../wire/documentedAnswer.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { wireRequest } from '../wire/wireRequest.ts';

const run = promisify(execFile);

interface Sent {
  method: string;
  /** As it was sent: how it is encoded matters. */
  path: string;
  query: [string, string][];
  secret: string | undefined;
  body: unknown;
}

let contract: Contract;
let shown: Case[];
let server: RunningServer;
let sent: Sent[];
let folder: string;

beforeAll(async () => {
  contract = await readContract();
  shown = contract.cases.filter(({ response }) => response.status < 300);
  await mkdir(CACHE_DIR, { recursive: true });
  folder = await mkdtemp(join(CACHE_DIR, 'samples-'));
  // Requests come in the order of the cases, and each gets the answer of its case.
  server = await startServer(async (request, response) => {
    const answer = documentedAnswer(shown[sent.length]!.response, server.url);
    const chunks: Buffer[] = await request.toArray();
    const { 'private-token': token, authorization, 'content-type': type } = request.headers;
    sent.push({
      method: request.method!,
      ...partsOf(request.url!),
      secret: token?.toString() ?? authorization,
      body: readBody(type, Buffer.concat(chunks).toString()),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }, 0);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function partsOf(target: string): Pick<Sent, 'path' | 'query'> {
  const [path = '', query] = target.split('?');
  return { path, query: [...new URLSearchParams(query)] };
}

/** JSON as its value, a form as its pairs: how they are spaced and encoded is free. */
function readBody(contentType: string | undefined, text: string): unknown {
  if (text === '') return undefined;
  return contentType?.includes('json') ? JSON.parse(text) : [...new URLSearchParams(text)];
}

function requestOf(documented: Case): Sent {
  const operation = contract.operations.get(documented.operation)!;
  const isAlert = operation.path === undefined;
  const { method, path, headers, body } = wireRequest(
    operation,
    documented.request,
    server.url + (isAlert ? '/intake' : BASE_PATH),
    documented.as === 'anonymous'
      ? {}
      : credential(contract, operation, isAlert ? 'a-key' : 'a-token', documented.scheme),
  );
  return {
    method,
    ...partsOf(path),
    secret: headers['PRIVATE-TOKEN'] ?? headers.Authorization,
    body: readBody(headers['Content-Type'], body?.toString() ?? ''),
  };
}

function sourcesOf(label: string): Map<string, string> {
  return new Map(
    [...codeSamples(contract)].map(([id, samples]) => [
      id,
      samples.find((sample) => sample.label === label)!.source,
    ]),
  );
}

function environment() {
  return {
    ...process.env,
    FORGE: server.url,
    TOKEN: 'a-token',
    ALERT_INTAKE: `${server.url}/intake`,
    KEY: 'a-key',
  };
}

describe('the samples', () => {
  test('in curl send the requests of the cases', async () => {
    sent = [];
    const script = [
      'set -e',
      'curl() { command curl --silent --show-error --fail "$@"; }',
      ...sourcesOf('curl').values(),
    ];
    await run('bash', ['-c', script.join('\n\n')], { cwd: folder, env: environment() });
    expect(sent).toEqual(shown.map(requestOf));
  }, 120_000);

  test('in TypeScript are without a type error, and send the requests of the cases', async () => {
    sent = [];
    const sources = sourcesOf('TypeScript');
    for (const [id, source] of sources) await writeFile(join(folder, `${id}.ts`), source);
    const imports = [...sources.keys()].map((id) => `await import('./${id}.ts');`);
    await writeFile(join(folder, 'main.ts'), `${imports.join('\n')}\nexport {};\n`);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    const [types] = await Promise.all([
      run('npx', ['--no-install', 'tsc', '--project', folder], { cwd: PROJECT_DIR }).catch(
        (error) => error,
      ),
      run(
        'npx',
        [
          '--no-install',
          'tsx',
          '--tsconfig',
          join(folder, 'tsconfig.json'),
          join(folder, 'main.ts'),
        ],
        { cwd: PROJECT_DIR, env: environment() },
      ),
    ]);
    expect(types.stdout).toBe('');
    // The client sends its token with every request.
    expect(sent).toEqual(
      shown.map(requestOf).map((one) => ({ ...one, secret: one.secret ?? 'a-token' })),
    );
  }, 180_000);
});

const TSCONFIG = {
  extends: '../../tsconfig.json',
  compilerOptions: { paths: { 'forge-contract/client': ['../../client/index.ts'] } },
  include: ['*.ts'],
};

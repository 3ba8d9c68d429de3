/**
 * Runs the code samples of the reference documentation. Each sample must send the request of its case. For a few
 * cases, the expected request is written here. `npm run proof -- samples` runs the samples in other languages.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { type Contract, readContract } from '../contract/contract.ts';
import { CACHE_DIR, PROJECT_DIR } from '../scripts/index.ts';
import { codeSamples } from '../scripts/reference/codeSamples.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { writeResponse } from '../wire/writeResponse.ts';
import { lacks } from './programs.ts';
import { expectedOf, meaningOf, type Received, receivedFrom } from './requestMeaning.ts';
import { sample } from './sample.ts';
import { typeErrors } from './typeErrors.ts';

const run = promisify(execFile);

let contract: Contract;
/** The cases whose samples run. For curl these are all cases, for the client the successful cases. */
let shown: Case[];
let server: RunningServer;
let received: Received[];
let folder: string;

beforeAll(async () => {
  contract = await readContract();
  await mkdir(CACHE_DIR, { recursive: true });
  folder = await mkdtemp(join(CACHE_DIR, 'samples-'));
  // The samples run in the order of the cases. So the number of received requests tells which case's response to
  // send.
  server = await startServer(async (request, response) => {
    const sentBack = writeResponse(shown[received.length]!.response, server.url);
    received.push(await receivedFrom(request));
    response.writeHead(sentBack.status, sentBack.headers).end(sentBack.body);
  }, 0);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Some requests as they are sent over HTTP, according to the API documentation. */
const WRITTEN_DOWN = new Map<string, Partial<Received>>(
  Object.entries({
    'createTag.annotated': {
      method: 'POST',
      target: '/api/v4/projects/5/repository/tags',
      token: 'a-token',
      contentType: 'application/json',
    },
    'getTag.name-with-slash': {
      method: 'GET',
      target: '/api/v4/projects/5/repository/tags/release%2F2026.10',
      body: '',
    },
    'getBlob.by-project-path': {
      target:
        '/api/v4/projects/acme%2Frocket/repository/blobs/e116abbca4286d5a0f48da959738bac9bbd35838',
    },
    'listRunners.filtered': {
      target:
        '/api/v4/runners?type=project_type&status=online&paused=false&tag_list[]=engine&tag_list[]=linux&version_prefix=17.',
    },
    'listMergeRequests.approved-and-negated': {
      target:
        '/api/v4/merge_requests?scope=all&approved_by_usernames[]=Any&assignee_username[]=dana&target_branch=main&not[labels]=paint&not[reviewer_id]=9&order_by=updated_at&sort=asc',
    },
    'updateRunner.pause': {
      method: 'PUT',
      target: '/api/v4/runners/63',
      contentType: 'application/x-www-form-urlencoded',
      body: 'paused=true',
    },
    'createAlerts.key-as-password': {
      method: 'POST',
      target: '/intake',
      token: undefined,
      authorization: 'Basic OmEta2V5',
    },
  }),
);

/** Unescapes brackets in the URL, since escaped and plain brackets mean the same. */
function withPlainBrackets({ target, ...rest }: Received): Received {
  return { ...rest, target: target.replaceAll('%5B', '[').replaceAll('%5D', ']') };
}

function expectRequestsOfCases(secretOfAnonymous: string | undefined): void {
  expect(received.map(meaningOf)).toEqual(
    shown
      .map((one) => expectedOf(contract, one))
      .map((expected) => ({ ...expected, secret: expected.secret ?? secretOfAnonymous })),
  );
  for (const [id, request] of WRITTEN_DOWN) {
    const index = shown.findIndex((one) => one.id === id);
    expect(withPlainBrackets(received[index]!), id).toMatchObject(request);
  }
}

/**
 * Returns the code samples with a label (`curl` or `TypeScript`), by case. It also sets `shown` to the cases whose
 * samples run.
 * @param cases the cases with a code sample, in order
 */
function sourcesOf(label: string, cases: Case[]): Map<string, string> {
  const samples = [...codeSamples(contract)].flatMap(([id, all]) =>
    all.flatMap((sample) => (sample.label === label ? [[id, sample.source] as const] : [])),
  );
  expect(samples.map(([id]) => id).sort()).toEqual(cases.map(({ id }) => id).sort());
  const run = new Set([...sample(cases, 5).map(({ id }) => id), ...WRITTEN_DOWN.keys()]);
  shown = cases.filter(({ id }) => run.has(id));
  return new Map(samples.filter(([id]) => run.has(id)));
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
  test.skipIf(lacks('bash', 'curl'))('in curl send the requests of the cases', async () => {
    received = [];
    const sources = sourcesOf('curl', contract.cases);
    const script = ['set -e', 'curl() { command curl --silent --show-error "$@"; }'];
    for (const { id, response } of shown) {
      const source = sources.get(id) ?? '';
      // curl ends with 22 for a refusal.
      const isRefused = response.status >= 400;
      script.push(isRefused ? `${source} && exit 1 || [ $? = 22 ]` : source);
      expect(source.endsWith('--include'), id).toBe(response.contentType === undefined);
    }
    await writeFile(join(folder, 'samples.sh'), script.join('\n\n'));
    // curl prints the responses, which may be large. So the buffer is larger than usual.
    await run('bash', ['samples.sh'], { cwd: folder, env: environment(), maxBuffer: 2 ** 26 });
    expectRequestsOfCases(undefined);
  });

  test('in TypeScript have no type error, and send the requests of the cases', async () => {
    received = [];
    const successes = contract.cases.filter(({ response }) => response.status < 300);
    const sources = sourcesOf('TypeScript', successes);
    for (const [id, source] of sources) await writeFile(join(folder, `${id}.ts`), source);
    const imports = [...sources.keys()].map((id) => `await import('./${id}.ts');`);
    await writeFile(join(folder, 'main.ts'), `${imports.join('\n')}\nexport {};\n`);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    expect(typeErrors(folder)).toEqual([]);
    const tsx = join(PROJECT_DIR, 'node_modules', '.bin', 'tsx');
    const args = ['--tsconfig', join(folder, 'tsconfig.json'), join(folder, 'main.ts')];
    await run(tsx, args, { cwd: PROJECT_DIR, env: environment() });
    // The client sends its token with every request, even if the operation needs no token.
    expectRequestsOfCases('a-token');
  });
});

const TSCONFIG = {
  extends: '../../tsconfig.json',
  compilerOptions: { paths: { 'forge-contract-client': ['../../client/index.ts'] } },
  include: ['*.ts'],
};

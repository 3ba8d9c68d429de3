import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { type RunningServer, startServer } from '../../wire/startServer.ts';
import { compareDeployments } from './compareDeployments.ts';

let sandbox: RunningSandbox;
const servers: RunningServer[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
});
afterAll(async () => {
  for (const { close } of servers) await close();
  await sandbox.close();
});

/** Starts a deployment that passes responses on in another form. */
async function deploy(change: (body: string) => string): Promise<string> {
  const server = await startServer(async ({ url = '', headers }, response) => {
    const token = headers['private-token'];
    const passed = await fetch(`${sandbox.url}${url}`, {
      headers: token ? { 'PRIVATE-TOKEN': String(token) } : {},
    });
    const sent = Object.fromEntries(passed.headers);
    for (const name of ['content-length', 'transfer-encoding', 'connection']) delete sent[name];
    response.writeHead(passed.status, sent).end(change(await passed.text()));
  }, 0);
  servers.push(server);
  return server.url;
}

async function compare(target: string, other: string) {
  let output = '';
  const status = await compareDeployments(other, {
    target,
    kind: 'live',
    fixtures: { 'project.id': '5', 'tag.name': 'v1.0.0' },
    tokenEnv: 'TOKEN',
    env: { TOKEN: sandbox.tokens.developer },
    operation: ['getTag'],
    suite: ['replay'],
    stdout: {
      write: (text) => {
        output += text;
      },
    },
    stderr: { write: () => true },
  });
  return { status, output };
}

test('the deployment that breaks the contract is named, and equal ones have no difference', async () => {
  const right = await deploy((body) => body);
  const wrong = await deploy((body) => body.replaceAll(/"protected":(true|false),/g, ''));
  const worse = await compare(right, wrong);
  expect(worse.output).toContain(`Only ${wrong}/api/v4 breaks the contract:\n  getTag`);
  expect(worse.status).toBe(1);
  const better = await compare(wrong, right);
  expect(better.output).toContain(`Only ${wrong}/api/v4 breaks the contract:\n  getTag`);
  expect(better.status).toBe(1);
  const equal = await compare(right, right);
  expect(equal.output).toContain('No job shows a difference.');
  const both = await compare(wrong, wrong);
  expect(both.output).toContain('Both break the contract:\n  getTag');
  expect(both.status).toBe(0);
});

/**
 * Starts `prism mock` and `prism proxy` of `@stoplight/prism-cli` on the bundle as it is published. The guide on testing
 * says what our own mock does beyond that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { startMock } from './startMock.ts';

const BUNDLE = join(import.meta.dirname, '..', 'generated', 'openapi.json');
const PRISM = join(
  createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'),
  '..',
  'dist/index.js',
);
/** Prism takes seconds to start, and a minute on a machine under load. */
const START_MS = 300_000;

const children: ChildProcess[] = [];

/** Returns a port that is free now, since Prism takes no port 0. */
async function findPort(): Promise<string> {
  const { url, close } = await startServer(async () => {}, 0);
  await close();
  return new URL(url).port;
}

/** Starts Prism, and returns its base URL when it listens. */
async function startPrism(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [PRISM, ...words, '--port', await findPort()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream! }).on('line', (line) => output.push(line));
  const ended = once(child, 'exit');
  for (;;) {
    const url = /listening on (http:\S+)/.exec(output.join('\n'))?.[1];
    if (url) return url;
    const state = await Promise.race([
      ended,
      new Promise((resolve) => setTimeout(resolve, 100, 'waiting')),
    ]);
    if (state !== 'waiting') throw new Error(`Prism ended: ${output.join('\n')}`);
  }
}

let mock: string;
let proxy: string;
let ours: RunningServer;
beforeAll(async () => {
  ours = await startMock({ contract: await readContract() });
  mock = await startPrism('mock', BUNDLE);
  proxy = await startPrism('proxy', BUNDLE, `${ours.url}/api/v4`, '--errors');
}, START_MS);
afterAll(async () => {
  for (const child of children) child.kill();
  await ours?.close();
});

const headers = { 'private-token': 'a-token', 'content-type': 'application/json' };
const TAGS = '/projects/5/repository/tags';

test('`prism mock` serves the documented examples, and chooses one by `Prefer`', async () => {
  const tag = await fetch(`${mock}${TAGS}/v1.0.0`, { headers });
  expect([tag.status, (await tag.json()).name]).toEqual([200, 'v1.0.0']);
  const prefer = { ...headers, prefer: 'code=405, example=already-exists' };
  const body = JSON.stringify({ tag_name: 'v1.0.0', ref: 'main' });
  const refused = await fetch(mock + TAGS, { method: 'POST', headers: prefer, body });
  expect([refused.status, await refused.json()]).toEqual([
    405,
    { message: 'Tag v1.0.0 already exists' },
  ]);
});

test('`prism mock` finds the headers right that it makes for a page of a list', async () => {
  const tags = await fetch(mock + TAGS, { headers });
  expect([tags.status, tags.headers.get('x-next-page')]).toEqual([200, '3']);
  expect(tags.headers.get('sl-violations')).toBeNull();
});

test('`prism mock` refuses a request that breaks the contract', async () => {
  const refused = await fetch(mock + TAGS, { method: 'POST', headers, body: '{"ref": "main"}' });
  expect(refused.status).toBeGreaterThanOrEqual(400);
});

test('our mock adds the base path, the case that fits the request, and the values of the request', async () => {
  const body = JSON.stringify({ tag_name: 'v9', ref: 'main' });
  const create = (base: string) => fetch(base + TAGS, { method: 'POST', headers, body });
  expect((await (await create(`${ours.url}/api/v4`)).json()).name).toBe('v9');
  expect((await (await create(mock)).json()).name).not.toBe('v9');
  expect((await create(`${mock}/api/v4`)).status).toBe(404);
});

test('`prism proxy` passes requests that keep the contract on, and refuses others', async () => {
  const tag = await fetch(`${proxy}${TAGS}/v1.0.0`, { headers });
  expect([tag.status, (await tag.json()).name]).toEqual([200, 'v1.0.0']);
  const refused = await fetch(proxy + TAGS, { method: 'POST', headers, body: '{"ref": "main"}' });
  expect(refused.status).toBe(422);
});

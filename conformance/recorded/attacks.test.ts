/** Exchanges by which a server or a client attacks the program that judges them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { toHarEntry } from './har.ts';
import { toLine } from './jsonLines.ts';
import { judgeableExtent } from './judgeableExtent.ts';
import { type JudgeOptions, judgeRecorded } from './judgeRecorded.ts';
import { proxyTraffic } from './proxyTraffic.ts';
import { collectOutput } from './testing/collectOutput.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';
import type { TrafficExchange } from './traffic.ts';

const contract = await readContract();
const exchangeOf = (id: string) =>
  documentedTraffic(contract, contract.cases.find((one) => one.id === id)!);
const good = exchangeOf('listTags.first-page');
const write = exchangeOf('createTag.annotated');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'attacks-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Judges exchanges, and returns all texts that the program prints and writes. */
async function judged(exchanges: TrafficExchange[], options: Partial<JudgeOptions> = {}) {
  const file = join(dir, 'traffic.har');
  const entries = exchanges.map(toHarEntry).join(',\n');
  await writeFile(file, `{"log":{"version":"1.2","entries":[${entries}]}}`);
  const stdout = collectOutput();
  const stderr = collectOutput();
  const report = join(dir, 'report');
  const run = await judgeRecorded({ contract, files: [file], stdout, stderr, report, ...options });
  return { ...run, texts: { terminal: stdout.text() + stderr.text(), ...(await textsOf(run)) } };
}

async function textsOf({ reportPaths }: { reportPaths: string[] }) {
  const texts = await Promise.all(
    reportPaths.map(async (path) => [path, await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

const responding = (body: string): TrafficExchange => ({
  ...good,
  response: { ...good.response!, body: Buffer.from(body) },
});
const sending = (body: string, type = 'application/json'): TrafficExchange => ({
  ...write,
  request: {
    ...write.request,
    headers: [['content-type', type]],
    body: Buffer.from(body),
  },
});

describe('a token that the server sends back', () => {
  const TOKEN = 'Zq7+Lw/93_xkP=tVbN';
  const unicode = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const entity = (character: string) => `&#${character.charCodeAt(0)};`;
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  const each = (written: (character: string) => string) => Array.from(TOKEN, written).join('');

  test.each([
    ['in JSON escapes', each(unicode)],
    ['with one JSON escape', TOKEN.replace('+', '\\u002b')],
    ['in hexadecimal', Buffer.from(TOKEN).toString('hex')],
    ['in HTML entities', each(entity)],
    ['percent-encoded', each(percent)],
    ['percent-encoded twice', encodeURIComponent(each(percent))],
    ['in Base64', Buffer.from(TOKEN).toString('base64')],
  ])('%s is in no report', async (_, written) => {
    const body = `[{"name":${'7'},"message":"<${written}>","release":"${written}","commit":"${written}"}]`;
    const { request } = good;
    const headers: [string, string][] = [['PRIVATE-TOKEN', TOKEN]];
    const { texts, counts } = await judged([
      { ...responding(body), request: { ...request, headers } },
    ]);
    expect(counts.fail).toBe(1);
    expect(Object.keys(texts).length).toBeGreaterThan(4);
    for (const [name, text] of Object.entries(texts)) {
      expect(text, name).not.toContain(TOKEN);
      expect(text, name).not.toContain(written);
      // A long part of the token, as it would be after some decoding.
      expect(text, name).not.toMatch(/Zq7|xkP|tVbN|5a71372b/i);
    }
    expect(texts.terminal).toContain('[redacted]');
  });

  test('with a known prefix and with escapes is in no report', async () => {
    const body = '[{"name":7,"release":"\\u0067lpat\\u002dAbcDefGhiJklMnoPqrSt"}]';
    const { texts } = await judged([responding(body)]);
    for (const [name, text] of Object.entries(texts)) expect(text, name).not.toContain('AbcDefGhi');
  });

  test('is in no line that the proxy prints', async () => {
    const server = await startTestServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(`[{"name":"a","release":"${TOKEN.replace('+', '\\u002b')}"}]`);
    });
    const stdout = collectOutput();
    const proxy = await proxyTraffic({
      contract,
      target: server.url,
      port: 0,
      stdout,
      stderr: stdout,
    });
    const path = new URL(good.request.url).pathname;
    await (await fetch(proxy.url + path, { headers: { 'PRIVATE-TOKEN': TOKEN } })).text();
    await proxy.end();
    await server.close();
    expect(stdout.text()).toContain('release');
    expect(stdout.text()).not.toContain('Zq7');
    expect(stdout.text()).toContain('[redacted]');
  });
});

const deepJson = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const deepForm = `a${'[b]'.repeat(10_000)}=1`;

describe('an exchange that is too large or too deep', () => {
  test.each<[string, TrafficExchange]>([
    ['a response of 5000 open brackets', responding('['.repeat(5000))],
    ['a response of 100 000 levels', responding(deepJson(100_000))],
    ['a response of 40 MB', responding(' '.repeat(40_000_000))],
    ['a deep value in an item', responding(`[{"name":"a","x":${deepJson(5000)}}]`)],
    ['a request of 10 000 levels', sending(`{"tag_name":${deepJson(10_000)}}`)],
    ['a form of 10 000 levels', sending(deepForm, 'application/x-www-form-urlencoded')],
    [
      'a query of 10 000 levels',
      { ...good, request: { ...good.request, url: `${good.request.url}&${deepForm}` } },
    ],
    [
      'a form of too many values',
      sending('a=1&'.repeat(60_000), 'application/x-www-form-urlencoded'),
    ],
  ])('%s is not judged, the report names the entry, and the others are judged', async (_, bad) => {
    const { results, texts, counts, exitStatus } = await judged([good, bad, responding('[7]')]);
    expect(counts).toMatchObject({ fail: 1, error: 0 });
    expect(exitStatus).toBe(1);
    const unjudged = results.filter(({ outcome }) => outcome === 'not-run');
    expect(unjudged.map(({ suite }) => suite).sort()).toEqual(['requests', 'responses']);
    for (const { reason } of unjudged)
      expect(reason).toMatch(/too large: .* \(first in .*traffic\.har, entry 2, 2026-03-01/);
    expect(texts.terminal).toContain('traffic.har, entry 2');
    for (const text of Object.values(texts)) expect(text.length).toBeLessThan(2_000_000);
  });

  test('may be short before it is decoded', () => {
    const response = {
      ...good.response!,
      headers: [['content-encoding', 'gzip, gzip']] as [string, string][],
      body: gzipSync(gzipSync(Buffer.alloc(40_000_000, ' '))),
    };
    expect(response.body.length).toBeLessThan(1000);
    const { problem } = judgeableExtent({ ...good, response });
    expect(problem).toBe('the body of the response is too large: it has more than 32 MB');
  });

  test('does not end the proxy, which judges the exchange after it', async () => {
    const bodies = ['['.repeat(5000), deepJson(50_000), '[7]'];
    const server = await startTestServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(bodies.shift());
    });
    const stdout = collectOutput();
    const record = join(dir, 'record.jsonl');
    const proxy = await proxyTraffic({
      contract,
      target: server.url,
      port: 0,
      stdout,
      stderr: stdout,
      record,
    });
    const path = new URL(good.request.url).pathname;
    for (const length of [5000, 100_000, 3])
      expect((await (await fetch(proxy.url + path)).text()).length).toBe(length);
    const { counts } = await proxy.end();
    await server.close();
    expect(counts).toMatchObject({ fail: 1, error: 0, 'not-run': 4 });
    expect(stdout.text()).toMatch(/^– GET .* 200 listTags: not judged, the body of the response/m);
    const lines = (await readFile(record, 'utf8')).trim().split('\n');
    expect(lines.length).toBe(3);
    expect(lines[0]).not.toContain('[[[[');
  });

  test('a line of JSON that is too deep is not judged either', async () => {
    const file = join(dir, 'lines.jsonl');
    const lines = [responding(deepJson(20_000)), good].map(toLine).join('\n');
    await writeFile(file, `{"request":${deepJson(20_000)}}\n${lines}`);
    const { counts } = await judged([], { files: [file] });
    expect(counts).toMatchObject({ error: 1, 'not-run': 2, pass: 2 });
  });
});

test('a page of a million items is judged in part, in little time and memory, and a note says so', async () => {
  const page = `[${'7,'.repeat(999_999)}7]`;
  const started = performance.now();
  const { results, texts } = await judged([responding(page)], { only: 'responses' });
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(results[0]).toMatchObject({ outcome: 'fail', operations: ['listTags'] });
  expect(results[0]!.notes).toContain('only about the first 20000 values of the body are judged');
  expect(texts.terminal).toContain('only about the first 20000 values');
});

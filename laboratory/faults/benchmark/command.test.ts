/** Tests the `forge-contract-benchmark` command in the way that users see it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../scripts/paths.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchmark-'));
});
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill();
  await rm(folder, { recursive: true });
});

function start(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(PROJECT_DIR, 'laboratory', 'benchmark.ts'), ...args],
    { cwd: PROJECT_DIR },
  );
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return { child, output: () => output };
}

async function benchmark(...args: string[]) {
  const { child, output } = start(...args);
  const [status] = await once(child, 'close');
  return { status, output: output() };
}

test('lists the faults of a kind and an operation', async () => {
  const { output } = await benchmark(
    'list',
    '--kind',
    'pages',
    '--operation',
    'listTags',
    '--json',
  );
  const { version, faults } = JSON.parse(output);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const ids = faults.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(['page-gap:listTags', 'tags.page-token']));
  expect(ids).not.toContain('tags.search');
  expect(faults[0]).not.toHaveProperty('planting');
});

test('lists the defects of real servers, each with its source', async () => {
  const { output } = await benchmark('list', '--list', 'real', '--json');
  const { faults } = JSON.parse(output);
  expect(faults.length).toBeGreaterThan(30);
  for (const { id, from } of faults)
    expect([id, from]).toEqual([/^real-/, /https:/].map((one) => expect.stringMatching(one)));
  const wrong = await benchmark('list', '--list', 'rael');
  expect(wrong).toMatchObject({ status: 2, output: expect.stringMatching(/historic, .*real/) });
});

test('starts a server that does not say what is wrong, unless it is asked to', async () => {
  const args = ['start', 'tags.search-begins', '--port', '0', '--seed', 'world'];
  const [hidden, revealed] = [start(...args), start(...args, '--reveal', '--json')];
  await expect.poll(hidden.output).toMatch(/Fixtures/);
  const [, url] = /at (http\S+?);/.exec(hidden.output())!;
  expect((await fetch(new URL('/_sandbox/health', url))).status).toBe(200);
  expect(hidden.output()).toContain('world ultimate self-managed');
  expect(hidden.output()).not.toContain('listTags');
  await expect.poll(revealed.output).toMatch(/^\{.*\}$/m);
  const [line] = /^\{.*\}$/m.exec(revealed.output())!;
  expect(JSON.parse(line)).toMatchObject({
    setup: 'world ultimate self-managed',
    fixtures: { 'tag.name': expect.any(String) },
    fault: { operations: ['listTags'] },
  });
});

test('suggests the nearest fault and operation', async () => {
  const wrongId = await benchmark('start', 'page-gab:listTags');
  expect(wrongId.output).toContain(
    'The fault `page-gab:listTags` does not exist. Did you mean `page-gap:listTags`?',
  );
  const wrongOperation = await benchmark('list', '--operation', 'listTag');
  expect(wrongOperation).toMatchObject({
    status: 2,
    output: expect.stringContaining('Did you mean `listTags`?'),
  });
});

test('scores findings', async () => {
  const { output: list } = await benchmark('list', '--json');
  const setup = 'random:7 ultimate self-managed';
  const servers = [
    { fault: 'none', setup, findings: [] },
    { fault: 'page-gap:listTags', setup, findings: [{ operation: 'listTags' }] },
    { fault: 'tags.delete', setup, findings: [] },
  ];
  const file = join(folder, 'findings.json');
  await writeFile(file, JSON.stringify({ version: JSON.parse(list).version, tool: 'x', servers }));
  const { output } = await benchmark('score', file);
  expect(output).toMatch(/pages +1 +0\nstate +0 +1\n/);
  expect(output).toContain('missed: tags.delete');
});

/**
 * Tests the recipes in `docs/machines/` with a command that only notes its arguments. `npm run proof -- parallel` runs
 * them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../../cli/commands.ts';
import type { Report } from '../../../conformance/index.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { differencesBetween } from './comparable.ts';
import { readJob } from './proveParallel.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machines-'));
  const file = join(folder, 'forge-contract');
  await writeFile(file, '#!/bin/sh\necho "$@" >> calls\ncat\nexit "$STATUS"\n');
  await chmod(file, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script of a pod in a folder of its own. */
async function pod(file: string, index: number, status: number, files: Record<string, string>) {
  const cwd = await mkdtemp(join(folder, 'pod-'));
  await mkdir(join(cwd, 'parts'));
  await mkdir(join(cwd, 'last'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text);
  const { script } = await readJob(file);
  const { status: exit } = spawnSync('sh', ['-euc', script], {
    cwd,
    input: '',
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      JOB_COMPLETION_INDEX: `${index}`,
      STATUS: `${status}`,
    },
  });
  const read = (name: string) => readFile(join(cwd, name), 'utf8').catch(() => undefined);
  return { exit, call: (await read('calls'))?.trim(), read };
}

describe('a pod for judging', () => {
  const files = { 'parts/7.ndjson': 'seven\n' };

  test('judges the part of its index, and keeps the lines', async () => {
    const { call, read } = await pod('kubernetes-judge.yaml', 7, 0, files);
    expect(call).toBe('judge - --base-path /api/v4 --findings --json');
    expect(await read('findings/7.ndjson')).toBe('seven\n');
  });

  test.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [2, 2],
    [137, 2],
  ])('ends with status %i of the command as a pod with status %i', async (status, exit) => {
    expect((await pod('kubernetes-judge.yaml', 7, status, files)).exit).toBe(exit);
  });
});

describe('a pod for conformance', () => {
  test('runs the shard after its index, and every pod has a shard', async () => {
    const { completions } = await readJob('kubernetes-conform.yaml');
    const { call } = await pod('kubernetes-conform.yaml', completions - 1, 1, {});
    expect(call).toBe(
      `conform --profile /profile/forge.yaml --shard ${completions}/${completions} --report shard-${completions}`,
    );
    expect((await pod('kubernetes-conform.yaml', 0, 2, {})).exit).toBe(2);
  });

  test('divides the cases by the durations of the last run, if there is one', async () => {
    const { call } = await pod('kubernetes-conform.yaml', 0, 0, { 'last/report.json': '{}' });
    expect(call).toContain('--shard 1/8');
    expect(call).toContain('--weigh last/report.json');
  });
});

test('the options of all recipes exist', async () => {
  const texts = await Promise.all(
    ['parallel.sh', 'spark.py', 'kubernetes-judge.yaml', 'kubernetes-conform.yaml'].map((file) =>
      readFile(join(PROJECT_DIR, 'docs/machines', file), 'utf8'),
    ),
  );
  const help = new Map(
    commands().map((command) => [
      command.name(),
      [command, ...command.commands].map((one) => one.helpInformation()).join(),
    ]),
  );
  const calls = texts.flatMap((text) => [
    ...text.matchAll(/forge-contract (judge|conform|report) ([^\n]*)/g),
  ]);
  expect(calls.length).toBeGreaterThan(6);
  for (const [, name, rest] of calls)
    for (const [option] of rest!.matchAll(/--[a-z-]+/g)) expect(help.get(name!)).toContain(option);
});

test('the Jobs are indexed, and a pod that failed is tried again by its index', async () => {
  for (const file of ['kubernetes-judge.yaml', 'kubernetes-conform.yaml']) {
    const { kind, spec } = parse(await readFile(join(PROJECT_DIR, 'docs/machines', file), 'utf8'));
    expect(kind).toBe('Job');
    expect(spec).toMatchObject({ completionMode: 'Indexed', completions: 8 });
    expect(spec.backoffLimitPerIndex).toBeGreaterThan(0);
    expect(spec.template.spec.restartPolicy).toBe('Never');
  }
});

test('the script for GNU parallel and the program for Spark have no syntax error', () => {
  execFileSync('sh', ['-n', join(PROJECT_DIR, 'docs/machines/parallel.sh')]);
  const compile = 'import ast, sys; ast.parse(open(sys.argv[1]).read())';
  execFileSync('python3', ['-c', compile, join(PROJECT_DIR, 'docs/machines/spark.py')]);
});

test('a report that differs from that of one process in a result, a count or a target is found', () => {
  const report = {
    target: { kind: 'live', base: 'https://forge.test/api/v4' },
    run: { exitStatus: 1 },
    counts: { pass: 3 },
    coverage: { totals: {} },
    results: [{ suite: 'responses', id: 'getTag.200', outcome: 'pass', count: 3, findings: [] }],
  } as unknown as Report;
  expect(differencesBetween('x', report, structuredClone(report))).toEqual([]);
  const [first] = report.results;
  const fewer = { ...report, results: [{ ...first!, count: 2 }] };
  expect(differencesBetween('x', report, fewer)).toHaveLength(2);
  expect(differencesBetween('x', report, { ...report, results: [] })).toEqual([
    expect.stringContaining('the merged report lacks'),
  ]);
  const other = { ...report, target: { ...report.target, base: 'https://other.test/api/v4' } };
  expect(differencesBetween('x', report, other)).toEqual([expect.stringContaining('target is')]);
});

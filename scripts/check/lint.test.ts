import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig } from '@redocly/openapi-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Document } from '../../contract/openapi.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { readSource } from '../read/readSource.ts';
import { lintSource, lintStructure } from './lint.ts';
import { lintBundle } from './lintBundle.ts';
import { unusedExceptions } from './lintExceptions.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a source with one path that has the given operation, and reads it. */
async function sourceWith(operation: string) {
  await writeFile(
    join(folder, 'openapi.yaml'),
    'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /things:\n    $ref: things.yaml\n',
  );
  await writeFile(join(folder, 'things.yaml'), `get:\n${operation.replaceAll(/^/gm, '  ')}\n`);
  return readSource(folder);
}

const RESPONSES = 'responses:\n  200:\n    description: All is well.';
const NO_SUMMARY = `operationId: listThings\n${RESPONSES}`;
const EXCEPTION = 'x-lint-exceptions:\n  - { rule: operation-summary, reason: No verb fits. }';
const config = () => createConfig({ rules: { 'operation-summary': 'error' } });

describe('lintSource', () => {
  test('reports a mistake with file and line', async () => {
    const { problems } = await lintSource(await sourceWith(NO_SUMMARY), await config());
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/\/things\.yaml:1:1 {2}.*summary.*\(operation-summary\)$/),
    ]);
  });

  test('removes the problem of a mistake beside or below an exception, and lists the exception as used', async () => {
    const source = await sourceWith(`${NO_SUMMARY}\n${EXCEPTION}`);
    const result = await lintSource(source, await config());
    expect(result.problems).toEqual([]);
    expect(result.exceptions).toMatchObject([
      { rule: 'operation-summary', reason: 'No verb fits.', pointer: '#/get' },
    ]);
    const none = { problems: [], excusedBy: [], exceptions: [] };
    expect(unusedExceptions(source, result, none)).toEqual([]);
  });

  test('reports an exception as unused if only other rules find mistakes', async () => {
    const other = EXCEPTION.replace('operation-summary', 'operation-id');
    const source = await sourceWith(`${NO_SUMMARY}\n${other}`);
    const result = await lintSource(source, await config());
    expect(result.problems).toHaveLength(1);
    const none = { problems: [], excusedBy: [], exceptions: [] };
    expect(unusedExceptions(source, result, none).map(formatProblem)).toEqual([
      expect.stringMatching(
        /things\.yaml:6:3 {2}The exception from 'operation-id' removes no problem/,
      ),
    ]);
  });
});

test('lintStructure reports a wrong structure before any other rule runs', async () => {
  const source = await sourceWith('summary: 5\nresponses: {}');
  expect((await lintStructure(source)).map(formatProblem)).toEqual([
    expect.stringMatching(/things\.yaml:2:12 .*string.*\(struct\)$/),
  ]);
});

describe('lintBundle', () => {
  const rules = {
    rules: {
      'short-title': {
        given: '$.info.title',
        severity: 'error' as const,
        then: { function: () => [{ message: 'Shorten the title.' }] },
      },
    },
  };
  const info = { title: 'A long title', version: '1.0.0' };

  test('reports a mistake with its path in the bundle', async () => {
    const { problems } = await lintBundle({ info } as unknown as Document, rules);
    expect(problems).toEqual([
      {
        rule: 'short-title',
        message: 'Shorten the title. (in the bundle at info › title)',
        file: 'openapi/openapi.yaml',
        line: 1,
        column: 1,
      },
    ]);
  });

  test('removes the problem if the source has an exception for it', async () => {
    const exception = { rule: 'short-title', reason: 'It is the name.' };
    const excused = { info: { ...info, 'x-lint-exceptions': [exception] } };
    const { problems, excusedBy } = await lintBundle(excused as unknown as Document, rules);
    expect(problems).toEqual([]);
    expect(excusedBy).toMatchObject([exception]);
  });
});

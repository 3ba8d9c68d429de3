import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig } from '@redocly/openapi-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Document } from '../../contract/openapi.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { readSource } from '../read/readSource.ts';
import { lintBundle, lintSource, lintStructure, unusedExceptions } from './lint.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A source with one path and this operation. */
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

  test('excuses a mistake beside or below an exception, which then counts as used', async () => {
    const source = await sourceWith(`${NO_SUMMARY}\n${EXCEPTION}`);
    const result = await lintSource(source, await config());
    expect(result.problems).toEqual([]);
    expect(result.exceptions).toMatchObject([
      { rule: 'operation-summary', reason: 'No verb fits.', pointer: '#/get' },
    ]);
    const none = { problems: [], excusedBy: [], exceptions: [] };
    expect(unusedExceptions(source, result, none)).toEqual([]);
  });

  test('ignores an exception from another rule, which is reported as unused', async () => {
    const other = EXCEPTION.replace('operation-summary', 'operation-id');
    const source = await sourceWith(`${NO_SUMMARY}\n${other}`);
    const result = await lintSource(source, await config());
    expect(result.problems).toHaveLength(1);
    const none = { problems: [], excusedBy: [], exceptions: [] };
    expect(unusedExceptions(source, result, none).map(formatProblem)).toEqual([
      expect.stringMatching(
        /things\.yaml:6:3 {2}The exception from 'operation-id' excuses nothing/,
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

  test('excuses a mistake for an exception from the source', async () => {
    const exception = { rule: 'short-title', reason: 'It is the name.' };
    const excused = { info: { ...info, 'x-lint-exceptions': [exception] } };
    const { problems, excusedBy } = await lintBundle(excused as unknown as Document, rules);
    expect(problems).toEqual([]);
    expect(excusedBy).toMatchObject([exception]);
  });
});

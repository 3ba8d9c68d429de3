/** What is said about a case that is wrong, and where. Each starts from a case of the contract that is right. */
import { BaseResolver, loadConfig } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Document } from '../contract/openapi.ts';
import { bundleSource } from './bundle.ts';
import { checkCases } from './checkCases.ts';
import { formatProblem } from './problem.ts';
import { readCases, type SourceCase, type SourceCases } from './readCases.ts';
import { compileValidators } from './validators.ts';

let document: Document;
let validators: ReturnType<typeof compileValidators>['validators'];
let source: SourceCases;

beforeAll(async () => {
  const config = await loadConfig();
  document = await bundleSource(config, new BaseResolver(config.resolve));
  validators = compileValidators(document).validators;
  source = await readCases();
});

/** The problems of the contract's cases after one of them was changed. */
function problemsWith(id: string, change: (documented: SourceCase) => void): string[] {
  const cases = structuredClone(source.cases);
  const changed = cases.find((one) => one.id === id);
  if (!changed) throw new Error(`There is no case ${id}`);
  change(changed);
  return checkCases(document, validators, { ...source, cases }).map(formatProblem);
}

test('the cases of the contract have no problem', () => {
  expect(checkCases(document, validators, source)).toEqual([]);
});

describe('a case', () => {
  test('of an unknown operation is told which one is near', () => {
    const problems = problemsWith('getTag.annotated', (one) => {
      one.operation = 'getTga';
    });
    expect(problems).toContainEqual(expect.stringContaining("did you mean 'getTag'?"));
  });

  test('whose response body breaks the schema is told the line', () => {
    const [problem] = problemsWith('getTag.annotated', (one) => {
      (one.response.body as { protected: unknown }).protected = 'yes';
    });
    const line = source.cases
      .find((one) => one.id === 'getTag.annotated')
      ?.text.split('\n')
      .findIndex((text) => text.includes('protected:'));
    expect(problem).toMatch(
      new RegExp(`^openapi/cases/tags/getTag\\.annotated\\.yaml:${(line ?? 0) + 1}:`),
    );
    expect(problem).toContain('body.protected must be boolean,null');
  });

  test.each<[string, string, (one: SourceCase) => void, string]>([
    [
      'without a required parameter',
      'compareRefs.branches',
      (one) => {
        delete one.request.query.from;
      },
      'query.from is required',
    ],
    [
      'with a parameter that the operation does not have',
      'getTag.annotated',
      (one) => {
        one.request.query.colour = 'red';
      },
      "getTag has no query parameter 'colour'",
    ],
    [
      'with a parameter of another type',
      'listTags.first-page',
      (one) => {
        one.request.query.per_page = 1000;
      },
      'query.per_page must be <= 100',
    ],
    [
      'with a body that lacks a field',
      'createTag.annotated',
      (one) => {
        delete (one.request.body as Record<string, unknown>).ref;
      },
      'body.ref is required',
    ],
    [
      'with a body in a type that is not taken',
      'createTag.annotated',
      (one) => {
        one.request.contentType = 'text/csv';
      },
      'createTag takes application/json or application/x-www-form-urlencoded, not text/csv',
    ],
    [
      'with a status that the operation does not declare',
      'getTag.annotated',
      (one) => {
        one.response.status = 418;
      },
      'getTag declares 200, 404, not 418',
    ],
    [
      'with a header that the response does not declare',
      'getTag.annotated',
      (one) => {
        one.response.headers['x-colour'] = 'red';
      },
      "getTag declares no header 'x-colour'",
    ],
    [
      'with a header of another type',
      'listTags.first-page',
      (one) => {
        one.response.headers['x-page'] = 'one';
      },
      'headers.x-page must be integer',
    ],
    [
      'with a body on a 204',
      'deleteTag.lightweight',
      (one) => {
        one.response.body = {};
      },
      'A 204 has no body here',
    ],
    [
      'without a body where one is due',
      'getTag.annotated',
      (one) => {
        delete one.response.body;
      },
      'The body of the 200 is missing',
    ],
    [
      'in which nobody succeeds at what needs a token',
      'createTag.annotated',
      (one) => {
        one.as = 'anonymous';
      },
      'anonymous cannot succeed',
    ],
    [
      'that says it breaks the contract and does not',
      'createTag.annotated',
      (one) => {
        one.breaks = 'body.ref';
      },
      'The request does not break the contract at body.ref',
    ],
    [
      'that breaks the contract elsewhere than it says',
      'createSshKey.missing-key',
      (one) => {
        one.breaks = 'body.title';
      },
      'body.key is required',
    ],
  ])('%s is refused', (_, id, change, message) => {
    expect(problemsWith(id, change)).toContainEqual(expect.stringContaining(message));
  });
});

describe('a status', () => {
  const withoutRefusedTags = () => source.cases.filter(({ response }) => response.status !== 405);

  test('that no case shows is a problem', () => {
    const cases = withoutRefusedTags();
    const [problem] = checkCases(document, validators, { ...source, cases });
    expect(problem?.message).toContain('createTag declares 405, and no case shows it');
  });

  test('that no case shows may be waived', () => {
    const cases = withoutRefusedTags();
    const waived = { operation: 'createTag', status: 405, reason: 'for a test' };
    const waivers = [...source.waivers, waived];
    expect(checkCases(document, validators, { ...source, cases, waivers })).toEqual([]);
  });

  test.each([
    ['has a case', 'createTag', 405, 'createTag 405 has a case: take the waiver out'],
    ['is not declared', 'createTag', 418, 'createTag declares no 418'],
  ])('that %s needs no waiver', (_, operation, status, message) => {
    const waivers = [...source.waivers, { operation, status, reason: 'for a test' }];
    const [problem] = checkCases(document, validators, { ...source, waivers });
    expect(problem?.message).toBe(message);
  });
});

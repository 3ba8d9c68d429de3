/** Tests the messages about wrong cases, and their positions. Each test changes a correct case of the contract. */
import { beforeAll, describe, expect, test } from 'vitest';
import { compileValidators } from '../../contract/compileValidators.ts';
import { formatProblem } from '../../contract/yaml/problem.ts';
import { operationPlaces } from '../read/operationPlaces.ts';
import type { SourceCase } from '../read/readCases.ts';
import { type ContractSource, readContractSource } from '../testing/readContractSource.ts';
import { checkCases } from './checkCases.ts';

let source: ContractSource;

beforeAll(async () => {
  source = await readContractSource();
});

/** Returns the problems in the contract's cases after one case is changed. */
function problemsWith(id: string, change: (documented: SourceCase) => void): string[] {
  const cases = structuredClone(source.cases);
  const changed = cases.find((one) => one.id === id);
  if (!changed) throw new Error(`There is no case ${id}`);
  change(changed);
  return checkCases(source, cases, source.waivers).map(formatProblem);
}

test('the cases of the contract have no problem', () => {
  expect(checkCases(source, source.cases, source.waivers)).toEqual([]);
});

describe('a case', () => {
  test('of an unknown operation is reported with the nearest operation', () => {
    const problems = problemsWith('getTag.annotated', (one) => {
      one.operation = 'getTga';
    });
    expect(problems).toContainEqual(expect.stringContaining("did you mean 'getTag'?"));
  });

  test('whose response body breaks the schema is reported with the line of the value', () => {
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
    expect(problem).toContain('body.protected must be a boolean or null');
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
      'body must have the field ref',
    ],
    [
      'with a body of an undeclared media type',
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
      'without a required header',
      'listTags.first-page',
      (one) => {
        delete one.response.headers['x-page'];
      },
      'the header x-page is missing',
    ],
    [
      'with a header of another type',
      'listTags.first-page',
      (one) => {
        one.response.headers['x-page'] = 'one';
      },
      'the header x-page must be an integer, got',
    ],
    [
      'with a body on a 204',
      'deleteTag.lightweight',
      (one) => {
        one.response.body = {};
      },
      'a 204 must have no body, got',
    ],
    [
      'without the required body',
      'getTag.annotated',
      (one) => {
        delete one.response.body;
      },
      'the body is not empty; got an empty body',
    ],
    [
      'of a successful call without the required token',
      'createTag.annotated',
      (one) => {
        one.as = 'anonymous';
      },
      'anonymous cannot succeed',
    ],
    [
      'with a `breaks` that does not break the contract',
      'createTag.annotated',
      (one) => {
        one.breaks = 'body.ref';
      },
      'The request does not break the contract at body.ref',
    ],
    [
      'that breaks the contract outside of `breaks`',
      'createSshKey.missing-key',
      (one) => {
        one.breaks = 'body.title';
      },
      'body must have the field key',
    ],
  ])('%s is refused', (_, id, change, message) => {
    expect(problemsWith(id, change)).toContainEqual(expect.stringContaining(message));
  });
});

describe('each mistake is reported exactly once:', () => {
  test('a required field that all cases lack is one problem', () => {
    const document = structuredClone(source.document);
    const tag = document.components.schemas?.Tag as { required: string[] };
    tag.required.push('signed');
    const { validators } = compileValidators(document);
    const problems = checkCases({ document, validators }, source.cases, source.waivers);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem?.message).toContain('must have the field signed');
    // The problem appears in every case whose response is a tag, and in each tag of a list.
    const shown = source.cases.filter(({ operation }) => /^(create|get)Tag$/.test(operation));
    const succeeding = shown.filter(({ response }) => response.status < 300);
    expect(problem?.also?.length).toBeGreaterThan(succeeding.length);
    for (const { file } of succeeding)
      expect([problem, ...(problem?.also ?? [])].map((place) => place?.file)).toContain(file);
  });

  test('two mistakes in one case are two problems', () => {
    const problems = problemsWith('createTag.annotated', (one) => {
      one.request.body = { tag_name: 5 };
    });
    expect(problems).toEqual([
      expect.stringContaining('body must have the field ref'),
      expect.stringContaining('body.tag_name must be a string'),
    ]);
  });
});

describe('a declared status', () => {
  /** Returns the problems about missing cases after some cases are removed. */
  const missingWithout = (isRemoved: (documented: SourceCase) => boolean) => {
    const cases = source.cases.filter((documented) => !isRemoved(documented));
    const places = operationPlaces(source.files);
    const { kinds } = source.world.values;
    return checkCases(source, cases, source.waivers, { places, kinds, unreadable: [] }).map(
      formatProblem,
    );
  };
  const withoutRefusedTags = () => source.cases.filter(({ response }) => response.status !== 405);

  test('without a case is reported', () => {
    const cases = withoutRefusedTags();
    const [problem] = checkCases(source, cases, source.waivers);
    expect(problem?.message).toContain('createTag declares 405, and no case shows it');
  });

  test('without a case is reported at its declaration, with the file to write', () => {
    const problems = missingWithout(({ response }) => response.status === 405);
    expect(problems).toEqual([
      expect.stringMatching(
        /^openapi\/paths\/tags\/tags\.yaml:\d+:\d+ .* Write openapi\/cases\/tags\/createTag\.<name>\.yaml, or add a waiver to openapi\/cases\/waivers\.yaml with the reason why no request leads to it/,
      ),
    ]);
    const line = Number(/:(\d+):/.exec(problems[0]!)?.[1]);
    const file = source.files.find((one) => one.file === 'openapi/paths/tags/tags.yaml')!;
    expect(file.text.split('\n')[line - 1]).toMatch(/^ +'?405'?:/);
  });

  test('with a derived case is not reported while the case of a successful call is missing', () => {
    const problems = missingWithout(({ operation }) => operation === 'getMilestone');
    expect(problems).toEqual([
      expect.stringMatching(
        /milestone\.yaml:\d+:\d+ .*getMilestone declares 200, .*getMilestone\.<name>\.yaml; the build then derives the cases for 401 and 404/,
      ),
    ]);
  });

  test('is reported if the build could derive its case but has not derived it', () => {
    const problems = missingWithout(
      ({ operation, response }) => operation === 'getTag' && response.status === 404,
    );
    expect(problems).toEqual([expect.stringContaining('getTag declares 404')]);
  });

  test('without a case is accepted with a waiver', () => {
    const cases = withoutRefusedTags();
    const waived = { operation: 'createTag', status: 405, reason: 'for a test' };
    const waivers = { ...source.waivers, waivers: [...source.waivers.waivers, waived] };
    expect(checkCases(source, cases, waivers)).toEqual([]);
  });

  test.each([
    ['with a case', 'createTag', 405, 'createTag 405 has a case: remove the waiver'],
    ['without a declaration', 'createTag', 418, 'createTag declares no 418: remove the waiver'],
  ])('%s, but with a waiver, is reported', (_, operation, status, message) => {
    const added = { operation, status, reason: 'for a test' };
    const waivers = { ...source.waivers, waivers: [...source.waivers.waivers, added] };
    const [problem] = checkCases(source, source.cases, waivers);
    expect(problem?.message).toBe(message);
  });
});

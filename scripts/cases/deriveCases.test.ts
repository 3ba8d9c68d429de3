/** Tests the cases that the build derives: for the whole contract, and for a new operation. */
import { beforeAll, describe, expect, test } from 'vitest';
import { compileValidators } from '../../contract/compileValidators.ts';
import { listOperations } from '../../contract/contract.ts';
import { needsToken } from '../../contract/needsToken.ts';
import type { Operation } from '../../contract/openapi.ts';
import { knownValues } from '../../contract/world/knownValues.ts';
import { checkCases } from '../check/checkCases.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import { type ContractSource, readContractSource } from '../testing/readContractSource.ts';
import { deriveCases } from './deriveCases.ts';
import { pathParameters } from './pathParameters.ts';
import { missingResources } from './unknownValues.ts';

let source: ContractSource;
let written: SourceCase[];

beforeAll(async () => {
  source = await readContractSource();
  written = source.cases.filter(({ derived }) => !derived);
});

/** Returns the cases that the build derives from the given written cases. */
function derivedFrom(cases: SourceCase[]): SourceCase[] {
  return deriveCases(source.document, cases, source.world.values, source.files);
}

const caseOf = (id: string) => derivedFrom(written).find((one) => one.id === id);

describe('the contract has', () => {
  test('a case without a token for exactly those operations that need a token', () => {
    const needing = listOperations(source.document)
      .filter(({ definition }) => needsToken(definition))
      .map(({ id }) => id);
    const shown = source.cases
      .filter(({ as, response }) => as === 'anonymous' && response.status === 401)
      .map(({ operation }) => operation);
    expect(needing.length).toBeGreaterThan(100);
    expect(shown).toEqual(expect.arrayContaining(needing));
    const derived = derivedFrom(written).filter(({ response }) => response.status === 401);
    expect(derived.map(({ operation }) => operation).sort()).toEqual(needing.sort());
  });

  test('a case with an unknown value for each path parameter; the values before it name existing resources', () => {
    const { kinds } = source.world.values;
    const parameters = listOperations(source.document).flatMap((operation) =>
      pathParameters(operation)
        .filter(({ fixtures }) => fixtures.length > 0)
        .map((parameter) => ({ operation, ...parameter })),
    );
    expect(parameters.length).toBeGreaterThan(200);
    for (const { operation, name, fixtures } of parameters) {
      const unknown = fixtures.map((key) => String(kinds[key]?.unknown));
      const shown = source.cases.filter(
        (one) =>
          one.operation === operation.id &&
          one.response.status === 404 &&
          unknown.includes(String(one.request.path[name])),
      );
      expect(shown, `${operation.id}: unknown ${name}`).toHaveLength(1);
      const behind: string[] = [];
      for (const other of pathParameters(operation)) {
        if (other.name === name || other.fixtures.length === 0) continue;
        const value = shown[0]!.request.path[other.name]!;
        const found = knownValues(
          other.fixtures.flatMap((key) => kinds[key] ?? []),
          value,
          behind,
        );
        expect(found, `${shown[0]!.id}: ${other.name} ${value}`).not.toEqual([]);
        behind.push(found[0]!.row);
      }
    }
  });

  test('no case with an unknown value for a parameter with an enum', () => {
    const derived = derivedFrom(written).filter(
      ({ operation }) => operation === 'getArchiveInFormat',
    );
    expect(derived.map(({ name }) => name)).toEqual(['unknown-project']);
    expect(derived[0]?.request.path.format).toEqual(expect.any(String));
  });

  test('no two cases with the same name', () => {
    const ids = source.cases.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('a derived case', () => {
  test('is marked as derived, and has the file of its OpenAPI path', () => {
    expect(caseOf('getTag.unknown-tag')).toMatchObject({
      derived: true,
      area: 'tags',
      file: 'openapi/paths/tags/tag.yaml',
      summary: 'Retrieve a tag: the tag does not exist',
      request: { path: { id: 5, tag_name: 'v9.9.9' }, query: {}, headers: {} },
      response: { status: 404, body: { message: '404 Tag Not Found' } },
    });
  });

  test('differs in one place from a call that succeeds: with the required query, the shortest body and the same caller', () => {
    expect(caseOf('compareRefs.unknown-project')?.request.query).toEqual({
      from: 'main',
      to: 'feature/telemetry',
    });
    const { request, as } = caseOf('createMilestone.unknown-project')!;
    const bodies = written
      .filter(({ operation, response }) => operation === 'createMilestone' && response.status < 300)
      .map((one) => [one.as, one.request.body]);
    expect(bodies).toContainEqual([as, request.body]);
  });

  test('has values with the type of the parameter', () => {
    expect(caseOf('getSshKey.unknown-key')?.request.path).toEqual({ key_id: '404404' });
    expect(caseOf('deleteSshKey.unknown-key')?.request.path).toEqual({ key_id: 404404 });
  });

  test('is replaced by a case file with the same name', () => {
    const summary = 'Retrieve a tag that was removed';
    const file: SourceCase = {
      ...caseOf('getTag.unknown-tag')!,
      file: 'openapi/cases/tags/getTag.unknown-tag.yaml',
      summary,
    };
    delete file.derived;
    const ids = derivedFrom([...written, file]).map(({ id }) => id);
    expect(ids).not.toContain('getTag.unknown-tag');
    expect(ids).toContain('getTag.unknown-project');
  });

  test('with a mistake is reported at the operation, with the ID of the case', () => {
    const derived = structuredClone(caseOf('deleteTag.unknown-tag')!);
    derived.response.body = { message: 5 };
    const [problem] = checkCases(source, [...source.cases, derived], source.waivers);
    const { file, text } = derived;
    expect(problem).toMatchObject({
      file,
      line: text.slice(0, text.indexOf('operationId: deleteTag')).split('\n').length,
      message: expect.stringContaining(
        'The build derives this case, deleteTag.unknown-tag. To replace it, write openapi/cases/tags/deleteTag.unknown-tag.yaml',
      ),
    });
  });

  test('is not reported if the case that it was derived from has a mistake', () => {
    const cases = structuredClone(source.cases);
    for (const one of cases)
      if (one.operation === 'createMilestone') one.request.body = { title: 5 };
    const problems = checkCases(source, cases, source.waivers);
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, also = [] } of problems)
      for (const place of [file, ...also.map((other) => other.file)])
        expect(place).toMatch(/^openapi\/cases\//);
  });
});

describe('a new operation', () => {
  const definition = (changes: Partial<Operation> = {}) => ({
    operationId: 'listWatchers',
    summary: 'List watchers',
    tags: ['Notes'],
    security: [{ privateToken: [] }],
    parameters: ['id', 'issue_iid'].map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: { type: 'integer' },
      'x-fixture': name === 'id' ? 'project.id' : 'issue.iid',
    })),
    responses: Object.fromEntries(
      ['200', '401', '404'].map((status) => [
        status,
        source.document.paths['/projects/{id}/milestones']!.get!.responses[
          status === '200' ? '401' : status
        ]!,
      ]),
    ),
    ...changes,
  });

  function contractWith(operation: Operation) {
    const document = structuredClone(source.document);
    document.paths['/projects/{id}/issues/{issue_iid}/watchers'] = { get: operation };
    const text = 'get:\n  operationId: listWatchers\n';
    const file: SourceFile = {
      path: '/openapi/paths/notes/watchers.yaml',
      file: 'openapi/paths/notes/watchers.yaml',
      text,
      value: { get: { operationId: 'listWatchers' } },
    };
    const derived = deriveCases(document, written, source.world.values, [...source.files, file]);
    return { document, derived, ofIt: derived.filter((one) => one.operation === 'listWatchers') };
  }

  test('gets its 401 and 404 without a case file', () => {
    const { document, derived, ofIt } = contractWith(definition());
    expect(
      ofIt.map(({ name, as, request, response }) => [name, as, request.path, response.status]),
    ).toEqual([
      ['anonymous', 'anonymous', { id: 5, issue_iid: 11 }, 401],
      ['unknown-project', 'user', { id: 404404, issue_iid: 11 }, 404],
      ['unknown-issue', 'user', { id: 5, issue_iid: 404404 }, 404],
    ]);
    const compiled = { document, validators: compileValidators(document).validators };
    const problems = checkCases(compiled, [...written, ...derived], source.waivers);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('listWatchers declares 200, and no case shows it'),
    ]);
  });

  test('gets no case for an undeclared status or for a token that it does not need', () => {
    const { 401: _, ...without401 } = definition().responses;
    expect(
      contractWith(definition({ responses: without401 })).ofIt.map(({ name }) => name),
    ).not.toContain('anonymous');
    const { 404: __, ...without404 } = definition().responses;
    expect(
      contractWith(definition({ responses: without404 })).ofIt.map(({ name }) => name),
    ).toEqual(['anonymous']);
    const open = definition({ security: [{}, { privateToken: [] }] });
    expect(contractWith(open).ofIt.map(({ name }) => name)).toEqual([
      'unknown-project',
      'unknown-issue',
    ]);
  });

  test('with a required body gets derived cases only after a written case shows the body', () => {
    const requestBody = { required: true, content: { 'application/json': {} } };
    expect(contractWith(definition({ requestBody })).ofIt).toEqual([]);
  });
});

test('reports a fixture of a path parameter without the name of its resource', () => {
  const { fixtures } = source.world.world;
  expect(missingResources(source.document, fixtures)).toEqual([]);
  const { resource: _, ...issue } = fixtures.data['issue.iid']!;
  const data = { ...fixtures.data, 'issue.iid': issue };
  expect(missingResources(source.document, { ...fixtures, data })).toEqual([
    expect.objectContaining({
      file: 'openapi/world/fixtures.yaml',
      message: expect.stringContaining(
        'issue.iid is in a path, so an unknown value gives a 404. Add `resource`',
      ),
    }),
  ]);
});

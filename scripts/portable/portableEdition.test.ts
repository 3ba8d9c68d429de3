/**
 * Tests the portable edition (for client generators): its rules with a small contract, and the edition of the whole
 * contract.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { compileValidators } from '../../contract/compileValidators.ts';
import { type Contract, operationsById, readContract } from '../../contract/contract.ts';
import { addPackFile, packFile } from '../../contract/extensions/packs.ts';
import type { Document, Parameter, Response, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { exampleDocument } from '../../contract/testing/exampleContract.ts';
import { listChildren } from '../../contract/walkSchema.ts';
import { checkCases } from '../check/checkCases.ts';
import { lintPortable } from '../check/lintAsConsumer.ts';
import type { SourceCase } from '../read/readCases.ts';
import { portableEdition } from './portableEdition.ts';

/**
 * Returns the portable edition of the example contract with other schemas. `createTag` takes a `Thing` and returns
 * it.
 */
function editionWith(schemas: Record<string, Schema>, parameters: unknown[] = []) {
  const document = structuredClone(exampleDocument);
  Object.assign(document.components.schemas!, schemas);
  const post = document.paths['/projects/{id}/tags']!.post!;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  document.paths['/projects/{id}/tags']!.post = {
    ...post,
    parameters: [...post.parameters!, ...(parameters as Parameter[])],
    requestBody: { content },
  };
  const edition = portableEdition(document);
  return {
    edition,
    schemas: edition.components.schemas as Record<string, Schema>,
    operation: edition.paths['/projects/{id}/tags']!.post!,
  };
}

/** Converts a schema, as the schema of a property of `Thing`. */
function portable(schema: Schema, others: Record<string, Schema> = {}): Schema {
  const { schemas } = editionWith({
    Thing: { type: 'object', properties: { it: schema } },
    ...others,
  });
  return (schemas.Thing!.properties as Record<string, Schema>).it!;
}

/** Converts a query parameter. The result may be several parameters. */
function portableParameters(parameter: object) {
  const { operation } = editionWith({ Thing: {} }, [{ in: 'query', ...parameter }]);
  return operation.parameters!.filter((one) => one.in === 'query');
}

const A = { type: 'object', required: ['id', 'a'], properties: { id: { type: 'string' }, a: {} } };
const B = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, b: {} } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('conversion:', () => {
  test('webhooks and the components that only they use are removed', () => {
    const document = structuredClone(exampleDocument);
    const hook = document.paths['/projects/{id}/batch']!;
    delete document.paths['/projects/{id}/batch'];
    const edition = portableEdition({ ...document, webhooks: { batch: hook } });
    expect(edition).not.toHaveProperty('webhooks');
    expect(edition.components.schemas).not.toHaveProperty('Batch');
  });

  test('a parameter that is a number or a string becomes a string', () => {
    const [id] = editionWith({ Thing: {} }).operation.parameters!;
    expect(id!.schema).toMatchObject({ type: 'string' });
    const anyOf = [{ type: 'integer' }, { type: 'string', enum: ['Any'] }];
    expect(portableParameters({ name: 'from', schema: { anyOf } })[0]!.schema).toEqual({
      type: 'string',
    });
  });

  test('other schemas with several types become a schema that accepts any value', () => {
    expect(portable({ type: ['integer', 'string'], format: 'int64' })).toEqual({});
    expect(portable({ anyOf: [{ type: 'string' }, { type: 'array', items: {} }] })).toEqual({});
  });

  test('null beside a type becomes nullable, and an enum keeps its null', () => {
    expect(portable({ type: ['string', 'null'], enum: ['a', null] })).toEqual({
      type: 'string',
      nullable: true,
      enum: ['a', null],
    });
  });

  test('null beside a reference to an object refers to a second schema, which accepts null', () => {
    const it = { anyOf: [ref('A'), { type: 'null' }], description: 'One.' };
    const { schemas } = editionWith({ Thing: { type: 'object', properties: { it } }, A });
    expect(schemas.Thing!.properties).toEqual({
      it: { description: 'One.', allOf: [ref('AOrNull')] },
    });
    expect(schemas.AOrNull).toEqual({ ...A, nullable: true });
    expect(schemas).not.toHaveProperty('A');
  });

  test('an object within a schema that also accepts null becomes a schema of its own', () => {
    const extended_marks = { type: 'object', additionalProperties: { type: 'string' } };
    const Marked = { type: 'object', properties: { extended_marks, id: { type: 'string' } } };
    const it = { anyOf: [ref('Marked'), { type: 'null' }] };
    const { schemas } = editionWith({ Thing: { type: 'object', properties: { it } }, Marked });
    expect(schemas.MarkedOrNull).toEqual({
      ...{ type: 'object', nullable: true },
      properties: { extended_marks: ref('MarkedExtendedMarks'), id: { type: 'string' } },
    });
    expect(schemas.MarkedExtendedMarks).toEqual(extended_marks);
  });

  test('null beside a reference to a list of values leaves only the type, because generators accept no null in the list', () => {
    const Level = { type: 'integer', enum: [10, 20], description: 'A level.' };
    expect(portable({ anyOf: [ref('Level'), { type: 'null' }] }, { Level })).toEqual({
      type: 'integer',
      format: 'int64',
      nullable: true,
      description: 'A level.',
    });
  });

  test('null beside alternatives of one type becomes nullable, and keywords of only one alternative are removed', () => {
    const anyOf = [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      { type: 'null' },
    ];
    expect(portable({ anyOf })).toEqual({ type: 'string', nullable: true });
  });

  test('alternative objects become one component, which has all properties and requires those that every alternative requires', () => {
    const { schemas } = editionWith({
      Thing: { properties: { it: { oneOf: [ref('A'), ref('B')] } } },
      A,
      B,
    });
    expect(schemas.Thing!.properties).toEqual({ it: ref('AOrB') });
    expect(schemas.AOrB).toEqual({
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' }, a: {}, b: {} },
    });
    expect(schemas).not.toHaveProperty('A');
  });

  test('a component that consists of alternatives keeps its name', () => {
    const { schemas } = editionWith({ Thing: { anyOf: [ref('A'), ref('B')] }, A, B });
    expect(Object.keys(schemas.Thing!.properties as object)).toEqual(['id', 'a', 'b']);
  });

  test('an allOf becomes one schema with the more exact keywords of its parts', () => {
    const more = { required: ['b'], properties: { a: { type: 'string' }, b: { type: 'boolean' } } };
    expect(portable({ allOf: [ref('A'), more] }, { A })).toEqual({
      type: 'object',
      required: ['id', 'a', 'b'],
      properties: { id: { type: 'string' }, a: { type: 'string' }, b: { type: 'boolean' } },
    });
  });

  test('a schema for an array or an object becomes a schema that accepts any value', () => {
    expect(portable({ oneOf: [ref('A'), { type: 'array', items: ref('A') }] }, { A })).toEqual({});
  });

  test('alternatives of arrays become one array', () => {
    const anyOf = [
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: ref('A') },
    ];
    expect(portable({ anyOf }, { A })).toEqual({ type: 'array', items: {} });
  });

  test('a filter that takes a list or a keyword becomes an array of strings', () => {
    const anyOf = [{ type: 'array', items: { type: 'integer' } }, { type: 'string' }];
    expect(portableParameters({ name: 'ids[]', schema: { anyOf } })[0]!.schema).toEqual({
      type: 'array',
      items: { type: 'string' },
    });
  });

  test('a hash in the query becomes a parameter for each key', () => {
    const properties = { labels: { type: 'string', description: 'Not these.' } };
    expect(
      portableParameters({
        name: 'not',
        style: 'deepObject',
        explode: true,
        schema: { type: 'object', properties },
      }),
    ).toEqual([
      {
        in: 'query',
        name: 'not[labels]',
        description: 'Not these.',
        required: false,
        schema: { type: 'string' },
      },
    ]);
  });

  test('JSON becomes the only media type if it is offered, and bytes get application/octet-stream before any type', () => {
    const document = structuredClone(exampleDocument);
    const { content } = document.paths['/projects/{id}/tags']!.post!.requestBody!;
    content['application/x-www-form-urlencoded'] = { schema: {} };
    const { paths } = portableEdition(document);
    const body = paths['/projects/{id}/tags']!.post!.requestBody!;
    expect(Object.keys(body.content)).toEqual(['application/json']);
    const bytes = { schema: { type: 'string', format: 'binary' } };
    const { responses } = paths['/projects/{id}/raw']!.get!;
    expect(responses[200]).toHaveProperty('content', {
      ...{ 'application/octet-stream': bytes, '*/*': bytes },
    });
    expect(Object.keys((responses[200] as Response).content!)[0]).toBe('application/octet-stream');
  });

  test('if, then and not are removed, and const becomes an enum with one value', () => {
    expect(portable({ type: 'object', if: {}, then: {}, else: {}, not: {} })).toEqual({
      type: 'object',
    });
    expect(portable({ const: true })).toEqual({ type: 'boolean', enum: [true] });
  });

  test('integers get 64 bits and other numbers double precision', () => {
    expect(portable({ type: 'integer' })).toEqual({ type: 'integer', format: 'int64' });
    expect(portable({ type: ['number', 'null'] })).toMatchObject({ format: 'double' });
  });

  test('the values of a numeric enum keep their names', () => {
    const level = { type: 'integer', enum: [30], 'x-enum-varnames': ['Developer'] };
    expect(portable(level)).toEqual(level);
  });

  test('a component name that clashes with a programming language is replaced everywhere', () => {
    const { edition, schemas } = editionWith({ Thing: {} });
    expect(schemas).toHaveProperty('ApiError');
    expect(JSON.stringify(edition)).not.toContain('schemas/Error"');
  });

  test('a reference has no keywords beside it, and examples and extensions are removed', () => {
    const more = { examples: [{}], 'x-world': 'tags' };
    expect(portable({ ...ref('A'), ...more }, { A })).toEqual(ref('A'));
    expect(portable({ ...ref('A'), ...more, description: 'One.' }, { A })).toEqual({
      description: 'One.',
      allOf: [ref('A')],
    });
  });

  test('facts in extensions become sentences of the description', () => {
    const facts = { 'x-tier': ['premium', 'ultimate'], 'x-not-documented': ['The longest text.'] };
    expect(portable({ type: 'string', description: 'A text.', ...facts })).toEqual({
      type: 'string',
      description: 'A text.\n\nTier: premium and ultimate.\n\nNot documented: The longest text.',
    });
  });

  test.each(['string', ['string']])(
    'a text (%j) in the path cannot be empty, `.` or `..`, which lead to another path',
    (type) => {
      const schema = { type };
      const { operation } = editionWith({ Thing: {} }, [{ in: 'path', name: 'tag', schema }]);
      const { minLength, pattern, ...rest } = operation.parameters!.at(-1)!.schema as Schema;
      expect(rest).toEqual({ type: 'string' });
      expect(minLength).toBe(1);
      const right = new RegExp(pattern as string);
      for (const text of ['a', '.a', '..a', '...', 'a..', 'acme/rocket', '\n'])
        expect(right.test(text), text).toBe(true);
      for (const text of ['', '.', '..']) expect(right.test(text), text).toBe(false);
    },
  );

  test('a default moves to the description, since a client would send it', () => {
    expect(portable({ type: 'boolean', default: false, description: 'Whether.' })).toEqual({
      type: 'boolean',
      description: 'Whether. Default: `false`.',
    });
    const schema = { type: 'integer', default: 20 };
    expect(portableParameters({ name: 'size', description: 'A size.', schema })).toEqual([
      {
        in: 'query',
        name: 'size',
        description: 'A size. Default: `20`.',
        schema: { type: 'integer', format: 'int64' },
      },
    ]);
  });
});

test('the edition with a pack has no problem, and protects each text in a path', async () => {
  const { document } = await addPackFile((await readContract()).document, packFile('everyday'));
  const edition = portableEdition(document);
  expect(await lintPortable(edition)).toEqual([]);
  const open = Object.values(edition.paths).flatMap((item) =>
    [item.get, item.put, item.post, item.patch, item.delete].flatMap((operation) =>
      (operation?.parameters ?? []).filter(
        ({ in: place, schema: { type, pattern, enum: values } }) =>
          place === 'path' && type !== 'integer' && !pattern && !values,
      ),
    ),
  );
  expect(open).toEqual([]);
});

describe('the edition of the contract', () => {
  let contract: Contract;
  let edition: Contract;

  beforeAll(async () => {
    contract = await readContract();
    const document = asJsonSchema(portableEdition(contract.document)) as Document;
    const { validators } = compileValidators(document);
    edition = { ...contract, document, operations: operationsById(document), validators };
  });

  test('has no problem by the strict rules for OpenAPI 3.0', async () => {
    expect(await lintPortable(portableEdition(contract.document))).toEqual([]);
  });

  test('has a type beside each nullable, without which nullable has no effect in OpenAPI 3.0', () => {
    const places: { place: string; type: unknown }[] = [];
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { nullable, type } = value as Schema;
      if (nullable === true) places.push({ place, type });
      for (const [key, child] of Object.entries(value)) visit(child, `${place}/${key}`);
    };
    visit(portableEdition(contract.document), '');
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(({ type }) => typeof type !== 'string')).toEqual([]);
  });

  test('says every fact about operations, and what is not documented at all other places', () => {
    const text = JSON.stringify(portableEdition(contract.document));
    const lost: string[] = [];
    let marks = 0;
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { 'x-not-documented': open = [] } = value as { 'x-not-documented'?: string[] };
      for (const says of open) {
        marks += 1;
        if (!text.includes(JSON.stringify(says).slice(1, -1))) lost.push(place);
      }
      for (const [key, child] of Object.entries(value))
        if (key !== 'examples') visit(child, `${place}/${key}`);
    };
    visit(contract.document.paths, '');
    visit(contract.document.components, '');
    expect(marks).toBeGreaterThan(300);
    // The edition lacks the payload of the webhook and the file of a dependency list. A label has a mixed type, and the
    // description of an element's use replaces that of the element.
    expect([...new Set(lost)].sort()).toEqual([
      '/schemas/AlertPayload',
      '/schemas/AlertPayload/properties/severity',
      '/schemas/DependencyListSbom',
      '/schemas/MergeRequestLabel',
      '/schemas/MetricsAlertPayload',
      '/schemas/ProtectedEnvironmentElementUpdate',
    ]);
    for (const { path, definition } of contract.operations.values()) {
      if (path === undefined) continue;
      const written = edition.operations.get(definition.operationId)!.definition.description!;
      for (const [extension, name] of Object.entries(WRITTEN))
        expect(written.includes(`${name}: `), `${definition.operationId} ${name}`).toBe(
          extension in definition,
        );
    }
  });

  test('has every operation with a path', () => {
    const addressed = [...contract.operations.values()].filter(({ path }) => path !== undefined);
    expect([...edition.operations.keys()]).toEqual(addressed.map(({ id }) => id));
  });

  // The edition keeps one media type per body. It would lose a form with files, and the guide would have to explain
  // uploads.
  test('offers JSON for the same bodies as the contract, in which no form contains files', () => {
    const typesOf = ({ operations }: Contract) =>
      [...operations.values()]
        .filter(({ path, definition }) => path !== undefined && definition.requestBody)
        .map(({ definition }) => Object.keys(definition.requestBody!.content));
    expect(typesOf(edition).every(([type]) => type === 'application/json')).toBe(true);
    expect([...new Set(typesOf(contract).flat())].sort()).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
  });

  const problemsWith = (cases: SourceCase[]) =>
    checkCases(edition, cases, { text: '', file: '', waivers: [] })
      .filter(({ rule }) => rule !== 'case-missing')
      .map(({ file, message }) => `${file}: ${message}`);

  test('accepts every correct request and every documented response', () => {
    const right = portableCases(contract, edition).filter(({ breaks }) => !breaks);
    expect(right.length).toBeGreaterThan(750);
    expect(problemsWith(right)).toEqual([]);
  });

  test('refuses the wrong requests of the cases, except where conditions, alternatives or mixed types are lost', () => {
    const broken = portableCases(contract, edition).filter(({ breaks }) => breaks);
    const accepted = broken.filter((one) =>
      problemsWith([one]).some((text) => text.includes('does not break the contract')),
    );
    expect(broken.length).toBeGreaterThan(80);
    expect(accepted.map(({ id }) => id)).toEqual([
      'createCommit.missing-content',
      'createCommit.two-starts',
      'createCommit.update-without-content',
      'createGroupInvitation.no-invitee',
      'listMergeRequests.too-many-approvers',
      'createMergeRequestBlock.missing-blocking',
      'createProtectedEnvironment.group-and-role',
      'createProtectedEnvironment.user-and-role',
      'updateProtectedEnvironment.remove-without-id',
      'updateRemoteMirror.regex-and-protected',
    ]);
  });

  test('accepts every changed body that the contract accepts', () => {
    let taken = 0;
    const refused: string[] = [];
    const seen = new Set<string>();
    // Some cases break the contract on purpose. Their requests are left out.
    for (const { id, operation, request, response } of contract.cases.filter(
      (one) => !one.breaks,
    )) {
      const { pointer, path } = contract.operations.get(operation)!;
      if (seen.has(`${operation} ${response.status}`)) continue;
      seen.add(`${operation} ${response.status}`);
      const json = ['content', 'application/json', 'schema'];
      const places: [JsonValue | undefined, string][] = [
        [request.body, pointerBelow(pointer, 'requestBody', ...json)],
        [response.body, pointerBelow(pointer, 'responses', response.status, ...json)],
      ];
      for (const [body, place] of places) {
        if (body === undefined || path === undefined || !contract.validators[place]) continue;
        for (const changed of changesOf(body)) {
          if (!contract.validators[place](changed)) continue;
          taken++;
          if (!edition.validators[place]!(changed))
            refused.push(`${id} ${place} ${JSON.stringify(changed)}`);
        }
      }
    }
    expect(refused).toEqual([]);
    expect(taken).toBeGreaterThan(4_000);
  });
});

/** Extensions of operations, with the beginning of their sentences. */
const WRITTEN = {
  'x-roles': 'Roles',
  'x-tier': 'Tier',
  'x-feature-flag': 'Feature flag',
  'x-rate-limit': 'Rate limit',
};

/** Replaces `nullable` with an alternative for null. */
function asJsonSchema(edition: object): unknown {
  return JSON.parse(JSON.stringify(edition), (_, value) => {
    if (value?.nullable !== true) return value;
    const { nullable, ...rest } = value;
    return { anyOf: [rest, { type: 'null' }] };
  });
}

/** Returns the cases with requests as a client sends them that was generated from the portable edition. */
function portableCases({ cases }: Contract, edition: Contract): SourceCase[] {
  return cases.flatMap((one): SourceCase[] => {
    const operation = edition.operations.get(one.operation);
    if (!operation) return [];
    const { parameters = [], responses } = operation.definition;
    const { contentType, path, query, ...request } = one.request;
    const declared = responses[one.response.status] as { content?: object } | undefined;
    const [type] = Object.keys(declared?.content ?? {});
    return [
      {
        ...one,
        text: '{}',
        request: {
          ...request,
          ...(contentType !== undefined && { contentType: 'application/json' }),
          path: asTexts(path, parameters) as Record<string, string>,
          query: asTexts(splitHashes(query, parameters), parameters),
        },
        response: {
          ...one.response,
          ...(one.response.contentType && type && { contentType: type }),
        },
      },
    ];
  });
}

/** Converts `{ not: { labels: 'a' } }` to `{ 'not[labels]': 'a' }` if the edition has no parameter `not`. */
function splitHashes(values: Record<string, JsonValue>, parameters: Parameter[]) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, JsonValue][] =>
      value instanceof Object && !parameters.some((one) => one.name === name)
        ? Object.entries(value).map(([key, one]) => [`${name}[${key}]`, one])
        : [[name, value]],
    ),
  );
}

/** Converts values to strings and arrays where the parameters of the edition have these types. */
function asTexts(values: Record<string, JsonValue>, parameters: Parameter[]) {
  const asText = (value: JsonValue, { type, items }: Schema): JsonValue => {
    if (type === 'array')
      return [value].flat().map((one) => asText(one as JsonValue, items as Schema));
    return type === 'string' && !(value instanceof Object) ? String(value) : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = parameters.find((one) => one.name === name)?.schema;
      return [name, schema ? asText(value, schema as Schema) : value];
    }),
  );
}

/** Returns copies of a value. In each, one part is removed or replaced with a value of another type. */
function* changesOf(value: JsonValue, depth = 0): Generator<JsonValue | undefined> {
  if (depth > 0) yield* [undefined, null, 1.5, 'x', true, [], {}];
  if (depth > 2) return;
  const children = listChildren(value);
  for (const [key, child] of Array.isArray(value) ? children.slice(0, 1) : children) {
    for (const changed of changesOf(child as JsonValue, depth + 1)) {
      const copy = structuredClone(value) as Record<string | number, unknown>;
      if (changed === undefined) delete copy[key];
      else copy[key] = changed;
      yield copy as JsonValue;
    }
  }
}

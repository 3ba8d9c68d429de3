/**
 * Tests `applyOverlay` with the examples of the Overlay specification, and with inputs that version 1.0 leaves open.
 */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonValue } from '../case.ts';
import { applyOverlay, type OverlayAction } from './overlay.ts';

function apply(document: JsonValue | string, actions: OverlayAction[] | string) {
  return applyOverlay(
    typeof document === 'string' ? parse(document) : document,
    typeof actions === 'string' ? parse(actions) : actions,
  );
}

describe('examples of the specification:', () => {
  test('structured', () => {
    const { document } = apply(
      `{ info: { title: a }, paths: { /: { get: { x-rate-limit: 1 } }, /pets: { get: { summary: b } } }, tags: [] }`,
      `
- target: '$'
  update:
    info: { x-overlay-applied: structured-overlay }
    paths:
      '/': { summary: The root resource, get: { summary: Retrieve the root resource, x-rate-limit: 100 } }
      '/pets': { get: { summary: Retrieve a list of pets, x-rate-limit: 100 } }`,
    );
    expect(document).toEqual({
      info: { title: 'a', 'x-overlay-applied': 'structured-overlay' },
      paths: {
        '/': {
          summary: 'The root resource',
          get: { summary: 'Retrieve the root resource', 'x-rate-limit': 100 },
        },
        '/pets': { get: { summary: 'Retrieve a list of pets', 'x-rate-limit': 100 } },
      },
      tags: [],
    });
  });

  test('targeted: an action sees the changes of earlier actions', () => {
    const { document } = apply(
      `paths: { /foo: { get: { description: old } }, /bar: { get: { description: old } } }`,
      `
- { target: "$.paths['/foo'].get", update: { description: This is the new description } }
- { target: "$.paths['/bar']", update: { post: { description: a child object, x-safe: false } } }
- { target: "$.paths['/bar'].post", update: { x-safe: true } }`,
    );
    expect(document).toEqual({
      paths: {
        '/foo': { get: { description: 'This is the new description' } },
        '/bar': {
          get: { description: 'old' },
          post: { description: 'a child object', 'x-safe': true },
        },
      },
    });
  });

  const parameters = `paths: { /a: { get: { parameters: [{ name: filter, in: query }, { name: dummy, in: query }] } }, /b: { get: { parameters: [] } } }`;

  test('wildcards', () => {
    const { document } = apply(
      parameters,
      `
- { target: $.paths.*.get, update: { x-safe: true } }
- target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
  update: { schema: { $ref: '#/components/schemas/filterSchema' } }`,
    );
    expect(document).toEqual({
      paths: {
        '/a': {
          get: {
            'x-safe': true,
            parameters: [
              {
                name: 'filter',
                in: 'query',
                schema: { $ref: '#/components/schemas/filterSchema' },
              },
              { name: 'dummy', in: 'query' },
            ],
          },
        },
        '/b': { get: { 'x-safe': true, parameters: [] } },
      },
    });
  });

  test('items are added to arrays and removed from arrays', () => {
    const { document } = apply(
      parameters,
      `
- { target: $.paths.*.get.parameters, update: { name: newParam, in: query } }
- target: $.paths.*.get.parameters[?@.name == 'dummy']
  remove: true`,
    );
    const added = { name: 'newParam', in: 'query' };
    expect(document).toEqual({
      paths: {
        '/a': { get: { parameters: [{ name: 'filter', in: 'query' }, added] } },
        '/b': { get: { parameters: [added] } },
      },
    });
  });

  test('traits, as corrected in version 1.1 of the specification', () => {
    const { document } = apply(
      `paths: { /items: { get: { x-oai-traits: [paged] } }, /sub: { get: { x-oai-traits: [paged], parameters: [{ name: id }] } }, /other: { get: {} } }`,
      `
- target: $.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get
  update: { parameters: [{ name: top }, { name: skip }] }`,
    );
    const paging = [{ name: 'top' }, { name: 'skip' }];
    expect(document).toEqual({
      paths: {
        '/items': { get: { 'x-oai-traits': ['paged'], parameters: paging } },
        '/sub': { get: { 'x-oai-traits': ['paged'], parameters: [{ name: 'id' }, ...paging] } },
        '/other': { get: {} },
      },
    });
  });
});

describe('questions that version 1.0 leaves open:', () => {
  test('a string that a target selects is removed from every array that contains it, as in version 1.1', () => {
    const { document, changes } = apply({ a: { required: ['x', 'y', 'x'] } }, [
      { target: "$.a.required[?@ == 'x']", remove: true },
    ]);
    expect(document).toEqual({ a: { required: ['y'] } });
    expect(changes).toEqual([
      [
        { pointer: '#/a/required', lost: 'x' },
        { pointer: '#/a/required', lost: 'x' },
      ],
    ]);
  });

  test('an array replaces a single string', () => {
    const { document, changes } = apply({ a: { type: 'string' } }, [
      { target: '$.a', update: { type: ['string', 'null'] } },
    ]);
    expect(document).toEqual({ a: { type: ['string', 'null'] } });
    expect(changes).toEqual([[{ pointer: '#/a/type' }]]);
  });
});

test('the original document does not change', () => {
  const document = { a: [1] };
  apply(document, [{ target: '$.a', update: 2 }]);
  expect(document).toEqual({ a: [1] });
});

test('an action whose target selects nothing has no changes', () => {
  expect(apply({ a: 1 }, [{ target: '$.b', remove: true }])).toEqual({
    document: { a: 1 },
    changes: [[]],
    problems: [],
  });
});

describe('an action that cannot be applied is reported with the reason:', () => {
  test.each([
    [{ target: '$.a[', remove: true }, /not a JSONPath/],
    [{ target: '$', remove: true }, /whole document/],
    [{ target: '$.text', update: 'b' }, /a plain value/],
    [{ target: '$.object', update: 'b' }, /must be an object/],
  ])('%j', (action, message) => {
    const document = { text: 'a', object: {} };
    const result = apply(document, [action]);
    expect(result.problems).toEqual([{ action: 0, message: expect.stringMatching(message) }]);
    expect(result.document).toEqual(document);
  });
});

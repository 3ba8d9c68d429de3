import { expect, test } from 'vitest';
import type { Document, Paginated, Response } from '../../contract/openapi.ts';
import { writeOutPagination } from './writeOutPagination.ts';

/** Returns the parameters and headers of a list operation after the conversion. */
function writtenOut(paginated: Paginated | undefined) {
  const get = {
    operationId: 'listTags',
    ...(paginated && { 'x-paginated': paginated }),
    parameters: [{ name: 'search', in: 'query' }],
    responses: { 200: { description: 'The tags.', content: { 'application/json': {} } } },
  };
  writeOutPagination({ paths: { '/tags': { get } } } as unknown as Document);
  const response = get.responses[200] as Response;
  return {
    operation: Object.keys(get).slice(-2),
    parameters: get.parameters.map((one) => ('$ref' in one ? one.$ref : one.name)),
    headers: Object.keys(response.headers ?? {}),
    response: Object.keys(response),
  };
}

const OFFSET = ['Link', 'x-page', 'x-per-page', 'x-next-page', 'x-prev-page'];
const TOTALS = ['x-total', 'x-total-pages'];
const CURSORS = ['x-next-cursor', 'x-prev-cursor'];

test.each<[Paginated, string[], string[]]>([
  ['offset', ['Page', 'PerPage'], [...OFFSET, ...TOTALS]],
  [{ mode: 'offset', totals: false }, ['Page', 'PerPage'], OFFSET],
  ['both', ['Page', 'PerPage'], [...OFFSET, ...TOTALS, ...CURSORS]],
  ['keyset', ['PerPage'], ['Link', ...CURSORS]],
])(
  '%j adds parameters at the end of the list, and headers before the content',
  (paginated, parameters, headers) => {
    expect(writtenOut(paginated)).toEqual({
      parameters: ['search', ...parameters.map((name) => `#/components/parameters/${name}`)],
      headers,
      operation: ['parameters', 'responses'],
      response: ['description', 'headers', 'content'],
    });
  },
);

test('an operation without pagination does not change', () => {
  expect(writtenOut(undefined)).toEqual({
    parameters: ['search'],
    headers: [],
    operation: ['parameters', 'responses'],
    response: ['description', 'content'],
  });
});

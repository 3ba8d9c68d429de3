/**
 * Replaces the shorthand `x-paginated` of an operation with the pagination parameters and response headers that it
 * stands for.
 */
import {
  type Document,
  METHODS,
  type Operation,
  type Paginated,
  type PaginationMode,
  type Reference,
  type Response,
} from '../../contract/openapi.ts';

/** The parameters of each pagination mode, by their names in `components` of the source. */
const PARAMETERS: Record<PaginationMode, string[]> = {
  offset: ['Page', 'PerPage'],
  keyset: ['PerPage'],
  both: ['Page', 'PerPage'],
};
const OFFSET_HEADERS = {
  'x-page': 'XPage',
  'x-per-page': 'XPerPage',
  'x-next-page': 'XNextPage',
  'x-prev-page': 'XPrevPage',
};
const TOTALS = { 'x-total': 'XTotal', 'x-total-pages': 'XTotalPages' };
const CURSORS = { 'x-next-cursor': 'XNextCursor', 'x-prev-cursor': 'XPrevCursor' };

/**
 * Adds the parameters and headers, in place. It must run before references to components are resolved. The parameters
 * come last, and the headers are added to the response 200. `x-paginated` itself is kept for programs.
 */
export function writeOutPagination(document: Document): void {
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.['x-paginated']) writeOut(operation, operation['x-paginated']);
    }
}

function writeOut(operation: Operation, paginated: Paginated): void {
  const { mode, totals = true } = typeof paginated === 'string' ? { mode: paginated } : paginated;
  const parameters = PARAMETERS[mode].map((name) => reference('parameters', name));
  const names = {
    Link: 'Link',
    ...(mode !== 'keyset' && OFFSET_HEADERS),
    ...(mode !== 'keyset' && totals && TOTALS),
    ...(mode !== 'offset' && CURSORS),
  };
  const headers = Object.fromEntries(
    Object.entries(names).map(([header, name]) => [header, reference('headers', name)]),
  );
  const { responses } = operation;
  const { description, headers: own, ...rest } = responses[200] as Response;
  // The key is deleted and added again, so that `responses` comes after `parameters` in the bundle.
  Reflect.deleteProperty(operation, 'responses');
  Object.assign(operation, {
    // These are references to components. A later step replaces them with the parameters.
    parameters: [...(operation.parameters ?? []), ...parameters],
    responses: { ...responses, 200: { description, headers: { ...headers, ...own }, ...rest } },
  });
}

function reference(section: 'parameters' | 'headers', name: string): Reference {
  return { $ref: `#/components/${section}/${name}` };
}

/** Writes out what `x-paginated` of an operation stands for: the parameters of a page and the headers of its response. */
import {
  type Document,
  METHODS,
  type Operation,
  type Paginated,
  type PaginationMode,
  type Reference,
  type Response,
} from '../../contract/openapi.ts';

/** What is written out, by name: a key of `components` in the root of the source. */
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
 * Changes the document in place, in which parameters and headers are still references to components. The parameters
 * come last, and the headers are those of the 200. `x-paginated` stays where it is, for who reads the bundle.
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
  // Taken out and put back: what is read in the bundle stands in its usual order.
  delete (operation as Partial<Operation>).responses;
  Object.assign(operation, {
    // References for now: what follows puts the parameters themselves on the operation.
    parameters: [...(operation.parameters ?? []), ...parameters],
    responses: { ...responses, 200: { description, headers: { ...headers, ...own }, ...rest } },
  });
}

function reference(section: 'parameters' | 'headers', name: string): Reference {
  return { $ref: `#/components/${section}/${name}` };
}

/** Expands `x-paginated` of an operation to the parameters of a page and the headers of the response. */
import {
  type Document,
  METHODS,
  type Operation,
  type Paginated,
  type PaginationMode,
  type Reference,
  type Response,
} from '../../contract/openapi.ts';

/** The added parameters, by key of `components` in the root of the source. */
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
 * Changes the document in place. Its parameters and headers must still be references to components. The parameters come
 * last, and the headers belong to the 200. `x-paginated` stays, for readers of the bundle.
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
  // Removed and added again, so that the keys in the bundle have their usual order.
  delete (operation as Partial<Operation>).responses;
  Object.assign(operation, {
    // References for now: a later step replaces them by the parameters.
    parameters: [...(operation.parameters ?? []), ...parameters],
    responses: { ...responses, 200: { description, headers: { ...headers, ...own }, ...rest } },
  });
}

function reference(section: 'parameters' | 'headers', name: string): Reference {
  return { $ref: `#/components/${section}/${name}` };
}

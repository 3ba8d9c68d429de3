/** Tests which operations of an extension are lists for the compiler. */
import { expectTypeOf, test } from 'vitest';
import type { paths } from '../generated/types.ts';
import { type ContractOperations, createForgeClient, type Pages } from './index.ts';

/** An operation as openapi-typescript writes it for a document that declares no headers. */
interface Things<Query> {
  parameters: { query?: Query; header?: never; path: { id: number }; cookie?: never };
  requestBody?: never;
  responses: {
    200: {
      headers: { [name: string]: unknown };
      content: { 'application/json': { title: string }[] };
    };
  };
}

interface OwnPaths extends paths {
  '/paged': { get: Things<{ page?: number; per_page?: number }> };
  '/whole': { get: Things<{ search?: string }> };
  '/bare': { get: Things<never> };
}

interface Table extends ContractOperations {
  listPaged: ['get', '/paged'];
  listWhole: ['get', '/whole'];
  listBare: ['get', '/bare'];
}

test('an array with `page` and `per_page` is a list, even without a header `Link`', () => {
  const forge = createForgeClient<OwnPaths, Table>({ baseUrl: 'https://forge.example.com' });
  const init = { path: { id: 1 } };
  expectTypeOf(forge.paginate('listPaged', init)).toEqualTypeOf<Pages<{ title: string }>>();
  // @ts-expect-error: nothing says that it has pages
  forge.paginate('listWhole', init);
  // @ts-expect-error: it takes no query
  forge.paginate('listBare', init);
});

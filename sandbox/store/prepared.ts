import type { Db } from './openStore.ts';

/**
 * Returns a function that builds and prepares a query at its first call for a database, and reuses the query for later
 * requests. When tables change, SQLite itself prepares the query again.
 * @param build builds the query. Arguments after the database choose a variant, such as the order
 */
export function prepared<Variant extends unknown[], Query>(
  build: (db: Db, ...variant: Variant) => Query,
): (db: Db, ...variant: Variant) => Query {
  const roots = new WeakMap<Db, Known<Query>>();
  return (db, ...variant) => {
    let known: Known<Query> = roots.get(db) ?? { further: new Map() };
    roots.set(db, known);
    for (const key of variant) {
      const next: Known<Query> = known.further.get(key) ?? { further: new Map() };
      known.further.set(key, next);
      known = next;
    }
    known.query ??= build(db, ...variant);
    return known.query;
  };
}

interface Known<Query> {
  query?: Query;
  further: Map<unknown, Known<Query>>;
}

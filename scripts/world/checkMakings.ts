/** Holds what the fixtures say of how they are made against the cases. */
import { operationsById } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { World } from './readWorld.ts';

export function checkMakings(
  document: Document,
  { fixtures: source }: World,
  cases: SourceCase[],
): Problem[] {
  const byId = new Map(cases.map((documented) => [documented.id, documented]));
  const operations = operationsById(document);
  return Object.entries(source.data).flatMap(([key, { make }]) =>
    [make ?? []].flat().flatMap(({ case: id }, index) => {
      const path = Array.isArray(make) ? [key, 'make', index, 'case'] : [key, 'make', 'case'];
      const problem = problemOf(id);
      return problem ? [problemAt(source, path, 'world-fixture', problem)] : [];
    }),
  );

  function problemOf(id: string): string | undefined {
    const documented = byId.get(id);
    if (!documented) {
      const near = nearest(id, byId.keys());
      return `There is no case ${id}${near ? `; did you mean ${near}?` : ''}`;
    }
    if (documented.response.status >= 300)
      return `${id} makes nothing: it is answered with ${documented.response.status}`;
    const definition = operations.get(documented.operation)?.definition;
    return definition?.['x-undo'] || definition?.['x-lasting']
      ? undefined
      : `${id} makes nothing: ${documented.operation} has neither x-undo nor x-lasting`;
  }
}

/** Checks that the operations and cases exist that fixtures name for finding and creating resources. */
import { operationsById } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import type { World } from '../../contract/world/buildWorld.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SourceCase } from '../read/readCases.ts';

export function checkFixtures(
  document: Document,
  { fixtures: source }: World,
  cases: (SourceCase | Pick<SourceCase, 'id' | 'operation'>)[],
): Problem[] {
  const byId = new Map(cases.map((documented) => [documented.id, documented]));
  const operations = operationsById(document);
  const fixtures = new Map(Object.entries(source.data));
  return Object.entries(source.data).flatMap(([key, { find, create }]) => {
    const report = (path: (string | number)[], message: string | undefined) =>
      message ? [problemAt(source, [key, ...path], 'world-fixture', message)] : [];
    const ways = <T>(one: T | T[] | undefined, name: string): [T, (string | number)[]][] =>
      [one ?? []]
        .flat()
        .map((way, index) => [way as T, Array.isArray(one) ? [name, index] : [name]]);
    return [
      ...ways(find, 'find').flatMap(([{ operation, same, other, shows, ...asked }, path]) => [
        ...report([...path, 'operation'], unknown('operation', operation, operations)),
        ...(shows
          ? report(
              [...path, 'shows', 'operation'],
              unknown('operation', shows.operation, operations),
            )
          : []),
        ...Object.entries(shows?.same ?? {}).flatMap(([pointer, fixture]) =>
          report([...path, 'shows', 'same', pointer], unknown('fixture', fixture, fixtures)),
        ),
        ...(['answers', 'unknownTo', 'forbiddenBy'] as const).flatMap((word) =>
          asked[word] ? report([...path, word], unknown('operation', asked[word], operations)) : [],
        ),
        ...Object.entries({ same, other }).flatMap(([word, needed = {}]) =>
          Object.entries(needed).flatMap(([pointer, fixture]) =>
            report([...path, word, pointer], unknown('fixture', fixture, fixtures)),
          ),
        ),
      ]),
      ...ways(create, 'create').flatMap(([{ case: id, ready, with: swaps = {} }, path]) => [
        ...report([...path, 'case'], unknown('case', id, byId) ?? whyNothingCreated(id)),
        ...(ready === undefined ? [] : report([...path, 'ready'], unknown('case', ready, byId))),
        ...Object.entries(swaps).flatMap(([fixture, other]) =>
          [fixture, other].flatMap((name) =>
            report([...path, 'with', fixture], unknown('fixture', name, fixtures)),
          ),
        ),
      ]),
    ];
  });

  function whyNothingCreated(id: string): string | undefined {
    const documented = byId.get(id);
    // The file of the case has a problem of its own.
    if (!documented || !('response' in documented)) return undefined;
    const { response, operation } = documented;
    if (response.status >= 300)
      return `${id} creates nothing: its response has the status ${response.status}. Name a case that succeeds`;
    const { definition, method } = operations.get(operation) ?? {};
    // A read shows a value that each write may change.
    return method === 'get' || definition?.['x-undo'] || definition?.['x-irreversible']
      ? undefined
      : `${id} creates nothing: ${operation} has neither x-undo nor x-irreversible. Name a case of an operation that creates or reads`;
  }
}

function unknown(what: string, name: string, known: Map<string, unknown>): string | undefined {
  if (known.has(name)) return undefined;
  const near = nearest(name, known.keys());
  return `There is no ${what} ${name}${near ? `; did you mean ${near}?` : ''}`;
}

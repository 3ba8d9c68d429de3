import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { JudgedResponse } from './reader.ts';

/** The queries of the links of a page by relation; undefined when it has no Link header. */
export function readLinks(
  response: JudgedResponse,
): Record<string, CaseRequest['query']> | undefined {
  const header = response.header('link');
  if (header === undefined) return undefined;
  const links = [...header.matchAll(/<([^>]*)>[^,<]*?;\s*rel="?([^",;]+)"?/g)];
  return Object.fromEntries(links.map(([, target, relation]) => [relation, queryOf(target!)]));
}

/** The parameters of an address; those that end in `[]` are arrays. */
function queryOf(target: string): CaseRequest['query'] {
  const query: Record<string, JsonValue> = {};
  for (const [name, value] of new URL(target, 'http://base.invalid').searchParams)
    query[name] = name.endsWith('[]') ? [...((query[name] as string[]) ?? []), value] : value;
  return query;
}

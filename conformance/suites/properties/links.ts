import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import { parseLinks } from '../../../wire/parseLinks.ts';

/** Returns the query of each link of a page, by relation. Undefined if the Link header is absent. */
export function readLinks(response: {
  header(name: string): string | undefined;
}): Record<string, CaseRequest['query']> | undefined {
  const header = response.header('link');
  if (header === undefined) return undefined;
  const links = Object.entries(parseLinks(header));
  return Object.fromEntries(links.map(([relation, target]) => [relation, queryOf(target)]));
}

/** Returns the query parameters of a URL. A parameter whose name ends in `[]` is an array. */
function queryOf(target: string): CaseRequest['query'] {
  const query: Record<string, JsonValue> = {};
  for (const [name, value] of new URL(target, 'http://base.invalid').searchParams)
    query[name] = name.endsWith('[]') ? [...((query[name] as string[]) ?? []), value] : value;
  return query;
}

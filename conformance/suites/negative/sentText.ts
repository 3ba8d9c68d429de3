import { isDeepStrictEqual } from 'node:util';
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';

/**
 * Describes the parts of a request that differ from a valid request: `page=no-number`, `title: 42`, `no title`.
 * Undefined if nothing in the query and the body differs.
 */
export function sentText(valid: CaseRequest, sent: CaseRequest): string | undefined {
  const query = Object.keys({ ...valid.query, ...sent.query }).flatMap((name) => {
    const value = sent.query[name];
    if (isDeepStrictEqual(value, valid.query[name])) return [];
    return value === undefined ? `no ${name}` : [value].flat().map((one) => `${name}=${one}`);
  });
  const parts = [...query, ...changesIn(valid.body, sent.body, [])];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

/** Describes the deepest places of a body that differ. */
function changesIn(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string[],
): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (after === undefined) return [`no ${path.join('.')}`];
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      changesIn(before[key], after[key], [...path, key]),
    );
  return [`${path.length > 0 ? path.join('.') : 'the body'}: ${brief(after, 40)}`];
}

function isContainer(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null;
}

/** Finds the statements of the documents that name the fields and headers of a documented response. */
import type { CaseResponse } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { ShownOperation } from './page/pageData.ts';

type ShownStatement = ShownOperation['statements'][number];

export interface TracedFields {
  /** The fields and headers that statements name: `commit.status`. */
  stated: { field: string; statements: ShownStatement[] }[];
  /** The other fields. The documents only show them. */
  shown: string[];
}

/** @param statements those of the operation */
export function traceFields(
  { headers, body }: Pick<CaseResponse, 'headers' | 'body'>,
  statements: ShownStatement[],
): TracedFields {
  const fields = [...new Set([...Object.keys(headers), ...listFieldNames(body)])].map((field) => ({
    field,
    statements: statements.filter(({ reads = [] }) => reads.some((name) => isNamed(field, name))),
  }));
  return {
    stated: fields.filter((one) => one.statements.length > 0),
    shown: fields.filter((one) => one.statements.length === 0).map(({ field }) => field),
  };
}

/** Returns true if a statement's name means a field: all of its path, or its end. */
function isNamed(field: string, name: string): boolean {
  const [own, sought] = [field.toLowerCase(), name.toLowerCase()];
  return own === sought || own.endsWith(`.${sought}`);
}

/** Returns the paths of all fields of a body. The items of a list share their paths. */
function listFieldNames(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listFieldNames(item, path));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [own, ...listFieldNames(member, own)];
  });
}

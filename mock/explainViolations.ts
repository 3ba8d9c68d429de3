import { requirementOfFields } from '../contract/explain/requirementOf.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import { segmentsOf } from '../contract/pointer.ts';

/** A place where a request breaks the contract, as Prism finds it. */
export interface Violation {
  /** Where: `['query', 'sort']`, `['body', 'actions', '0']`. */
  path?: string[];
  /** The keyword of JSON Schema that is broken, or a status that Prism deduces. */
  code?: string | number;
  message: string;
}

/**
 * The `message` of an error body in the contract's form: for each field that is wrong, what is
 * wrong with it; a text where it is the request as a whole.
 *
 * @param bodyCauses what is wrong with the body, where the contract can say it better than Prism, which
 *   lists what each alternative of a choice lacks
 */
export function explainViolations(
  violations: Violation[],
  bodyCauses: Cause[] = [],
): string | Record<string, string[]> {
  if (violations.some(({ code }) => code === 401))
    return '401 Unauthorized: PRIVATE-TOKEN is missing';
  const told = [
    ...violations
      .filter(({ path }) => bodyCauses.length === 0 || path?.[0] !== 'body')
      .map(fromPrism),
    ...bodyCauses.flatMap(fromContract),
  ];
  // The body as a whole has no name that a text could stand under.
  if (told.some(([field]) => field === ''))
    return told.map(([field, text]) => `${field} ${text}`.trim()).join('; ');
  const fields: Record<string, string[]> = {};
  for (const [field, text] of told) fields[field] = [...(fields[field] ?? []), text];
  return fields;
}

type Told = [field: string, text: string];

function fromPrism({ path = [], message }: Violation): Told {
  const missing = /must have required property '(?<name>[^']+)'/.exec(message)?.groups?.name;
  const field = [...path.slice(1), ...(missing ? [missing] : [])].join('.');
  const text = message.replace(/^Request (body|query|path|header)s? (parameter |property )?/i, '');
  return [field, field ? text.replace(`${field} `, '') : text];
}

function fromContract({ path, missing, requirement }: Cause): Told[] {
  const place = segmentsOf(path);
  if (missing.length === 0) return [[place.join('.'), requirement]];
  const condition = requirement.slice(requirementOfFields(missing).length);
  return missing.map((name) => [[...place, name].join('.'), `must be there${condition}`]);
}

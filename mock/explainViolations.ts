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
 */
export function explainViolations(violations: Violation[]): string | Record<string, string[]> {
  if (violations.some(({ code }) => code === 401))
    return '401 Unauthorized: PRIVATE-TOKEN is missing';
  const fields: Record<string, string[]> = {};
  // An `if` is broken by what its `then` says, and that is a violation of its own.
  for (const violation of violations.filter(({ code }) => code !== 'if')) {
    const field = fieldOf(violation);
    const text = violation.message.replace(
      /^Request (body|query|path|header)s? (parameter |property )?/i,
      '',
    );
    fields[field] = [...(fields[field] ?? []), field ? text.replace(`${field} `, '') : text];
  }
  return fields[''] ? fields[''].join('; ') : fields;
}

function fieldOf({ path = [], message }: Violation): string {
  const missing = /must have required property '(?<name>[^']+)'/.exec(message)?.groups?.name;
  return [...path.slice(1), ...(missing ? [missing] : [])].join('.');
}

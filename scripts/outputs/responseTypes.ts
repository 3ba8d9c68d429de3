import type { Case } from '../../contract/case.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the types of `responses.js`, so that the compiler checks the names of operations and cases. */
export const responseTypes: Output = {
  file: 'generated/responses.d.ts',
  committed: true,
  text: ({ cases }) => `// ${BANNER}

import type { CaseRequest, CaseResponse } from '../contract/case.js';
import type { Method } from '../contract/openapi.js';

/** The responses of an operation, by the name of the case. Successful cases come first. */
export interface Responses<Statuses extends Record<string, number>> {
  method: Method;
  /** The path template. The alert intake has none, since only the caller knows its URL. */
  path?: string;
  /** The headers that may carry the token. A request needs one of them. */
  tokens?: string[];
  /** The required fields of the request body. Undefined if the operation takes no body. */
  body?: { required: boolean; fields: string[] };
  /** The names of path parameters that must be integers. */
  numbers?: string[];
  /** For a list: the lower-case names of its pagination headers, and the request of each case. */
  pages?: { headers: string[]; requests: Record<string, Pick<CaseRequest, 'path' | 'query'>> };
  cases: { [Name in keyof Statuses]: CaseResponse & { status: Statuses[Name] } };
}

export declare const responses: {
${responseEntries(cases)}
};
`,
};

/** Returns the members of the type of responses: an operation for each line. */
export function responseEntries(cases: Pick<Case, 'operation' | 'name' | 'response'>[]): string {
  return [...groupBy(cases, ({ operation }) => operation)]
    .map(
      ([id, group]) =>
        `  ${id}: Responses<{ ${group.map(({ name, response }) => `'${name}': ${response.status}`).join('; ')} }>;`,
    )
    .join('\n');
}

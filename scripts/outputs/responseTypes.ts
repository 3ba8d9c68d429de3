import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the types of `responses.js`, so that the compiler checks names of operations and cases. */
export const responseTypes: Output = {
  file: 'generated/responses.d.ts',
  committed: true,
  text: ({ cases }) => `// ${BANNER}

import type { CaseRequest, CaseResponse } from '../contract/case.js';
import type { Method } from '../contract/openapi.js';

/** An operation with the status of each case, by name; successful cases come first. */
export interface Responses<Statuses extends Record<string, number>> {
  method: Method;
  /** Absent for the alert intake. */
  path?: string;
  /** The headers that may carry the token; one of them must. */
  tokens?: string[];
  /** The required fields of a body. Absent if the operation takes no body. */
  body?: { required: boolean; fields: string[] };
  /** The path parameters that are integers. */
  numbers?: string[];
  /** For a list: the lower-case names of the headers of a page, and the requests of its cases. */
  pages?: { headers: string[]; requests: Record<string, Pick<CaseRequest, 'path' | 'query'>> };
  cases: { [Name in keyof Statuses]: CaseResponse & { status: Statuses[Name] } };
}

export declare const responses: {
${[...groupBy(cases, ({ operation }) => operation)]
  .map(
    ([id, group]) =>
      `  ${id}: Responses<{ ${group.map(({ name, response }) => `'${name}': ${response.status}`).join('; ')} }>;`,
  )
  .join('\n')}
};
`,
};

import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** The names of operations and cases in `answers.js`, for the compiler to check. */
export const responseTypes: Output = {
  file: 'generated/responses.d.ts',
  committed: true,
  text: ({ cases }) => `// ${BANNER}

import type { CaseRequest, CaseResponse } from '../contract/case.js';
import type { Method } from '../contract/openapi.js';

/** An operation with its cases, by name with the status of each; what succeeds comes first. */
export interface Answers<Statuses extends Record<string, number>> {
  method: Method;
  /** The alert intake has none. */
  path?: string;
  /** The headers of which one must carry a token. */
  tokens?: string[];
  /** What a body must have. Without it, the operation takes no body. */
  body?: { required: boolean; fields: string[] };
  /** The path parameters that are integers. */
  numbers?: string[];
  /** Of a list: the lower-case names of the headers of a page, and the requests of its cases. */
  pages?: { headers: string[]; requests: Record<string, Pick<CaseRequest, 'path' | 'query'>> };
  cases: { [Name in keyof Statuses]: CaseResponse & { status: Statuses[Name] } };
}

export declare const responses: {
${[...groupBy(cases, ({ operation }) => operation)]
  .map(
    ([id, group]) =>
      `  ${id}: Answers<{ ${group.map(({ name, response }) => `'${name}': ${response.status}`).join('; ')} }>;`,
  )
  .join('\n')}
};
`,
};

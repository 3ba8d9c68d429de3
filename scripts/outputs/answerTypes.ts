import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** The names of operations and cases in `answers.js`, for the compiler to check. */
export const answerTypes: Output = {
  file: 'generated/answers.d.ts',
  committed: true,
  text: ({ cases }) => `// ${BANNER}

import type { CaseResponse } from '../contract/case.js';
import type { Method } from '../contract/openapi.js';

/** An operation with its cases; what succeeds comes first. The alert intake has no path. */
export interface Answers<Name extends string> {
  method: Method;
  path?: string;
  cases: Record<Name, CaseResponse>;
}

export declare const answers: {
${[...groupBy(cases, ({ operation }) => operation)]
  .map(([id, group]) => `  ${id}: Answers<${group.map(({ name }) => `'${name}'`).join(' | ')}>;`)
  .join('\n')}
};
`,
};

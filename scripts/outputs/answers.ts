/** The answers of the cases, as doubles for a front end's tests need them. */
import type { Case } from '../../contract/case.ts';
import { operationsOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document } from '../../contract/openapi.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Changes here are lost.\n\n';

/** `generated/answers.js`: what each case answers, by operation and name. */
export function answersText(document: Document, cases: Case[]): string {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const answers = operationsOf(document).map(({ id, method, path }) => [
    id,
    {
      method,
      path,
      cases: Object.fromEntries(
        (casesOf.get(id) ?? []).map(({ name, response }) => [name, response]),
      ),
    },
  ]);
  return `${BANNER}export const answers = ${JSON.stringify(Object.fromEntries(answers))};\n`;
}

/** `generated/answers.d.ts`: the names of operations and cases, for the compiler to check. */
export function answersTypeText(cases: Case[]): string {
  return `${BANNER}import type { CaseResponse } from '../contract/case.js';
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
`;
}

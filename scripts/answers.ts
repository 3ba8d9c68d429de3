/** The answers of the cases, as doubles for a front end's tests need them. */
import type { Case } from '../contract/case.ts';
import { groupBy } from '../contract/groupBy.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Changes here are lost.\n\n';

/** `generated/answers.js`: what each case answers, by operation and name. */
export function answersText(cases: Case[]): string {
  const answers = Object.fromEntries(
    [...groupBy(cases, ({ operation }) => operation)].map(([operation, group]) => [
      operation,
      Object.fromEntries(group.map(({ name, response }) => [name, response])),
    ]),
  );
  return `${BANNER}export const answers = ${JSON.stringify(answers)};\n`;
}

/** `generated/answers.d.ts`: the names of operations and cases, for the compiler to check. */
export function answersTypeText(cases: Case[]): string {
  return [
    `${BANNER}import type { CaseResponse } from '../contract/case.js';`,
    '',
    '/** What each case answers, by operation and name; what succeeds comes first. */',
    'export declare const answers: {',
    ...[...groupBy(cases, ({ operation }) => operation)].map(
      ([operation, group]) =>
        `  ${operation}: Record<${group.map(({ name }) => `'${name}'`).join(' | ')}, CaseResponse>;`,
    ),
    '};',
    '',
  ].join('\n');
}

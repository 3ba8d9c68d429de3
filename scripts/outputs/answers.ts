import { operationsOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * What each case answers, by operation and name: all that doubles in a front end's tests need.
 * The types are in `answers.d.ts`.
 */
export const answers: Output = {
  file: 'generated/answers.js',
  committed: false,
  text: ({ document, cases }) => {
    const casesOf = groupBy(cases, ({ operation }) => operation);
    const entries = operationsOf(document).map(({ id, method, path }) => [
      id,
      {
        method,
        path,
        cases: Object.fromEntries(
          (casesOf.get(id) ?? []).map(({ name, response }) => [name, response]),
        ),
      },
    ]);
    return `// ${BANNER}\n\nexport const answers = ${JSON.stringify(Object.fromEntries(entries))};\n`;
  },
};

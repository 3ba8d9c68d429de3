import type { Case } from '../../contract/case.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import { nameArea } from './nameMethods.ts';
import type { Output } from './output.ts';

/** Writes the types of `responses.js`, so that the compiler checks the names of operations and cases. */
export const responseTypes: Output = {
  file: 'generated/responses.d.ts',
  committed: true,
  text: ({ document, cases }) => {
    const casesOf = groupBy(cases, ({ operation }) => operation);
    const byArea = groupBy(casesOf.keys(), (id) => nameArea(document, id));
    return `// ${BANNER}

import type { Responses } from '../contract/documentedResponses.js';

export type { Responses } from '../contract/documentedResponses.js';

/** The IDs of the resources of the example world, by their paths and usernames. */
export declare const names: Record<string, string>;

${[...byArea]
  .map(
    ([area, ids]) =>
      `export declare const ${area}: {\n${responseEntries(ids.flatMap((id) => casesOf.get(id) ?? []))}\n};\n`,
  )
  .join('\n')}
export declare const responses: ${[...byArea.keys()].map((area) => `typeof ${area}`).join(' & ')};
`;
  },
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

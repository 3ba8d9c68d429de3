import { listResponses } from '../../wire/documented/listResponses.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Writes the response of each case, by operation and case name, for test doubles in browsers (msw). It also writes
 * the required parts of requests, so that test doubles find the most common mistakes. The validators of the whole
 * contract would be five times as large. The types are in `responses.d.ts`.
 */
export const responses: Output = {
  file: 'generated/responses.js',
  committed: false,
  text: ({ document, cases }) =>
    `// ${BANNER}\n\nexport const responses = ${JSON.stringify(listResponses(document, cases))};\n`,
};

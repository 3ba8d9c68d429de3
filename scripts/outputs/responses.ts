import { groupBy } from '../../contract/groupBy.ts';
import { resourceNames } from '../../wire/documented/documentOperation.ts';
import { listResponses } from '../../wire/documented/listResponses.ts';
import { BANNER } from './banner.ts';
import { nameArea } from './nameMethods.ts';
import type { Output } from './output.ts';

/**
 * Writes the response of each case, by area, operation and case name, for test doubles in browsers (msw). A bundle takes
 * only the areas that an application imports. The validators of the whole contract would be five times as large. The
 * types are in `responses.d.ts`.
 */
export const responses: Output = {
  file: 'generated/responses.js',
  committed: false,
  text: ({ document, cases }) => {
    const all = listResponses(document, cases);
    const byArea = groupBy(Object.keys(all), (id) => nameArea(document, id));
    const areas = [...byArea].map(([area, ids]) => {
      const own = Object.fromEntries(ids.map((id) => [id, all[id]]));
      return `export const ${area} = ${JSON.stringify(own)};\n`;
    });
    const names = `export const names = ${JSON.stringify(resourceNames(document))};\n`;
    return `// ${BANNER}\n\n${names}${areas.join('')}export const responses = /* @__PURE__ */ Object.assign({}, ${[...byArea.keys()].join(', ')});\n`;
  },
};

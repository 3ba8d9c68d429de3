/**
 * The Redocly plugin `forge`. Each folder in `redocly/` contains one rule. The configuration `forge/all` enables all
 * rules, so a new rule needs only a new folder.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportOnce } from './reportOnce.js';

/**
 * A Redocly rule: the default export of a file `redocly/<name>/rule.js`.
 *
 * @typedef {object} Rule
 * @property {string} description A sentence with the requirement.
 * @property {string} reason The harm that the rule prevents.
 * @property {() => import('@redocly/openapi-core').Oas3Visitor} visitor Creates the visitor for one run of the linter.
 *   It may report a problem several times: the plugin removes the duplicates.
 */

/**
 * Loads the rules for a linter.
 *
 * @template T
 * @param {'redocly' | 'spectral'} linter The folder with the rules.
 * @returns {Promise<Record<string, T>>} The default export of each `rule.js`, by the name of its folder.
 */
export async function readRules(linter) {
  const folder = join(import.meta.dirname, linter);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const file = join(linter, name, 'rule.js');
        const url = pathToFileURL(join(import.meta.dirname, file)).href;
        const module = await import(url).catch((error) => {
          throw new Error(`openapi/rules/${file} cannot be loaded: ${error.message}`);
        });
        const method = linter === 'redocly' ? 'visitor' : 'check';
        if (typeof module.default?.[method] !== 'function')
          throw new Error(
            `openapi/rules/${file} has no default export with a function ${method}: add it`,
          );
        return [name, module.default];
      }),
    ),
  );
}

/** @type {Record<string, Rule>} */
export const rules = await readRules('redocly');

/**
 * @param {[name: string, rule: Rule][]} named The rules with their names.
 * @returns {Record<string, any>} The visitors by the name of the rule. The type is loose, since it must fit documents of all kinds.
 */
function visitorsOf(named) {
  return Object.fromEntries(
    named.map(([name, { visitor }]) => [name, () => reportOnce(visitor())]),
  );
}

/** @returns {import('@redocly/openapi-core').Plugin} The plugin in the form that Redocly expects. */
export default function forge() {
  return {
    id: 'forge',
    rules: {
      oas3: visitorsOf(Object.entries(rules)),
      // This rule also runs on the workflows, since they contain `x-` extensions, too.
      arazzo1: visitorsOf(
        Object.entries(rules).filter(([name]) => name === 'extension-vocabulary'),
      ),
    },
    typeExtension: {
      // With this type, Redocly lints the values of `x-common-responses` as responses, and bundles their references.
      oas3: ({ Root, ...types }) => ({
        ...types,
        Root: { ...Root, properties: { ...Root?.properties, 'x-common-responses': 'Responses' } },
      }),
    },
    configs: {
      all: {
        rules: Object.fromEntries(Object.keys(rules).map((name) => [`forge/${name}`, 'error'])),
      },
    },
  };
}

/**
 * The Redocly plugin `forge`. Each folder in `redocly/` is a rule, and the configuration `forge/all` turns all of them
 * on. A new rule needs only a new folder.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportOnce } from './reportOnce.js';

/**
 * The default export of the `rule.js` in a folder of `redocly/`.
 *
 * @typedef {object} Rule
 * @property {string} description The requirement, in a sentence.
 * @property {string} reason The damage that a violation does.
 * @property {() => import('@redocly/openapi-core').Oas3Visitor} visitor Creates the visitor for one run of the linter.
 *   It may report the same problem several times: the plugin passes it on once.
 */

/**
 * Reads the rules of a folder of rules.
 *
 * @template T
 * @param {'redocly' | 'spectral'} linter The folder.
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
 * @param {[name: string, rule: Rule][]} named
 * @returns {Record<string, any>} The visitors by name. The type allows any kind of document.
 */
function visitorsOf(named) {
  return Object.fromEntries(
    named.map(([name, { visitor }]) => [name, () => reportOnce(visitor())]),
  );
}

/** @returns {import('@redocly/openapi-core').Plugin} The plugin in the form that Redocly needs. */
export default function forge() {
  return {
    id: 'forge',
    rules: {
      oas3: visitorsOf(Object.entries(rules)),
      // The workflows have extensions, too.
      arazzo1: visitorsOf(
        Object.entries(rules).filter(([name]) => name === 'extension-vocabulary'),
      ),
    },
    typeExtension: {
      // Redocly then lints these as responses, and bundles their references.
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

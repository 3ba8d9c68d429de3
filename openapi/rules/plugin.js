/**
 * The Redocly plugin `forge`: every folder of `redocly/` is a rule, and the configuration `forge/all`
 * turns all of them on. A new rule is a new folder, and nothing else.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportOnce } from './reportOnce.js';

/**
 * What the `rule.js` of a folder in `redocly/` exports.
 *
 * @typedef {object} Rule
 * @property {string} description What must hold, in a sentence.
 * @property {string} reason What goes wrong where it does not hold.
 * @property {() => import('@redocly/openapi-core').Oas3Visitor} visitor Makes the visitor for one run of the linter.
 *   It may report the same problem as often as it meets it: the plugin lets it through once.
 */

/**
 * Reads the rules of a folder of rules.
 *
 * @template T
 * @param {'redocly' | 'spectral'} linter The folder.
 * @returns {Promise<Record<string, T>>} What each `rule.js` exports, by the name of its folder.
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
        const works = linter === 'redocly' ? 'visitor' : 'check';
        if (typeof module.default?.[works] !== 'function')
          throw new Error(`openapi/rules/${file} exports no rule by default: it has no ${works}`);
        return [name, module.default];
      }),
    ),
  );
}

/** @type {Record<string, Rule>} */
export const rules = await readRules('redocly');

/**
 * @param {[name: string, rule: Rule][]} named
 * @returns {Record<string, any>} For whichever kind of document: a visitor that visits `any` node fits all.
 */
function visitorsOf(named) {
  return Object.fromEntries(
    named.map(([name, { visitor }]) => [name, () => reportOnce(visitor())]),
  );
}

/** @returns {import('@redocly/openapi-core').Plugin} The plugin, as Redocly asks for it. */
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
      // Responses like any others: linted as such, and bundled with what they refer to.
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

/** The lint rules that need the bundle. Each folder in `spectral/` contains one rule. */
import { readRules } from './plugin.js';

/**
 * A Spectral rule: the default export of a file `spectral/<name>/rule.js`.
 *
 * @typedef {object} Rule
 * @property {string} description A sentence with the requirement.
 * @property {string} reason The harm that the rule prevents.
 * @property {string} given A JSONPath that selects the nodes to check.
 * @property {(node: any, path: (string | number)[]) => Problem[]} check Finds the problems of one node.
 *
 * @typedef {{ message: string, path: (string | number)[] }} Problem The message says what to do. `path` is a path of keys in the bundle.
 */

/** @type {Record<string, Rule>} */
export const rules = await readRules('spectral');

/** @type {Record<string, any>} The rules in the form that Spectral expects. */
export default Object.fromEntries(
  Object.entries(rules).map(([name, { description, given, check }]) => [
    `forge/${name}`,
    {
      description,
      message: '{{error}}',
      severity: 'error',
      given,
      then: {
        /** @type {import('@stoplight/spectral-core').RulesetFunction} */
        function: (node, _, { path }) => check(node, path),
      },
    },
  ]),
);

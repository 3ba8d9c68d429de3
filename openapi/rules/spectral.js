/** The rules that need the bundle. Each folder in `spectral/` is a rule. */
import { readRules } from './plugin.js';

/**
 * The default export of the `rule.js` in a folder of `spectral/`.
 *
 * @typedef {object} Rule
 * @property {string} description The requirement, in a sentence.
 * @property {string} reason The damage that a violation does.
 * @property {string} given JSONPath of the nodes to check.
 * @property {(node: any, path: (string | number)[]) => Problem[]} check Finds the problems of one node.
 *
 * @typedef {{ message: string, path: (string | number)[] }} Problem The message says what to do. The path is in the bundle.
 */

/** @type {Record<string, Rule>} */
export const rules = await readRules('spectral');

/** @type {Record<string, any>} The rules in the form that Spectral needs. */
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

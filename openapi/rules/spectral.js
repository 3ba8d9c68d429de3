/** The rules that need the bundle: every folder of `spectral/` is one. */
import { readRules } from './plugin.js';

/**
 * What the `rule.js` of a folder in `spectral/` exports.
 *
 * @typedef {object} Rule
 * @property {string} description What must hold, in a sentence.
 * @property {string} reason What goes wrong where it does not hold.
 * @property {string} given JSONPath of the nodes to check.
 * @property {(node: any, path: (string | number)[]) => Problem[]} check Finds the problems of one node.
 *
 * @typedef {{ message: string, path: (string | number)[] }} Problem What to do, and where in the bundle.
 */

/** @type {Record<string, Rule>} */
export const rules = await readRules('spectral');

/** @type {Record<string, any>} The rules as Spectral asks for them. */
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

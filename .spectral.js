/** How Spectral lints the bundle: every rule for OpenAPI, and our own that need the bundle. */
import spectralRulesets from '@stoplight/spectral-rulesets';
import rules from './openapi/rules/spectral.js';

/** @typedef {import('@stoplight/spectral-core').RulesetDefinition} RulesetDefinition */

/**
 * What has been said before the bundle is linted, and there with file and line: of the examples of
 * requests and answers by the checks of the cases, of others by Redocly's `no-invalid-*-examples`.
 */
const SAID_BEFORE = ['oas3-valid-media-example', 'oas3-valid-schema-example'];

/** @type {RulesetDefinition} */
export default {
  extends: [[/** @type {RulesetDefinition} */ (spectralRulesets.oas), 'all']],
  rules: { ...rules, ...Object.fromEntries(SAID_BEFORE.map((rule) => [rule, 'off'])) },
};

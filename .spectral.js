/** How Spectral lints the bundle: every rule for OpenAPI, and our own that need the bundle. */
import spectralRulesets from '@stoplight/spectral-rulesets';
import rules from './openapi/rules/spectral.js';

/** @typedef {import('@stoplight/spectral-core').RulesetDefinition} RulesetDefinition */

/** @type {RulesetDefinition} */
export default {
  extends: [[/** @type {RulesetDefinition} */ (spectralRulesets.oas), 'all']],
  rules,
};

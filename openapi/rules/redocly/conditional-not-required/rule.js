import { follow } from '../../follow.js';

/** Keywords which mark properties that may be absent. */
const CONDITIONS = ['deprecated', 'x-tier', 'x-offering', 'x-roles', 'x-feature-flag'];

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A property is not in `required` if it is deprecated, or if it depends on a tier, an offering, a role or a feature flag.',
  reason:
    'If the property were required, a deployment without it would break the contract and every strict client.',
  visitor: () => ({
    Schema(/** @type {import('../../follow.js').Node} */ schema, { location, report, resolve }) {
      for (const [i, name] of (schema.required ?? []).entries()) {
        const property = schema.properties?.[name] ?? {};
        const place = location.child(['properties', name]);
        const merged = { ...follow(property, place, resolve).node, ...property };
        const condition = CONDITIONS.find(
          (keyword) => keyword in merged && merged[keyword] !== false,
        );
        if (condition)
          report({
            message: `Remove \`${name}\` from \`required\`: it has \`${condition}\`, so it may be absent.`,
            location: location.child(['required', i]),
          });
      }
    },
  }),
};

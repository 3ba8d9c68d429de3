import { follow } from '../../follow.js';

/** Keywords of properties that may be absent. */
const CONDITIONS = ['deprecated', 'x-tier', 'x-offering', 'x-roles', 'x-feature-flag'];

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A property that is deprecated, or that only a tier, an offering, a role or a feature flag has, is not in `required`.',
  reason:
    'A deployment without it, or a release that drops it, would break the contract and every strict client.',
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

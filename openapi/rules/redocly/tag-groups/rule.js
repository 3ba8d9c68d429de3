/** @typedef {{ tags?: { name: string }[], 'x-tagGroups'?: { name: string, tags: string[] }[] }} Groups */

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'Every tag is in exactly one group of `x-tagGroups`. Every name in a group is the name of a tag.',
  reason: 'The reference does not show the operations of a tag without a group.',
  visitor: () => ({
    Root(/** @type {Groups} */ { tags = [], 'x-tagGroups': groups = [] }, { location, report }) {
      const names = tags.map(({ name }) => name);
      const grouped = new Set();
      for (const [i, group] of groups.entries())
        for (const [j, name] of group.tags.entries()) {
          const message = !names.includes(name)
            ? `Correct \`${name}\`: no tag has this name.`
            : grouped.has(name)
              ? `Remove \`${name}\`: it is in a group already.`
              : undefined;
          grouped.add(name);
          if (message) report({ message, location: location.child(['x-tagGroups', i, 'tags', j]) });
        }
      for (const [i, name] of names.entries())
        if (!grouped.has(name))
          report({
            message: `Add \`${name}\` to a group of \`x-tagGroups\`.`,
            location: location.child(['tags', i, 'name']),
          });
    },
  }),
};

/** @type {import('../../plugin.js').Rule} */
export default {
  description: 'Each path has its own file: `paths/<area>/<name>.yaml`, in kebab-case.',
  reason:
    'A maintainer finds a path by the name of its file. If two paths share a file, a change of one path changes the other by accident.',
  visitor: () => {
    const used = new Set();
    return {
      Paths(paths, { location, report }) {
        for (const [path, item] of Object.entries(paths)) {
          const { $ref: file } = /** @type {{ $ref?: string }} */ (item);
          const message = !file
            ? 'Move the path to a file: `$ref: paths/<area>/<name>.yaml`.'
            : !/^paths\/[a-z0-9-]+\/[a-z0-9-]+\.yaml$/.test(file)
              ? `Name the file paths/<area>/<name>.yaml, in kebab-case, not ${file}.`
              : used.has(file)
                ? `Give the path its own file: ${file} is the file of another path.`
                : undefined;
          used.add(file);
          if (message) report({ message, location: location.child(path).key() });
        }
      },
    };
  },
};

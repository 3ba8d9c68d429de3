/** @type {import('../../spectral.js').Rule} */
export default {
  description: 'No component of the bundle has a number added to its name, as in `User-2`.',
  reason:
    'Bundling adds it where two files have the same name, and it becomes part of the generated types.',
  given: '$.components[*]',
  check: (components, path) =>
    Object.keys(components)
      .filter((name) => /-\d+$/.test(name))
      .map((name) => ({
        message: `Rename the file of \`${name}\`: another component has its name.`,
        path: [...path, name],
      })),
};

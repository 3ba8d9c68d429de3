import { componentName } from '../../componentName.js';

/** @type {Record<string, string>} The folder for each kind of component. */
const FOLDERS = {
  Schema: 'schemas',
  Parameter: 'parameters',
  Header: 'headers',
  Response: 'responses',
  RequestBody: 'requestBodies',
};

/**
 * Names of built-in types in programming languages. `Error` is missing here, since the contract has a schema with
 * this name.
 */
const COMMON_TYPES = new Set([
  ...['Array', 'Blob', 'Boolean', 'Buffer', 'Class', 'Date', 'Double', 'Event', 'Exception'],
  ...['File', 'Float', 'Function', 'Integer', 'Iterator', 'List', 'Long', 'Map', 'Module', 'Node'],
  ...['Number', 'Object', 'Optional', 'Promise', 'Record', 'Request', 'Response', 'Result', 'Set'],
  ...['String', 'Symbol', 'Thread', 'Type', 'Uri', 'Url', 'Void'],
]);

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'The name of a component is in PascalCase. It is the name of its file, in the folder for its kind: `components/schemas/tags/Tag.yaml`. A schema does not have the name of a common type of a programming language.',
  reason:
    'The name is the name of a type in every generated client, and the file is where a maintainer looks for it.',
  visitor: () => ({
    ref(_, { type, location: usedAt, report }, { location }) {
      const folder = FOLDERS[type.name];
      if (!folder || !location) return;
      const file = location.source.absoluteRef;
      const message = !/^[A-Z][A-Za-z0-9]*$/.test(componentName(location))
        ? `Name the component in PascalCase, not \`${componentName(location)}\`.`
        : folder === FOLDERS.Schema && COMMON_TYPES.has(componentName(location))
          ? `Give the schema a more exact name: \`${componentName(location)}\` is the name of a built-in type in programming languages.`
          : file !== usedAt.source.absoluteRef && !file.includes(`/components/${folder}/`)
            ? `Move ${file.split('/').at(-1)} to components/${folder}/.`
            : undefined;
      if (message) report({ message, location: usedAt.child('$ref') });
    },
  }),
};

/**
 * @typedef {object} Undo A use of `x-undo`, to check against the operation that it names.
 * @property {string} operation The operation that removes the resource.
 * @property {string[]} parameters The names of the given parameters.
 * @property {import('../../follow.js').Location} location The place of `x-undo`.
 */
import { parametersOf } from '../../parametersOf.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation that creates a resource names the operation that removes it in `x-undo`, or gives a reason in `x-irreversible`. The named operation is in the contract and has the given parameters.',
  reason:
    'A program that calls the operation on a real deployment leaves behind each resource that it cannot remove.',
  visitor: () => {
    /** @type {Map<string, Set<string>>} The parameters of each operation. */
    const operations = new Map();
    /** @type {Undo[]} */
    const undos = [];
    return {
      PathItem: {
        Operation(/** @type {import('../../follow.js').Node} */ operation, context, { PathItem }) {
          const { location, report } = context;
          operations.set(
            operation.operationId,
            new Set(parametersOf(operation, PathItem ?? {}, context).map(({ node }) => node.name)),
          );
          const undo = operation['x-undo'];
          if (undo?.operation)
            undos.push({
              operation: undo.operation,
              parameters: Object.keys(undo.parameters ?? {}),
              location: location.child('x-undo'),
            });
          if (operation.responses?.['201'] && !undo && !operation['x-irreversible'])
            report({
              message:
                'Name the operation that removes the created resource in `x-undo`, or give the reason in `x-irreversible` why no operation does.',
              location: location.child('operationId').key(),
            });
        },
      },
      Root: {
        leave(_root, { report }) {
          for (const { operation, parameters, location } of undos) {
            const known = operations.get(operation);
            if (!known)
              report({
                message: `The contract has no operation ${operation}. Correct the name.`,
                location: location.child('operation'),
              });
            for (const name of known ? parameters.filter((name) => !known.has(name)) : [])
              report({
                message: `${operation} has no parameter ${name}. Correct the name.`,
                location: location.child(['parameters', name]).key(),
              });
          }
        },
      },
    };
  },
};

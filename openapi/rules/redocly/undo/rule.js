/**
 * @typedef {object} Undo A use of `x-undo`. It is checked against the operation that it names.
 * @property {string} operation The operationId of the operation that removes the resource.
 * @property {string[]} parameters The names of the parameters in `x-undo`.
 * @property {import('../../follow.js').Location} location The position of `x-undo`.
 */
import { parametersOf } from '../../parametersOf.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'If an operation creates a resource, `x-undo` names the operation that removes the resource, or `x-irreversible` gives the reason why it cannot be removed. The operation in `x-undo` exists and has the given parameters.',
  reason:
    'Programs such as the conformance suite create resources on real deployments, and must be able to remove them.',
  visitor: () => {
    /** @type {Map<string, Set<string>>} The names of each operation's parameters, by operationId. */
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
                'Name the operation that removes the created resource in `x-undo`, or give the reason in `x-irreversible` why no operation removes the resource.',
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

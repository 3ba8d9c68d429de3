/**
 * @typedef {object} Undo A use of `x-undo`, to be held against the operation that it names.
 * @property {string} operation The operation that undoes.
 * @property {string[]} parameters The names of its parameters that are given.
 * @property {import('../../follow.js').Location} location Where `x-undo` stands.
 */
import { parametersOf } from '../../parametersOf.js';

/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'An operation that makes something says with `x-undo` what removes it, or with `x-irreversible` why nothing does. What undoes is an operation of the contract, and has the parameters that are given.',
  reason:
    'A program that tries the operation on a real deployment leaves behind whatever it does not know how to remove.',
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
                'Say with `x-undo` which operation removes what this one makes, or with `x-irreversible` why none does.',
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
                message: `There is no operation ${operation}.`,
                location: location.child('operation'),
              });
            for (const name of known ? parameters.filter((name) => !known.has(name)) : [])
              report({
                message: `${operation} has no parameter ${name}.`,
                location: location.child(['parameters', name]).key(),
              });
          }
        },
      },
    };
  },
};

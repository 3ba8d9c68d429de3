import { follow } from './follow.js';

/**
 * Returns the parameters of an operation: first the parameters of its path item, then its own parameters.
 *
 * @param {import('./follow.js').Node} operation The operation.
 * @param {import('./follow.js').Node} pathItem The path item that contains the operation.
 * @param {import('@redocly/openapi-core').UserContext} context The context of a visitor `PathItem: { Operation }`.
 * @returns {{ node: import('./follow.js').Node, location: import('./follow.js').Location }[]}
 */
export function parametersOf(operation, pathItem, { location, parentLocations, resolve }) {
  return /** @type {const} */ ([
    [pathItem, parentLocations.PathItem],
    [operation, location],
  ]).flatMap(([{ parameters = [] }, place]) =>
    parameters.map((/** @type {import('./follow.js').Node} */ parameter, /** @type {number} */ i) =>
      follow(parameter, (place ?? location).child(['parameters', i]), resolve),
    ),
  );
}

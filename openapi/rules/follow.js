import { isRef } from '@redocly/openapi-core';

/**
 * @typedef {Record<string, any>} Node A node of the contract. Its type depends on the rule.
 * @typedef {import('@redocly/openapi-core').Location} Location
 * @typedef {import('@redocly/openapi-core').UserContext['resolve']} Resolve
 */

/**
 * Follows a reference. Returns other nodes unchanged. For a reference without a target, returns an empty node, because the
 * rule `no-unresolved-refs` reports such references.
 *
 * @param {Node} node The node as it is written.
 * @param {Location} location The position of the node.
 * @param {Resolve} resolve The function `resolve` of the visitor's context.
 * @returns {{ node: Node, location: Location }} The target and its position.
 */
export function follow(node, location, resolve) {
  if (!isRef(node)) return { node, location };
  const target = resolve(/** @type {any} */ (node), location.source.absoluteRef);
  return target.location
    ? { node: target.node, location: target.location }
    : { node: {}, location };
}

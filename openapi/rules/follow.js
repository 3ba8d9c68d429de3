import { isRef } from '@redocly/openapi-core';

/**
 * @typedef {Record<string, any>} Node A node of the contract, of a type that the rule knows.
 * @typedef {import('@redocly/openapi-core').Location} Location
 * @typedef {import('@redocly/openapi-core').UserContext['resolve']} Resolve
 */

/**
 * Follows a reference. Returns another node unchanged. For a reference without a target, returns an empty node, since
 * `no-unresolved-refs` reports it.
 *
 * @param {Node} node The node as it is written.
 * @param {Location} location The place of the node.
 * @param {Resolve} resolve The function of the visitor's context.
 * @returns {{ node: Node, location: Location }} The target and its place.
 */
export function follow(node, location, resolve) {
  if (!isRef(node)) return { node, location };
  const target = resolve(/** @type {any} */ (node), location.source.absoluteRef);
  return target.location
    ? { node: target.node, location: target.location }
    : { node: {}, location };
}

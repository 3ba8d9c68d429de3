import { follow } from './follow.js';

/**
 * @typedef {import('./follow.js').Node} Node
 * @typedef {import('./follow.js').Location} Location
 * @typedef {import('./follow.js').Resolve} Resolve
 */

/**
 * Keywords whose value is a schema. Conditions (`not`, `if`, `then`, `else`) are left out, because they define no
 * properties.
 */
const ONE = ['items', 'contains', 'additionalProperties'];
/** Keywords whose value is a list or a map of schemas. */
const MANY = ['properties', 'patternProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf'];

/**
 * Returns all schemas that a parameter, a request body or a response contains or refers to, without duplicates.
 *
 * @param {Node} holder A parameter, request body or response, which has `schema` or `content`.
 * @param {Location} location The position of the node.
 * @param {Resolve} resolve The function `resolve` of the visitor's context.
 * @returns {{ schema: Node, location: Location, usedAt: Location }[]} Each schema with two positions:
 *   `location` of its definition, and `usedAt` of the schema or `$ref` that uses it.
 */
export function reachableSchemas(holder, location, resolve) {
  const seen = new Set();
  /** @type {{ schema: Node, location: Location, usedAt: Location }[]} */
  const found = [];

  /** @type {(raw: unknown, usedAt: Location) => void} */
  function visit(raw, usedAt) {
    if (typeof raw !== 'object' || raw === null) return;
    const target = follow(raw, usedAt, resolve);
    if (seen.has(target.node)) return;
    seen.add(target.node);
    found.push({ schema: target.node, location: target.location, usedAt });
    for (const keyword of ONE) visit(target.node[keyword], target.location.child(keyword));
    for (const keyword of MANY)
      for (const key of Object.keys(target.node[keyword] ?? {}))
        visit(target.node[keyword][key], target.location.child([keyword, key]));
  }

  for (const written of writtenSchemas(holder, location)) visit(written.schema, written.location);
  return found;
}

/**
 * Returns the schemas that are written in a parameter, a request body or a response. References are not followed.
 *
 * @param {Node} holder A parameter, request body or response, which has `schema` or `content`.
 * @param {Location} location The position of the node.
 * @returns {{ schema: Node, location: Location }[]}
 */
export function writtenSchemas(holder, location) {
  const own = holder.schema ? [{ schema: holder.schema, location: location.child('schema') }] : [];
  const ofMediaTypes = Object.entries(holder.content ?? {}).flatMap(([mediaType, { schema }]) =>
    schema ? [{ schema, location: location.child(['content', mediaType, 'schema']) }] : [],
  );
  return [...own, ...ofMediaTypes];
}

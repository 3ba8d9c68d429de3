import { basename } from 'node:path';

/**
 * Returns the name of a component in the bundle. It is the name of the component's file, or the last key of the pointer.
 *
 * @param {import('./follow.js').Location} location The target of the reference.
 * @returns {string}
 */
export function componentName({ source, pointer }) {
  const key = pointer.split('/').at(-1);
  return key || basename(source.absoluteRef).replace(/\.[^.]+$/, '');
}

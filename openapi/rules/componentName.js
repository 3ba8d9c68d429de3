import { basename } from 'node:path';

/**
 * The name of a component in the bundle: the name of its file, or the last part of the pointer.
 *
 * @param {import('./follow.js').Location} location The target of the reference.
 * @returns {string}
 */
export function componentName({ source, pointer }) {
  const key = pointer.split('/').at(-1);
  return key || basename(source.absoluteRef).replace(/\.[^.]+$/, '');
}

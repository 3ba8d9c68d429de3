import { basename } from 'node:path';

/**
 * The name that bundling gives to what a reference leads to: the file's, or the last part of the pointer.
 *
 * @param {import('./follow.js').Location} location Where the reference leads to.
 * @returns {string}
 */
export function componentName({ source, pointer }) {
  const key = pointer.split('/').at(-1);
  return key || basename(source.absoluteRef).replace(/\.[^.]+$/, '');
}

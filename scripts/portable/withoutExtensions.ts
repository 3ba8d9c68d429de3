/** Copies a part of the contract without its `x-` extensions. */
export function withoutExtensions<T extends object>(part: T): T {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !key.startsWith('x-'))) as T;
}

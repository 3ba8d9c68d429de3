/**
 * Returns refs in the same order, with the default branch first. The first branch that an empty repository gets becomes
 * its default branch.
 */
export function defaultFirst<T>(refs: readonly T[], isDefault: (ref: T) => boolean): T[] {
  return [...refs.filter(isDefault), ...refs.filter((ref) => !isDefault(ref))];
}

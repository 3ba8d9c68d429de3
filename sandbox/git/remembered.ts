/**
 * Returns a function that computes a result only once for equal arguments. It may be used for facts about git objects, which
 * never change. A failure is not kept.
 * @param limit the number of results that are kept. When it is exceeded, the oldest is dropped
 */
export function remembered<Arguments extends unknown[], Result>(
  limit: number,
  compute: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : JSON.stringify(args);
    const before = known.get(key);
    if (before) return before;
    const result = compute(...args);
    known.set(key, result);
    result.catch(() => known.delete(key));
    if (known.size > limit) known.delete(known.keys().next().value!);
    return result;
  };
}

/** Groups values by a key. Each group has at least one value. The keys of the result are in the order in which they first occur. */
export function groupBy<K, T>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

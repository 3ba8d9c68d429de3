/** Returns rows in the order of a field, and rows with equal values in the order of their IDs. */
export function orderRows<Row extends { id: number }>(
  rows: Row[],
  field: keyof Row,
  direction: 'asc' | 'desc',
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted(
    (one, other) => sign * (compare(one[field], other[field]) || one.id - other.id),
  );
}

/** Compares numbers as numbers, and all other values as texts. Null is the least. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one ?? ''), String(other ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

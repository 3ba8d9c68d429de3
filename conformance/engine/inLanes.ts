/**
 * Works on several items at the same time, and begins them in their order.
 * @param lanes the number of items at the same time
 * @param signal ends the work: items that have begun are finished, and no further item is begun
 */
export async function inLanes<T>(
  lanes: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const lane = async () => {
    while (!signal?.aborted) {
      const next = left.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

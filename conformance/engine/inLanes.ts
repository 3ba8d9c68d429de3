/**
 * Works on items in their order, so many at a time.
 * @param signal once it is aborted, no further item is begun; what is under way is finished
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

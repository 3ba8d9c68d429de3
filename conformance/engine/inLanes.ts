/**
 * Works on items in their order, several at a time.
 * @param lanes the number of items at a time
 * @param signal ends the work: running items finish, and no other item begins
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

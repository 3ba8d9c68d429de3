/** The number of entries that a log keeps. */
const MOST = 1000;

/** The size of all entries that a log keeps. */
const MAX_SIZE = 16 * 1024 * 1024;

/** The last entries of something, with IDs that count up. */
export interface BoundedLog<Entry extends { id: number }> {
  /** Adds an entry, and returns it with its ID. */
  add(entry: Omit<Entry, 'id'>): Entry;
  /** Returns the kept entries, the oldest first. @param since only entries with a higher ID. Default: all */
  since(since?: number): Entry[];
  /** The ID of the last entry; 0 before the first one. */
  last(): number;
  /** Removes the entries. IDs count on. */
  clear(): void;
}

/**
 * Creates a log. When it is full, it drops the oldest entries.
 * @param options `size` measures an entry when it is added. `most` is the number of entries (default: 1000), and
 *   `maxSize` the size of all entries (default: 16 MB)
 */
export function boundedLog<Entry extends { id: number }>({
  size,
  most = MOST,
  maxSize = MAX_SIZE,
}: {
  size: (entry: Omit<Entry, 'id'>) => number;
  most?: number | undefined;
  maxSize?: number | undefined;
}): BoundedLog<Entry> {
  let kept: { entry: Entry; size: number }[] = [];
  let total = 0;
  let last = 0;
  return {
    add: (given) => {
      const entry = { ...given, id: ++last } as Entry;
      const one = { entry, size: size(given) };
      kept.push(one);
      total += one.size;
      while (kept.length > most || (total > maxSize && kept.length > 1))
        total -= kept.shift()?.size ?? 0;
      return entry;
    },
    since: (since = 0) => kept.flatMap(({ entry }) => (entry.id > since ? [entry] : [])),
    last: () => last,
    clear: () => {
      kept = [];
      total = 0;
    },
  };
}

import type { Ledger, LedgerEntry } from '../../conformance/engine/index.ts';

/** Creates a ledger in memory, not on disk, because a run that proves the suites is never resumed. */
export function ledgerInMemory(): Ledger {
  const entries: LedgerEntry[] = [];
  return {
    entries,
    begin: (begun) => {
      const entry = { number: entries.length + 1, ...begun, done: false };
      entries.push(entry);
      return entry;
    },
    created: (entry, undo) => {
      entry.undo = undo;
    },
    done: (entry) => {
      entry.done = true;
    },
    close: () => {},
  };
}

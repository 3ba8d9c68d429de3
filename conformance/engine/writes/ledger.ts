/**
 * What a run has made on a deployment, kept on disk: a line of JSON for each step, each on the disk before
 * the next is taken. So whatever ends a run, what it left behind is known.
 */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { UndoRequest } from './undoRequests.ts';

/** Something that a run makes, from the moment before the request is sent. */
export interface LedgerEntry {
  /** Counts from 1. */
  number: number;
  /** The operation that makes it: `createTag`. */
  operation: string;
  /** The role that calls; undefined for a caller without a token. */
  as?: string;
  /** The values of the path of the request. */
  path: Record<string, string | number>;
  /** Whether the name of the run is in what it makes, so that it can be told from others. */
  named: boolean;
  /** Whether the target should refuse the request, so that nothing is made. Default: false. */
  isRefusal?: boolean;
  /** How it is removed; undefined while that is not known: no response came, or it did not tell. */
  undo?: UndoRequest[];
  /** Whether nothing is left of it, or nothing came of it. */
  done: boolean;
}

/** What a run was, as the first line of its ledger says. */
export interface LedgerHead {
  /** The name of the run, with which the names of what it makes begin. */
  run: string;
  /** The URL that the contract's paths are appended to. */
  base: string;
  startedAt: string;
}

type Line =
  | ({ step: 'run' } & LedgerHead)
  | ({ step: 'make' } & Omit<LedgerEntry, 'undo' | 'done'>)
  | { step: 'created'; number: number; undo: UndoRequest[] }
  | { step: 'done'; number: number };

export interface Ledger {
  /** In the order in which they were begun. */
  entries: LedgerEntry[];
  /** Writes down that something is about to be made. */
  begin(entry: Omit<LedgerEntry, 'number' | 'undo' | 'done'>): LedgerEntry;
  /** Writes down how to remove it. */
  created(entry: LedgerEntry, undo: UndoRequest[]): void;
  /** Writes down that it is gone, or never came to be. */
  done(entry: LedgerEntry): void;
  close(): void;
}

/**
 * Opens a ledger for writing, a new one or one to go on with.
 * @throws an Error of the file system
 */
export function openLedger(file: string, head: LedgerHead): Ledger {
  const known = readLedger(file);
  const entries = known?.entries ?? [];
  const descriptor = openSync(file, 'a');
  const write = (line: Line) => {
    writeSync(descriptor, `${JSON.stringify(line)}\n`);
    fsyncSync(descriptor);
  };
  // After a line that was cut off, the next one begins on its own.
  if (known) writeSync(descriptor, '\n');
  else write({ step: 'run', ...head });
  return {
    entries,
    begin: (begun) => {
      const entry: LedgerEntry = { number: entries.length + 1, ...begun, done: false };
      const { done: _, ...line } = entry;
      write({ step: 'make', ...line });
      entries.push(entry);
      return entry;
    },
    created: (entry, undo) => {
      write({ step: 'created', number: entry.number, undo });
      entry.undo = undo;
    },
    done: (entry) => {
      write({ step: 'done', number: entry.number });
      entry.done = true;
    },
    close: () => closeSync(descriptor),
  };
}

/** Reads a ledger as far as it is whole; undefined when there is none. A line that is cut off says nothing. */
export function readLedger(file: string): { head: LedgerHead; entries: LedgerEntry[] } | undefined {
  const lines = linesOf(file).flatMap((text): Line[] => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  });
  const [first] = lines;
  if (first?.step !== 'run') return undefined;
  const { step: _, ...head } = first;
  const entries: LedgerEntry[] = [];
  for (const line of lines) {
    if (line.step === 'run') continue;
    const entry = entries[line.number - 1];
    if (line.step === 'make') {
      const { step: _, ...begun } = line;
      entries.push({ ...begun, done: false });
    } else if (line.step === 'created' && entry) entry.undo = line.undo;
    else if (entry) entry.done = true;
  }
  return { head, entries };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

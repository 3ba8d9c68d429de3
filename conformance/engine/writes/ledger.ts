/**
 * What a run has created on a deployment, as a file: a line of JSON for each step. A line is on the disk before the
 * next step begins, so what a run has left is known, however the run ended.
 */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { UndoRequest } from './undoRequests.ts';

/** Something that a run creates. The entry begins before the request is sent. */
export interface LedgerEntry {
  /** Counts from 1. */
  number: number;
  /** The operation that creates it: `createTag`. */
  operation: string;
  /** The role that calls; undefined for a caller without a token. */
  as?: string;
  /** The values of the path of the request. */
  path: Record<string, string | number>;
  /** Whether the name of the run is in what is created, so that one can tell it from others. */
  named: boolean;
  /** Whether the target should refuse the request, so that nothing is created. Default: false. */
  isRefusal?: boolean;
  /** How it is removed. Undefined while no response has told. */
  undo?: UndoRequest[];
  /** Whether it is gone, or was never created. */
  done: boolean;
}

/** The first line of a ledger. */
export interface LedgerHead {
  /** The name of the run. The names of what it creates begin so. */
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
  /** Writes down that something is about to be created. */
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

/** Reads a ledger. A line that is cut off is left out. Returns undefined when there is no ledger. */
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

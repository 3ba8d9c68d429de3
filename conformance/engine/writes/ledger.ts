/**
 * The ledger is a file that lists the resources which a run has created on a deployment. Each step is one line of
 * JSON. A line is on disk before the next step begins, so the ledger is right even after the run was killed.
 */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Contract } from '../../../contract/contract.ts';
import { namePacks } from '../../../contract/extensions/packs.ts';
import type { UndoRequest } from './undoRequests.ts';

/** A resource that a run creates. The entry is written before the request is sent. */
export interface LedgerEntry {
  /** The number of the entry, from 1. */
  number: number;
  /** The operation that creates the resource: `createTag`. */
  operation: string;
  /** The role of the caller. Undefined if the caller has no token. */
  as?: string;
  /** The path parameters of the request. */
  path: Record<string, string | number>;
  /** Whether the resource contains the name of the run, so that it can be found in a list. */
  named: boolean;
  /** Whether the target should refuse the request, so that no resource is created. Default: false. */
  isRefusal?: boolean;
  /** The requests that remove the resource. Undefined until a response provides the values that they need. */
  undo?: UndoRequest[];
  /** Whether the resource has been removed, or was never created. */
  done: boolean;
  /** The refusal of its removal. It is in no file, because a later removal may succeed. */
  refusal?: { operation: string; status: number; says: string };
}

/** The first line of a ledger. */
export interface LedgerHead {
  /** The name of the run. The names of the resources that the run creates begin with it. */
  run: string;
  /** The URL to which the paths of the contract are appended. */
  base: string;
  startedAt: string;
  /** The packs whose operations the run could call. `cleanup` needs the same. Absent without any. */
  packs?: string[];
}

/** Returns the first line of the ledger of a run that begins. @param startedAt default: now */
export function createLedgerHead(
  contract: Pick<Contract, 'extensions'>,
  run: string,
  base: string,
  startedAt: string = new Date().toISOString(),
): LedgerHead {
  const packs = namePacks(contract);
  return { run, base, startedAt, ...(packs.length > 0 && { packs }) };
}

type Line =
  | ({ step: 'run' } & LedgerHead)
  | ({ step: 'create' } & Omit<LedgerEntry, 'undo' | 'done' | 'refusal'>)
  | { step: 'created'; number: number; undo: UndoRequest[] }
  | { step: 'done'; number: number };

export interface Ledger {
  /** The entries, in the order of their requests. */
  entries: LedgerEntry[];
  /** Writes an entry. It must be called before the request of the entry is sent. */
  begin(entry: Omit<LedgerEntry, 'number' | 'undo' | 'done' | 'refusal'>): LedgerEntry;
  /** Writes the requests that remove the created resource. One that was taken for removed is there again. */
  created(entry: LedgerEntry, undo: UndoRequest[]): void;
  /** Writes that the resource has been removed, or was never created. */
  done(entry: LedgerEntry): void;
  close(): void;
}

/**
 * Opens a new or an existing ledger for writing.
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
  // The last line may be cut off, so the next line must not continue it.
  if (known) writeSync(descriptor, '\n');
  else write({ step: 'run', ...head });
  return {
    entries,
    begin: (begun) => {
      const entry: LedgerEntry = { number: entries.length + 1, ...begun, done: false };
      const { done: _, ...line } = entry;
      write({ step: 'create', ...line });
      entries.push(entry);
      return entry;
    },
    created: (entry, undo) => {
      write({ step: 'created', number: entry.number, undo });
      entry.undo = undo;
      entry.done = false;
    },
    done: (entry) => {
      write({ step: 'done', number: entry.number });
      entry.done = true;
    },
    close: () => closeSync(descriptor),
  };
}

/** Reads the complete lines of a ledger. Undefined if the file is not a ledger. */
export function readLedger(file: string): { head: LedgerHead; entries: LedgerEntry[] } | undefined {
  const lines = readLines(file).flatMap((text): Line[] => {
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
    if (line.step === 'create') {
      const { step: _, ...begun } = line;
      entries.push({ ...begun, done: false });
    } else if (line.step === 'created' && entry)
      Object.assign(entry, { undo: line.undo, done: false });
    else if (entry) entry.done = true;
  }
  return { head, entries };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  getOperation,
  hasPath,
  type PathOperation,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Caller } from '../../target/tokenFor.ts';
import type { Send } from '../job.ts';
import { absenceFinder } from './absence.ts';
import type { LedgerEntry } from './ledger.ts';
import { canReadAnyList, readList } from './readList.ts';
import { type UndoRequest, undoRequests } from './undoRequests.ts';

/** Reports whether a resource is seen to be gone, after a removal by this caller got a 404. */
export type IsGone = (entry: LedgerEntry, undo: UndoRequest, caller: Caller) => Promise<boolean>;

/** Looks at the lists of a deployment for resources of a run. */
export interface GoneFinder {
  isGone: IsGone;
  /** Returns true if the caller sees the resource in a list. Each list is read once. */
  isSeen: IsGone;
}

/**
 * Returns functions that report whether a resource is seen to be gone, or to be there. The 404 of a removal proves
 * nothing, because a balancer without a server behind it may answer every request so. One of these facts proves it:
 *
 * 1. The same caller can read the list or the resource above it, which does not show it.
 * 2. Its path has a value that no resource has, and the same caller can read another list.
 */
export function goneFinder({ contract, send }: { contract: Contract; send: Send }): GoneFinder {
  const reads = [...contract.operations.values()]
    .filter(hasPath)
    .filter((one) => one.method === 'get');
  const isAbsent = absenceFinder(contract, send);

  const known = new Map<string, Promise<JsonValue[] | undefined>>();
  return { isGone, isSeen };

  async function isSeen(entry: LedgerEntry, undo: UndoRequest, caller: Caller): Promise<boolean> {
    const shown = await isShownAbove(entry, undo, (reader, below) => {
      const parents = [...reader.path.matchAll(/\{(\w+)\}/g)].map(
        ([, name = '']) => undo.path[name],
      );
      const key = JSON.stringify([reader.id, parents, caller.token]);
      const items = known.get(key) ?? readItems(reader, below, undo, caller);
      known.set(key, items);
      return items;
    });
    return shown === true;
  }

  async function isGone(entry: LedgerEntry, undo: UndoRequest, caller: Caller): Promise<boolean> {
    const shown = await isShownAbove(entry, undo, (reader, below) =>
      readItems(reader, below, undo, caller),
    );
    if (shown !== undefined) return !shown;
    const remover = getOperation(contract, undo.operation);
    const request = { path: undo.path, query: {}, headers: {} };
    const isUnknown = await isAbsent({ operation: remover, request, token: caller.token });
    return isUnknown && canReadAnyList(contract, caller, send);
  }

  /** Returns whether the nearest list above a resource shows it. Undefined if the caller can read no such list. */
  async function isShownAbove(
    entry: LedgerEntry,
    undo: UndoRequest,
    read: (reader: PathOperation, below: string) => Promise<JsonValue[] | undefined>,
  ): Promise<boolean | undefined> {
    const { path = '' } = getOperation(contract, undo.operation);
    for (const reader of readersAbove(path, reads)) {
      const below = path.slice(reader.path.length);
      const items = await read(reader, below);
      if (items) return items.some((item) => isShown(item, entry, undo, below));
    }
    return undefined;
  }

  /**
   * Returns the items that show whether a resource exists: those of the list above it, or those in a member of the
   * resource above it. Undefined if the caller cannot read them.
   */
  async function readItems(
    reader: ContractOperation,
    below: string,
    undo: UndoRequest,
    caller: Caller,
  ): Promise<JsonValue[] | undefined> {
    const call = {
      operation: reader,
      request: { path: undo.path, query: {}, headers: {} },
      ...caller,
      expected: { status: 200 },
    };
    if (/^\/\{\w+\}/.test(below)) return readList(call, send);
    const [, member] = /^\/(\w+)\/\{\w+\}$/.exec(below) ?? [];
    if (member === undefined) return undefined;
    const { exchange } = await send(call);
    const body = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
    const items = isObject(body) ? body[member] : undefined;
    return Array.isArray(items) ? items : undefined;
  }

  /** Returns true if an item of a list is the resource, or a resource above it. */
  function isShown(
    item: JsonValue,
    { operation }: LedgerEntry,
    undo: UndoRequest,
    below: string,
  ): boolean {
    const creator = contract.operations.get(operation);
    const request = { path: undo.path, query: {}, headers: {} };
    const isRemovedAs = (shown: JsonValue) =>
      ((creator && undoRequests(contract, creator, request, shown)) ?? []).some(({ path }) =>
        isDeepStrictEqual(writeTexts(path), writeTexts(undo.path)),
      );
    // If the path of the request names the resource, the removal is the same for each item.
    if (isRemovedAs(item) && !isRemovedAs({})) return true;
    const [, name = ''] = /\{(\w+)\}/.exec(below) ?? [];
    const value = String(undo.path[name]);
    const keys = ['id', 'iid', 'name', 'key', 'slug', name];
    return isObject(item) && keys.some((key) => String(item[key]) === value);
  }
}

/** Returns the reads with a path above that of a removal. The nearest comes first. */
function readersAbove(path: string, reads: PathOperation[]): PathOperation[] {
  return reads
    .filter((one) => path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
}

function writeTexts(path: UndoRequest['path']): Record<string, string> {
  return Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
}

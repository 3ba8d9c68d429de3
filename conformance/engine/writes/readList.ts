import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Caller } from '../../target/tokenFor.ts';
import type { Call, Send } from '../job.ts';

/** The search reads at most this number of pages of a list. */
const MAX_PAGES = 20;
const PAGE_SIZE = 100;

/** Reads all pages of a list. Undefined if the list cannot be read, or has too many pages. */
export async function readList(call: Call, send: Send): Promise<JsonValue[] | undefined> {
  const all: JsonValue[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { per_page: PAGE_SIZE, page };
    const { exchange } = await send({ ...call, request: { ...call.request, query } });
    const items = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
    if (!Array.isArray(items)) return undefined;
    all.push(...items);
    if (items.length < PAGE_SIZE) return all;
  }
  return undefined;
}

/**
 * Returns true if the server shows a caller any list. Otherwise it may not be the server at all, but a balancer that
 * answers every request in the same way.
 */
export async function canReadAnyList(
  { operations }: Contract,
  caller: Caller,
  send: Send,
): Promise<boolean> {
  const request = { path: {}, query: {}, headers: {} };
  for (const operation of operations.values()) {
    if (operation.method !== 'get' || operation.path?.includes('{') !== false) continue;
    const call = { operation, request, ...caller, expected: { status: 200 } };
    if (await readList(call, send)) return true;
  }
  return false;
}

/** Converts handlers of others to handlers of the sandbox. */
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TABLES } from '../../generated/tables.ts';
import { repositoryToRead, repositoryToWrite } from '../access/repositoryAccess.ts';
import { HANDLERS } from '../areas/handlers.ts';
import { deleteWithParts } from '../control/deleteRow.ts';
import { findKind } from '../control/rowKinds.ts';
import type { Row } from '../control/rowRules.ts';
import { createRow, updateRow } from '../control/rows.ts';
import { tableNamed } from '../openSandbox.ts';
import type { Handler, OperationId, SandboxRequest } from '../server/handler.ts';
import { cutPage, itemsOnPage, keysetPage, pageItems } from '../server/page.ts';
import { Refusal, refuse } from '../server/refusal.ts';
import { Reply } from '../server/reply.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import type { ContractChanges, InnerHandler } from './innerRequest.ts';
import { noteHandler } from './ownCalls.ts';
import { openOwnTable } from './ownTable.ts';
import { PRESENTERS } from './presenters.ts';

/** The most milliseconds that a handler may take, because all other requests wait for it. */
const MAX_TIME = 10_000;

/** The most milliseconds that a handler may still take when a request of this process waits for it. */
const TIME_WITH_OWN_CALL = 500;

/** The parameters of a keyset page by ID. */
interface KeysetQuery {
  pagination?: 'keyset';
  sort?: 'asc' | 'desc';
  page_token?: string;
  per_page?: number;
}

/** Returns a handler in the form of the sandbox. */
export function adaptHandler(
  own: InnerHandler,
  maxTime = MAX_TIME,
): (request: SandboxRequest) => Promise<unknown> {
  return async (request) => {
    const { sandbox, access, operation, path, query, body, bytes, files } = request;
    const { caller, header, origin, url } = request;
    let isOver = false;
    /** Stops a handler that goes on after its time: its changes would belong to the transaction of another request. */
    const inTime = <Args extends unknown[], T>(work: (...args: Args) => T) => {
      return (...args: Args): T => {
        if (isOver) throw new Error(`The handler of ${operation} took too long, and has ended`);
        return work(...args);
      };
    };
    const asContract = <Id extends OperationId>(
      id: Id,
      { path: other, ...changes }: ContractChanges<Id> = {},
    ): SandboxRequest<Id> => {
      const values = {
        query: {},
        body: {},
        ...changes,
        path: { ...path, ...other },
        operation: id,
      };
      // The project of a request is a getter, so the request is not copied.
      return Object.assign(Object.create(request), values);
    };
    const result = async () =>
      own({
        ...{ operation, path, query, body, bytes, files },
        ...{ caller, header, sandbox, access, origin, url },
        get project() {
          return request.project;
        },
        get group() {
          return request.group;
        },
        get accessLevel() {
          return access.levelInProject(request.project);
        },
        now: () => sandbox.clock.now(),
        rows: inTime(
          (name, values = {}) =>
            rowsWhere<SQLiteTable>(sandbox.db, tableNamed(name), storedValues(values)) as never,
        ),
        insert: inTime(
          (name, values) => createRow(sandbox, findKind(name), values as Row, origin) as never,
        ),
        update: inTime(
          (name, row, changes) =>
            updateRow(sandbox, findKind(name), readKey(name, row), changes as Row) as never,
        ),
        remove: inTime((name, row) => deleteWithParts(sandbox, name, row as Row)),
        table: inTime((name) => openOwnTable(sandbox, name)),
        present: (name, row) => PRESENTERS[name](request, row),
        repository: inTime((use) =>
          use === 'write' ? repositoryToWrite(request) : repositoryToRead(request),
        ),
        page: (items) => pageItems(request, items, (item) => item),
        pageOf: (items, present) => presentPage(request, items, present),
        asContract,
        performContract: inTime(async (id, changes) =>
          (HANDLERS[id] as Handler<typeof id>)(asContract(id, changes)),
        ),
        reply: (status, body, headers = {}) => new Reply(body, { status, headers }),
        refuse: (status, message) => refuse(new Refusal(status, message)),
      });
    const timers: NodeJS.Timeout[] = [];
    let noteEnd: (() => void) | undefined;
    const late = new Promise<never>((_, reject) => {
      const endAfter = (time: number) => {
        timers.push(setTimeout(() => reject(new Error(tooLong(operation, time))), time));
      };
      endAfter(maxTime);
      noteEnd = noteHandler(sandbox, () => endAfter(Math.min(maxTime, TIME_WITH_OWN_CALL)));
    });
    try {
      return await Promise.race([result(), late]);
    } finally {
      isOver = true;
      noteEnd?.();
      timers.forEach(clearTimeout);
    }
  };
}

/** Returns the page of a list that a request asks for. Only its items are presented. */
async function presentPage<Item extends { id: number }>(
  request: SandboxRequest,
  items: Item[],
  present: (item: Item) => unknown,
): Promise<Reply> {
  const {
    pagination,
    sort,
    page_token: token,
    per_page: perPage = 20,
  } = request.query as KeysetQuery;
  const presentAll = (shown: Item[]) => Promise.all(shown.map(present));
  if (pagination !== 'keyset')
    return cutPage(request, await presentAll(itemsOnPage(request, items)), items.length);
  // The token is an ID, and not a place, so that the item behind it may be deleted.
  const isAfter = ({ id }: Item) =>
    token === undefined || (sort === 'asc' ? id > Number(token) : id < Number(token));
  const shown = items.filter(isAfter).slice(0, perPage);
  const { headers } = keysetPage(
    request,
    shown,
    ({ id }) => String(id),
    () => null,
  );
  return new Reply(await presentAll(shown), { headers });
}

/** Returns the values as SQLite stores them: booleans are numbers there. */
function storedValues(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );
}

function tooLong(operation: string, maxTime: number): string {
  return `The handler of ${operation} took more than ${maxTime / 1000} s. All other requests wait for a handler, so it must not send requests to its own sandbox: use rows, insert, update, remove and repository`;
}

/** Returns the value of a row's primary key. */
function readKey(table: keyof typeof TABLES, row: object): string | number {
  const primary = getTableConfig(TABLES[table]).columns.find((column) => column.primary);
  return (row as Record<string, string | number>)[primary?.name ?? 'id'] ?? '';
}

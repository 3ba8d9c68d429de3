/** Converts handlers of others to handlers of the sandbox. */
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TABLES } from '../../generated/tables.ts';
import { repositoryToRead, repositoryToWrite } from '../access/repositoryAccess.ts';
import { deleteWithParts } from '../control/deleteRow.ts';
import { findKind } from '../control/rowKinds.ts';
import type { Row } from '../control/rowRules.ts';
import { createRow, updateRow } from '../control/rows.ts';
import type { SandboxRequest } from '../server/handler.ts';
import { pageItems } from '../server/page.ts';
import { Refusal, refuse } from '../server/refusal.ts';
import { Reply } from '../server/reply.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import { noteHandler } from './ownCalls.ts';
import type { OwnHandler } from './ownRequest.ts';
import { PRESENTERS } from './presenters.ts';

/** The most milliseconds that a handler may take, because all other requests wait for it. */
const MAX_TIME = 10_000;

/** The most milliseconds that a handler may still take when a request of this process waits for it. */
const TIME_WITH_OWN_CALL = 500;

/** Returns a handler in the form of the sandbox. */
export function adaptHandler(
  own: OwnHandler,
  maxTime = MAX_TIME,
): (request: SandboxRequest) => Promise<unknown> {
  return async (request) => {
    const { sandbox, access, operation, path, query, body, caller, header, origin } = request;
    let isOver = false;
    /** Stops a handler that goes on after its time: its changes would belong to the transaction of another request. */
    const inTime = <Args extends unknown[], T>(work: (...args: Args) => T) => {
      return (...args: Args): T => {
        if (isOver) throw new Error(`The handler of ${operation} took too long, and has ended`);
        return work(...args);
      };
    };
    const result = async () =>
      own({
        ...{ operation, path, query, body, caller, header },
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
          (name, values = {}) => rowsWhere<SQLiteTable>(sandbox.db, TABLES[name], values) as never,
        ),
        insert: inTime(
          (name, values) => createRow(sandbox, findKind(name), values as Row, origin) as never,
        ),
        update: inTime(
          (name, row, changes) =>
            updateRow(sandbox, findKind(name), readKey(name, row), changes as Row) as never,
        ),
        remove: inTime((name, row) => deleteWithParts(sandbox, name, row as Row)),
        present: (name, row) => PRESENTERS[name](request, row),
        repository: inTime((use) =>
          use === 'write' ? repositoryToWrite(request) : repositoryToRead(request),
        ),
        page: (items) => pageItems(request, items, (item) => item),
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

function tooLong(operation: string, maxTime: number): string {
  return `The handler of ${operation} took more than ${maxTime / 1000} s. All other requests wait for a handler, so it must not send requests to its own sandbox: use rows, insert, update, remove and repository`;
}

/** Returns the value of a row's primary key. */
function readKey(table: keyof typeof TABLES, row: object): string | number {
  const primary = getTableConfig(TABLES[table]).columns.find((column) => column.primary);
  return (row as Record<string, string | number>)[primary?.name ?? 'id'] ?? '';
}

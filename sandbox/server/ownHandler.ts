/** Converts handlers of others to handlers of the sandbox. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TABLES } from '../../generated/tables.ts';
import { repositoryToRead, repositoryToWrite } from '../access/repositoryAccess.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import type { SandboxRequest } from './handler.ts';
import type { OwnHandler } from './ownRequest.ts';
import { pageItems } from './page.ts';
import { Refusal, refuse } from './refusal.ts';
import { Reply } from './reply.ts';

/** Returns a handler in the form of the sandbox. */
export function adaptHandler(own: OwnHandler): (request: SandboxRequest) => unknown {
  return (request) => {
    const { sandbox, access, operation, path, query, body, caller, header } = request;
    return own({
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
      rows: (name, values = {}) =>
        rowsWhere<SQLiteTable>(sandbox.db, TABLES[name], values) as never,
      repository: (use) =>
        use === 'write' ? repositoryToWrite(request) : repositoryToRead(request),
      page: (items) => pageItems(request, items, (item) => item),
      reply: (status, body, headers = {}) => new Reply(body, { status, headers }),
      refuse: (status, message) => refuse(new Refusal(status, message)),
    });
  };
}

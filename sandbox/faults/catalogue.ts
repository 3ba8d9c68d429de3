/** The faults of paging, state and access by name: what each does to an operation that has it. */
import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import { LEVELS } from '../access/access.ts';
import { epics, issues, mergeRequests, notes, snippets } from '../areas/planning/tables.ts';
import type { ReadRequest } from '../server/readRequest.ts';
import { Refusal } from '../server/refusal.ts';
import { groups, projects, users } from '../store/coreTables.ts';
import type { Db } from '../store/openStore.ts';
import type { Hooks } from './hooks.ts';

/** What has a fault: an operation, and of it a parameter or a field. */
export interface Place {
  document: Document;
  operation: ContractOperation;
  part: string;
}

/** A fault of the catalogue. */
export interface CatalogueEntry {
  /** What is wrong, for people. */
  summary: string;
  hooks(place: Place): Hooks;
}

export const CATALOGUE: Record<string, CatalogueEntry> = {
  'create-not-kept': {
    summary: 'what is created is answered, and not there',
    hooks: () => ({ isForgotten: true }),
  },
  'update-ignored': {
    summary: 'a change is answered, and not made',
    hooks: () => ({ isForgotten: true }),
  },
  'delete-without-effect': {
    summary: 'what is deleted stays',
    hooks: () => ({ isForgotten: true }),
  },
  'field-lost': {
    summary: 'the response shows a field that was sent, and it is not kept',
    hooks: ({ part }) => ({
      around: async (perform) => {
        const shown = await perform({ hooks: { isForgotten: true } });
        await perform({ hooks: { asked: (request) => withoutFields(request, [part]) } });
        return shown;
      },
    }),
  },
  'update-resets': {
    summary: 'a change that does not name a field sets it back to nothing',
    hooks: (place) => ({
      asked: (request) =>
        request.body instanceof Object && place.part in request.body
          ? request
          : { ...request, body: { ...(request.body as object), [place.part]: nothingFor(place) } },
    }),
  },
  'list-stale': {
    summary: 'a list shows what was there in the beginning',
    hooks: () => ({
      around: (perform, _, state) =>
        // What is in a thing that was not there then is shown as it is.
        perform({ hooks: { begin: () => state.refill(), isForgotten: true } }).catch(() =>
          perform({ hooks: {} }),
        ),
    }),
  },
  'duplicate-accepted': {
    summary: 'what is there already is taken once more',
    hooks: () => ({ overlooks: (reason) => reason === 'duplicate' }),
  },
  'illegal-transition': {
    summary: 'what the state of a thing does not allow is done',
    hooks: () => ({ overlooks: (reason) => reason === 'state' }),
  },
  'refused-but-done': {
    summary: 'a request is refused, and what it asks for is done as far as it can be',
    hooks: () => ({
      around: async (perform) => {
        const refusal = await perform({ hooks: {} }).then(
          (reply) => ({ reply }),
          (error: unknown) => ({ error }),
        );
        if ('reply' in refusal) return refusal.reply;
        const { error } = refusal;
        if (error instanceof Refusal && error.status < 500) {
          const { message } = error.body;
          const wrong = message instanceof Object ? Object.keys(message) : [];
          const overlooks = () => true;
          const asked = (request: ReadRequest) => withoutFields(request, wrong);
          // What cannot be kept as it came is left out, and the rest of it done.
          await perform({ hooks: { overlooks } })
            .catch(() => perform({ hooks: { overlooks, asked } }))
            .catch(() => {});
        }
        throw error;
      },
    }),
  },
  'wrong-parent': {
    summary: 'a thing is found through a parent that it does not belong to',
    hooks: ({ operation, part }) => ({
      around: async (perform, incoming, { db }) => {
        try {
          return await perform({ hooks: {} });
        } catch (error) {
          if (!(error instanceof Refusal) || error.status !== 404) throw error;
          for (const value of namesOf(db, operation, part)) {
            const path = { ...incoming.path, [part]: value };
            const found = await perform({ hooks: {}, incoming: { ...incoming, path } }).then(
              (reply) => [reply],
              () => [],
            );
            if (found.length > 0) return found[0]!;
          }
          throw error;
        }
      },
    }),
  },
  'page-overlap': {
    summary: 'a page begins with the last item of the page before',
    hooks: () => ({
      window: ({ offset, limit }) => ({ offset: Math.max(0, offset - 1), limit }),
    }),
  },
  'page-gap': {
    summary: 'an item between two pages is on neither',
    hooks: () => ({
      window: ({ offset, limit }) => ({ offset: offset === 0 ? 0 : offset + 1, limit }),
    }),
  },
  'wrong-total': {
    summary: 'the total is one too many',
    hooks: () => ({ total: (total) => total + 1 }),
  },
  'limit-not-capped': {
    summary: 'a page has as many items as are asked for',
    hooks: () => ({
      overlooks: (_, { body: { message } }) => message instanceof Object && 'per_page' in message,
    }),
  },
  'filter-ignored': {
    summary: 'a parameter that chooses items is ignored',
    hooks: ({ part }) => ({ asked: (request) => withoutParameters(request, part) }),
  },
  'sort-ignored': {
    summary: 'order and direction are ignored',
    hooks: () => ({ asked: (request) => withoutParameters(request, 'order_by', 'sort') }),
  },
  'role-not-checked': {
    summary: 'a member of any role may do what takes another one',
    hooks: () => ({
      access: (access) => ({
        ...access,
        isAdministrator: true,
        levelInProject: () => LEVELS.owner,
        levelInGroup: () => LEVELS.owner,
        isAtLeast: () => true,
        hasPermission: () => true,
      }),
    }),
  },
  'private-shown': {
    summary: 'private projects and groups are there for everybody',
    hooks: () => ({
      access: (access) => ({
        ...access,
        canSeeProject: () => true,
        canSeeGroup: () => true,
      }),
    }),
  },
  'bad-token-accepted': {
    summary: 'a token that nobody has, or none, is that of an administrator',
    hooks: () => ({
      stranger: (db) =>
        db.select().from(users).where(eq(users.instance_role, 'administrator')).get(),
    }),
  },
  'invalid-accepted': {
    summary: 'a request is taken that breaks the contract',
    hooks: () => ({ overlooks: (reason) => reason === 'invalid' }),
  },
};

function withoutFields(request: ReadRequest, names: string[]): ReadRequest {
  const body = Object.entries(request.body ?? {}).filter(([name]) => !names.includes(name));
  return { ...request, body: Object.fromEntries(body) };
}

function withoutParameters(request: ReadRequest, ...names: string[]): ReadRequest {
  const query = Object.entries(request.query).filter(([name]) => !names.includes(name));
  return { ...request, query: Object.fromEntries(query) };
}

/** What a field is set back to: its default, or what is empty of its type. */
function nothingFor({ document, operation, part }: Place): JsonValue {
  const [mediaType, content] = Object.entries(operation.definition.requestBody?.content ?? {})[0]!;
  const at = pointerBelow(operation.pointer, 'requestBody', 'content', mediaType, 'schema');
  const property = propertiesOf(document, content.schema!, at).find(({ name }) => name === part)!;
  const { value } = resolveReference<Schema>(document, property.value as Schema, property.pointer);
  if (value.default !== undefined) return value.default as JsonValue;
  const [type] = [value.type ?? 'object'].flat();
  // Of words, the last is as good as none: nobody has asked for it.
  if (type === 'string' && value.enum) return (value.enum as JsonValue[]).at(-1)!;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  return type === 'string' && value.format === undefined ? '' : null;
}

/** What the parents are called that a path may name instead: `/projects/{id}/…` names every project. */
function namesOf(db: Db, { path = '' }: ContractOperation, parameter: string): string[] {
  const before = path.split(`/{${parameter}}`)[0]!;
  const column = PARENTS[parameter] ?? PARENTS[before.slice(before.lastIndexOf('/') + 1)];
  if (!column) return [];
  const rows = db
    .selectDistinct({ name: column as unknown as SQL })
    .from(column.table)
    .all();
  return rows.flatMap(({ name }) => (name === null ? [] : [String(name)]));
}

/** Where names of parents are, by the parameter or by the word before it. */
const PARENTS: Record<string, SQLiteColumn> = {
  projects: projects.id,
  groups: groups.id,
  users: users.id,
  issue_iid: issues.iid,
  merge_request_iid: mergeRequests.iid,
  snippet_id: snippets.id,
  epic_id: epics.id,
  discussion_id: notes.discussion_id,
};

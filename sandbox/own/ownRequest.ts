/** Handlers of others: for the operations of an extension, or instead of a handler of the sandbox. */
import type { Group, Project, Rows, User } from '../../generated/rows.ts';
import type { Repository } from '../git/repository.ts';
import type { RefusalBody } from '../server/refusal.ts';
import type { Reply } from '../server/reply.ts';

/**
 * A request to an operation, after the checks of the sandbox. The token and all values are valid. The caller may see the
 * project or group of the path, and has a role of `x-roles`.
 */
export interface OwnRequest<Operation = AnyOperation> {
  /** The operationId. */
  operation: string;
  path: PartOf<Operation, 'path'>;
  query: PartOf<Operation, 'query'>;
  body: BodyOf<Operation>;
  /** The bytes of the body as the caller sent them, for an operation that takes `application/octet-stream`. */
  bytes: Uint8Array;
  /** The files of a multipart form: the name of the field, the name of the file, and its bytes. */
  files: readonly { field: string; name: string; bytes: Uint8Array }[];
  /** The user whose token was sent; undefined for a call without a token. */
  caller: User | undefined;
  /** The project of a path `/projects/{id}/…`. @throws an Error for another path */
  project: Project;
  /** The group of a path `/groups/{id}/…`. @throws an Error for another path */
  group: Group;
  /** The access level of the caller in the project of the path: 30 for a developer, 0 without a role. */
  accessLevel: number;
  /** Returns a header of the request by its name in lower case. */
  header(name: string): string | undefined;
  /** Returns the time of the sandbox in ISO 8601. */
  now(): string;
  /** Returns the rows whose columns have the given values: `rows('merge_requests', { project_id: 5, iid: 7 })`. */
  rows<Name extends keyof Rows>(table: Name, values?: Partial<Rows[Name]>): Rows[Name][];
  /**
   * Creates a row, with the defaults and checks of the control API: `insert('labels', { project_id: 5, name: 'bug' })`.
   * The row belongs to the transaction of the request, so a refusal undoes it, and a reset or a snapshot knows it.
   * Refuses invalid values with 400.
   */
  insert<Name extends keyof Rows>(table: Name, values: Partial<Rows[Name]>): Promise<Rows[Name]>;
  /** Changes columns of a row that `rows` or `insert` returned, with the checks of the control API. */
  update<Name extends keyof Rows>(
    table: Name,
    row: Rows[Name],
    changes: Partial<Rows[Name]>,
  ): Promise<Rows[Name]>;
  /** Deletes a row, and the rows that belong to it. */
  remove<Name extends keyof Rows>(table: Name, row: Rows[Name]): Promise<void>;
  /**
   * Opens a table of your own, for resources that the sandbox does not have: `table<FreezePeriod>('freeze_periods')`.
   * Its rows are objects of JSON values. They are part of the state, so refusals, resets, snapshots and forks know them.
   */
  // biome-ignore lint/suspicious/noExplicitAny: without a type, the author knows the values.
  table<Row extends object = Record<string, any>>(name: string): OwnTable<Row>;
  /** Shows a row as the operations of the contract do: `present('MergeRequest', row)`. That of a project is a promise. */
  // biome-ignore lint/suspicious/noExplicitAny: the document of the operation says which fields it shows.
  present<Name extends keyof Presented>(schema: Name, row: Presented[Name]): any;
  /**
   * Returns the git repository of the project. Its changes belong to the state of the sandbox: a reset undoes them.
   * @param use `write` refuses callers below Developer with 403
   */
  repository(use: 'read' | 'write'): Promise<Repository>;
  /** Returns the requested page of a list, with the pagination headers. */
  page<Item>(items: Item[]): Reply;
  /** Returns a response with a status and headers of its own. */
  reply(status: number, body?: unknown, headers?: Record<string, string>): Reply;
  /** Refuses the request, and undoes its changes. The body of the response has the message. */
  refuse(status: number, message: RefusalBody['message']): never;
}

/** A table of an extension. A row has an ID, which no other row of own tables has. */
export interface OwnTable<Row extends object> {
  /** Returns the rows whose values are the given ones, in the order of their creation. */
  rows(values?: Partial<Row & { id: number }>): (Row & { id: number })[];
  /** Creates a row with the next ID. */
  insert(values: Omit<Row, 'id'>): Row & { id: number };
  /** Changes values of a row. @throws an Error if the table does not have the row */
  update(row: { id: number }, changes: Partial<Row>): Row & { id: number };
  /** Deletes a row. @throws an Error if the table does not have the row */
  remove(row: { id: number }): void;
}

/** The rows that `present` shows, by the name of the contract's schema. */
export interface Presented {
  MergeRequest: Rows['merge_requests'];
  Milestone: Rows['milestones'];
  Project: Rows['projects'];
  Runner: Rows['runners'];
  SshKey: Rows['ssh_keys'];
  User: Rows['users'];
}

/**
 * Performs an operation and returns the body of its response, which has the success status of the operation. It may
 * return a `Reply` instead: from `page` or `reply`.
 */
export type OwnHandler<Operation = AnyOperation> = (
  request: OwnRequest<Operation>,
) => Result<Operation> | Promise<Result<Operation>>;

/** Handlers by operationId. `Operations` are the types that `forge-contract extend` writes. */
export type OwnHandlers<Operations = Record<string, AnyOperation>> = {
  [Id in keyof Operations]?: OwnHandler<Operations[Id]>;
};

/** An operation whose types are unknown. */
export interface AnyOperation {
  // biome-ignore lint/suspicious/noExplicitAny: without the types of the operation, the author knows its values.
  parameters: { path: any; query: any };
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  requestBody: { content: { 'application/json': any } };
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  responses: { 200: { content: { 'application/json': any } } };
}

type PartOf<Operation, Part extends string> = Operation extends {
  parameters: { [Key in Part]?: infer Values };
}
  ? NonNullable<Values>
  : Record<string, never>;

type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : Record<string, never>;

type Result<Operation> =
  | Reply
  | (Operation extends { responses: infer Responses }
      ? ContentOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
      : never);

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

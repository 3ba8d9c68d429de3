import type { Group, Project, User } from '../../generated/tables.ts';
import type { operations } from '../../generated/types.ts';
import type { SentFile } from '../../wire/bodyType.ts';
import type { Access } from '../access/access.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LeniencyRecord } from './leniencies.ts';
import type { Reply } from './reply.ts';

export { Reply } from './reply.ts';

export type OperationId = keyof operations;

/** A validated request to an operation, with the types of the contract. */
export interface SandboxRequest<Id extends OperationId = OperationId> {
  sandbox: Sandbox;
  operation: Id;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /** The fields of the body, including fields of the body that the caller sent in the query. */
  body: BodyOf<Id>;
  /** The bytes of the body as the caller sent them. */
  bytes: Buffer;
  /** The files of a multipart form. */
  files: readonly SentFile[];
  /** The user whose token was sent; undefined for an anonymous call. */
  caller: User | undefined;
  /** The rights of the caller. */
  access: Access;
  /**
   * The project in the path `/projects/{id}/…`, which the caller may see.
   * @throws an Error if the operation has another path
   */
  project: Project;
  /** The group in the path `/groups/{id}/…`, which the caller may see. */
  group: Group;
  /** Scheme and host by which the caller reached this server, for URLs in responses. */
  origin: string;
  /** Path and query as the caller wrote them, for the links to other pages of a list. */
  url: string;
  /** Returns a header of the request by its name in lower case. */
  header(name: string): string | undefined;
  /** Records where the request needs the leniency of deployments. */
  leniencies: LeniencyRecord;
}

/**
 * Performs an operation and returns the body of the response. The status is the success status in the contract. To
 * choose a status or headers, a handler returns a `Reply`. To refuse a request, a handler calls `refuse`.
 */
export interface Handler<Id extends OperationId> {
  (request: SandboxRequest<Id>): Result<Id> | Promise<Result<Id>>;
  /** The guard of the operation. Default: only the roles in the contract decide. */
  guard?: Guard<Id>;
}

/** A request whose path is read, but whose query and body are not. */
export type UnreadRequest<Id extends OperationId = OperationId> = Omit<
  SandboxRequest<Id>,
  'query' | 'body'
>;

/**
 * Checks whether the caller may call an operation, before the values of the request are read. So a caller without the
 * right gets 403, even if the values are invalid.
 * @throws a Refusal otherwise
 */
export type Guard<Id extends OperationId> = (request: UnreadRequest<Id>) => unknown;

/** Returns a handler with a guard. */
export function guarded<Id extends OperationId>(
  guard: Guard<Id>,
  handler: (request: SandboxRequest<Id>) => ReturnType<Handler<Id>>,
): Handler<Id> {
  return Object.assign((request: SandboxRequest<Id>) => handler(request), { guard });
}

/** The handlers of operations, by operationId. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type Result<Id extends OperationId> = SuccessOf<Id> | Reply;

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type PathOf<Id extends OperationId> = NonNullable<ParametersOf<Id>['path']>;
type QueryOf<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>;

export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends {
        requestBody?: { content: { 'application/x-www-form-urlencoded': infer Body } };
      }
    ? Body
    : Record<string, never>;

/** The type of the body in an operation's successful response. */
export type SuccessOf<Id extends OperationId> = operations[Id] extends {
  responses: infer Responses;
}
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

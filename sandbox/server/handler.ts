import type { Group, Project, User } from '../../generated/tables.ts';
import type { operations } from '../../generated/types.ts';
import type { Access } from '../access/access.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Reply } from './reply.ts';

export { Reply } from './reply.ts';

export type OperationId = keyof operations;

/** A validated request to an operation, with the types of the contract. */
export interface SandboxRequest<Id extends OperationId = OperationId> {
  sandbox: Sandbox;
  operation: Id;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /** The fields of the body, including fields that were sent in the query. */
  body: BodyOf<Id>;
  /** The caller; undefined for an anonymous call. */
  caller: User | undefined;
  /** The rights of the caller. */
  access: Access;
  /**
   * The project of `/projects/{id}/…`, which the caller may see.
   * @throws an Error for an operation with another path
   */
  project: Project;
  /** The group of `/groups/{id}/…`, which the caller may see. */
  group: Group;
  /** Scheme and host by which the caller reached this server, for URLs in responses. */
  origin: string;
  /** Path and query as the caller wrote them, for the links of pages. */
  url: string;
  /** Returns a header of the request by its name in lower case. */
  header(name: string): string | undefined;
}

/**
 * Performs an operation. It returns the body of the response, which gets the success status of the
 * contract. To choose status or headers, it returns a `Reply`. Every refusal goes through `refuse`, for a
 * request that is invalid, forbidden or against the state.
 */
export type Handler<Id extends OperationId> = (
  request: SandboxRequest<Id>,
) => Result<Id> | Promise<Result<Id>>;

/** The handlers of an area by operationId. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

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

/** The body of an operation's successful response. */
export type SuccessOf<Id extends OperationId> = operations[Id] extends {
  responses: infer Responses;
}
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

import type { Group, Project, User } from '../../generated/tables.ts';
import type { operations } from '../../generated/types.ts';
import type { Access } from '../access/access.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Reply } from './reply.ts';

export { Reply } from './reply.ts';

export type OperationId = keyof operations;

/** A request to an operation: validated, with the types that the contract gives. */
export interface SandboxRequest<Id extends OperationId = OperationId> {
  sandbox: Sandbox;
  operation: Id;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /** The fields of the body, those that were sent in the query among them. */
  body: BodyOf<Id>;
  /** Who calls; undefined for an anonymous call. */
  caller: User | undefined;
  /** What the caller may do. */
  access: Access;
  /**
   * The project of `/projects/{id}/…`, which the caller may see.
   * @throws an Error for an operation with another path
   */
  project: Project;
  /** The group of `/groups/{id}/…`, which the caller may see. */
  group: Group;
  /** Scheme and host by which the caller knows this server: what addresses in responses begin with. */
  origin: string;
  /** The address of the request as the caller wrote it, without the origin: for the links of pages. */
  url: string;
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined;
}

/**
 * Does what an operation does. What it returns is the body of the response, under the success status that the
 * contract gives; a `Reply` says more. It refuses with `refuse`, whether the request is invalid,
 * the caller may not do it, or the state forbids it.
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

/** What an operation answers when it succeeds. */
export type SuccessOf<Id extends OperationId> = operations[Id] extends {
  responses: infer Responses;
}
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

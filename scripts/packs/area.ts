/** The content of `packs/<pack>/pack.yaml` and `area.yaml`, which `area.schema.yaml` describes. */
import type { JsonValue } from '../../contract/case.ts';
import type { TakenValue } from '../../contract/extensions/declaredResource.ts';
import type { Fixture, Method, Schema } from '../../contract/openapi.ts';

/** The facts of a pack that all its areas share. */
export interface Pack {
  title: string;
  version: string;
  description: string;
  /** The sentence that each operation has about its source. */
  source: string;
}

/** The operations, schemas and cases of an area. */
export interface Area {
  tag: { name: string; description: string };
  fixtures?: Record<string, Fixture>;
  /** Path parameters that neither the contract nor a resource has, by name. */
  parameters?: Record<string, WrittenParameter>;
  paths?: Record<string, Partial<Record<Method, WrittenOperation>>>;
  /** Resources by the name of their schema. */
  resources?: Record<string, Resource>;
  schemas?: Record<string, Schema>;
}

export interface WrittenParameter {
  description: string;
  schema: Schema;
  'x-fixture'?: string | string[];
}

/** An operation without the parts that the build adds. Keys of OpenAPI are taken as they are. */
export interface WrittenOperation {
  operationId: string;
  summary: string;
  description?: string;
  /** The lowest role that may call. Default: everyone who sees the project or group. */
  roles?: string;
  /** Whether a call without a token is accepted. Default: false. */
  public?: boolean;
  paginated?: 'offset' | 'both';
  /** The query parameters. A name that ends in `!` is required. */
  query?: Record<string, Schema>;
  /** An operation of the contract whose query parameters this one has, too. */
  queryOf?: string;
  /** The schema of the body: a name, or its fields as in `query`. */
  body?: string | Record<string, Schema>;
  /** The schema of the response's body: a name, a list of a name, or a schema. Default: there is no body. */
  returns?: string | [string] | Schema;
  /** The status of success. Default: 201 for POST with a body, 204 without a body, otherwise 200. */
  status?: number;
  /** Further error statuses, such as 409. */
  errors?: number[];
  cases?: Record<string, WrittenCase>;
  [keyword: string]: unknown;
}

/** A documented exchange. Its response is in `responses.json`, unless it is written here. */
export interface WrittenCase {
  summary?: string;
  /** The caller. Default: `user`. */
  as?: string;
  breaks?: string;
  path?: Record<string, string | number>;
  query?: Record<string, JsonValue>;
  body?: JsonValue;
  contentType?: string;
  /** Default: the status of success. */
  status?: number;
  response?: JsonValue;
}

/** An operation of a resource. */
export type ResourceOperation = Partial<WrittenOperation> & {
  /** The fields of the body: null for the column of the same name, a text for another column, or a schema. */
  takes?: Record<string, null | string | Schema>;
  /** The method, if it is not the usual one of the action. */
  method?: Method;
  /** Columns that the operation sets by itself: `now`, `caller.username`, or a value. */
  sets?: Record<string, JsonValue>;
  /** Columns that only one row may have, and the refusal of a second one. */
  taken?: TakenValue;
  /** For a list: the columns that are query parameters. */
  filters?: string[];
  /** For a list: the columns in which the parameter `search` looks. */
  search?: string[];
  /** For a list: the columns of `order_by`, the default first. Default: by ID. */
  sort?: string[];
  /** For a list: the default direction. Default: `asc`. */
  order?: 'asc' | 'desc';
};

/** A resource in a table, with the operations on it. */
export interface Resource {
  table: string;
  path: string;
  /** The singular and the plural in summaries. */
  names: [one: string, many: string];
  /** The path parameter of one resource, and the columns that it may equal. */
  key: Record<string, string[]>;
  /** The fields of a response: null for the column of the same name, or a schema. */
  shows: Record<string, null | Schema>;
  /** The resource that contains this one, and the column with its ID. */
  within?: { resource: string; column: string };
  /** Columns with the same value in all rows: `caller.username`, or a value. Those of the project and group are derived. */
  scope?: Record<string, JsonValue>;
  list?: ResourceOperation;
  get?: ResourceOperation;
  create?: ResourceOperation;
  update?: ResourceOperation;
  delete?: ResourceOperation;
}

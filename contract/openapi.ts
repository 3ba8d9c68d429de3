/**
 * The part of OpenAPI 3.1 that the bundle uses. Parameters and responses are on the operation or referenced within the
 * document. Path items have operations only.
 */
import type { JsonValue } from './case.ts';

export interface Reference {
  $ref: string;
}

export type Schema = { [keyword: string]: unknown };

export interface Example {
  summary?: string;
  description?: string;
  value?: JsonValue;
}

export interface MediaType {
  schema?: Schema | Reference;
  examples?: Record<string, Example>;
}

/** The facts about a deprecated part. */
export interface Deprecation {
  /** Its replacement: the name of a parameter or field, or a phrase. Null if it has none. */
  replacement: string | null;
  /** Whether the documents name the replacement. Default: true */
  documented?: boolean;
  /** The release of the platform since which it is deprecated. */
  since?: string;
  /** The version of the API that is planned to remove it. */
  removal?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  style?: string;
  explode?: boolean;
  schema: Schema | Reference;
  examples?: Record<string, Example>;
  'x-fixture'?: string | string[];
  /** The name of the value in responses, if it differs. */
  'x-echoed-as'?: string;
  /** By the value of a filter, the other values that the items of the list may have. */
  'x-also-shows'?: Record<string, JsonValue[]>;
  'x-anchors'?: true;
  'x-searches'?: string[];
  'x-ordered-by'?: Record<string, { field: string; as?: 'version' }>;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema: Schema | Reference;
  /** The mode of pagination whose responses all have this header. */
  'x-pagination'?: 'offset' | 'keyset';
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  /** In a deviations file: the documented statuses that this one replaces on a deployment. */
  'x-in-place-of'?: number[];
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
  /** The reason why the body is JSON and no form. */
  'x-json-only'?: string;
  /** Whether the documents ask for a form rather than JSON. */
  'x-form-first'?: boolean;
}

export interface FeatureFlag {
  name: string;
  default: boolean;
}

/** How often an operation may be called. */
export interface RateLimit {
  /** Requests in a period. */
  requests: number;
  /** A number and a unit: `30 seconds`. */
  period: string;
  /** The scope in which requests are counted, if the documents say it. */
  scope?: 'user and project';
  /** Only requests are counted in which this is larger. */
  'larger-than'?: { what: 'request' | 'blob'; megabytes: number };
  offering?: string[];
  /** The operation whose requests are counted together with those of this one. */
  'counted-with'?: string;
  /** The application setting that can change the number of requests. */
  setting?: string;
  since?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  'x-tier'?: string[];
  'x-offering'?: string[];
  'x-roles'?: string[];
  'x-feature-flag'?: FeatureFlag;
  'x-rate-limit'?: RateLimit;
  /** The size above which a deployment rejects a request. */
  'x-largest-request'?: { megabytes: number; since?: string };
  /** Permissions or token scopes for the call. */
  'x-permission'?: { name: string; kind: string; required?: boolean }[];
  'x-read-only'?: boolean;
  'x-paginated'?: Paginated;
  /** The operation that removes the resource that this one creates. */
  'x-undo'?: Undo;
  /** The reason why the effect is irreversible, or goes beyond the resource of the call. */
  'x-irreversible'?: string;
  /** The operations that show the resource that this one writes. Present if the paths do not tell. */
  'x-read-back'?: { get?: string; list?: string };
  /** Whether the documents state no success status. */
  'x-customary-status'?: boolean;
  'x-not-documented'?: string[];
}

/** How to call the operation that undoes another: `parameters` are runtime expressions by name. */
export interface Undo {
  operation: string;
  parameters?: Record<string, string>;
}

/** The pagination of a list, and whether the responses give totals. Default: they do. */
export type Paginated = PaginationMode | { mode: PaginationMode; totals?: boolean };

/** Pages by number (offset), pages by the last item of the page before (keyset), or both. */
export type PaginationMode = 'offset' | 'keyset' | 'both';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { [method in Method]?: Operation };

/** The kinds of value that a run creates because they must be unique: see `x-unique`. */
export type UniqueKind = 'name' | 'text' | 'email' | 'ssh-key' | 'gpg-key';

/** A fixture: a resource of a deployment that parameters name, with its value in the example world. */
export interface Fixture {
  value: string | number;
  description: string;
  /** Whether the value is outside of the deployment. Then every deployment takes it. */
  outside?: boolean;
  /** The ways to find a value on a deployment with reads, the best one first. */
  find?: Discovery[];
  /** The cases that create such a resource, each with a runtime expression for the value. */
  create?: Creation[];
  /** The kind of new value that can replace it. */
  unique?: UniqueKind;
}

/** A way to find a fixture: an item of a list, or a response other than a list. */
export interface Discovery {
  operation: string;
  query?: Record<string, JsonValue>;
  /** The schema that the item must have. */
  where?: Schema;
  /** Fixtures by pointer into the item. The values there must be those of the fixtures, or must differ. */
  same?: Record<string, string>;
  other?: Record<string, string>;
  /** An operation that must succeed with the value. */
  answers?: string;
  /** Present if that operation must succeed without a token. */
  as?: 'anonymous';
  /** An operation that must answer with 404 for the value. */
  unknownTo?: string;
  /** An operation that must answer with 403 for the value to every caller. */
  forbiddenBy?: string;
  /** Pointer to the value in the item. */
  from: string;
}

export interface Creation {
  /** `createTag.annotated` */
  case: string;
  /** `$response.body#/name` */
  from: string;
  /** Fixtures whose values replace those of the case: `{ "project.id": "project.other" }`. */
  with?: Record<string, string>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers: { url: string; [key: string]: unknown }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  /** Operations by name, at addresses that only the caller knows. */
  webhooks?: Record<string, PathItem>;
  components: { [section: string]: Record<string, unknown> };
  'x-fixtures': Record<string, Fixture>;
  /** The responses of any operation beside those that it declares, by status. */
  'x-common-responses'?: Record<string, Response>;
  [key: string]: unknown;
}

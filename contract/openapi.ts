/**
 * The part of OpenAPI 3.1 that the bundle uses, after bundling: parameters and responses are written
 * out on the operation or referenced within the document, path items hold operations only.
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

/** What is known of something deprecated. */
export interface Deprecation {
  /** What replaces it: the name of a parameter or field, or a phrase; null where nothing does. */
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
  /** The name under which answers show it, where its own does not tell. */
  'x-echoed-as'?: string;
  /** By value of a filter, the other values that what it shows may have. */
  'x-also-shows'?: Record<string, JsonValue[]>;
  'x-anchors'?: true;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema: Schema | Reference;
  /** The mode of pagination whose every response carries this header. */
  'x-pagination'?: 'offset' | 'keyset';
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  /** In a deviations file: the documented statuses in place of which a deployment answers with this one. */
  'x-in-place-of'?: number[];
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
  /** Why the body is JSON and no form. */
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
  /** For whom requests are counted, where the documents say it. */
  scope?: 'user and project';
  /** What has to be larger for a request to be counted. */
  'larger-than'?: { what: 'request' | 'blob'; megabytes: number };
  offering?: string[];
  /** The operation with which this one is counted together. */
  'counted-with'?: string;
  /** The application setting that has another number of requests. */
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
  /** The size above which a request is rejected. */
  'x-largest-request'?: { megabytes: number; since?: string };
  /** Permissions or token scopes that the call takes. */
  'x-permission'?: { name: string; kind: string; required?: boolean }[];
  'x-read-only'?: boolean;
  'x-paginated'?: Paginated;
  /** The operation that removes what this one makes. */
  'x-undo'?: Undo;
  /** Why what the operation does cannot be undone, or reaches beyond the thing that it is called on. */
  'x-irreversible'?: string;
  /** The operations that show what this one writes, where the paths don't tell. */
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

/** How the pages of a list are asked for, and whether its size is told (default: yes). */
export type Paginated = PaginationMode | { mode: PaginationMode; totals?: boolean };

/** By number of the page, by what the page before ended with, or by either. */
export type PaginationMode = 'offset' | 'keyset' | 'both';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { [method in Method]?: Operation };

/** The kinds of value that a run makes up, since no two things have the same: see `x-unique`. */
export type UniqueKind = 'name' | 'text' | 'email' | 'ssh-key' | 'gpg-key';

/** One thing of a deployment that parameters stand for, with its value in the example world. */
export interface Fixture {
  value: string | number;
  description: string;
  /** Whether the value is none of the deployment's, so that every deployment can be given it. */
  outside?: boolean;
  /** The ways to find one on a deployment by reading, the best first. */
  find?: Discovery[];
  /** The cases that make one, each with where its value is then, as a runtime expression. */
  make?: Creation[];
  /** That a value which nothing has yet can stand for it, and its kind. */
  unique?: UniqueKind;
}

/** A way to find a fixture: an item of a list, or a response that is no list. */
export interface Discovery {
  operation: string;
  query?: Record<string, JsonValue>;
  /** What the item must be like. */
  where?: Schema;
  /** Pointers into the item, with the fixtures whose values must be there, or must not. */
  same?: Record<string, string>;
  other?: Record<string, string>;
  /** An operation that must answer with success when it is called with the value. */
  answers?: string;
  /** That it must do so without a token. */
  as?: 'anonymous';
  /** An operation that must answer that there is no such thing. */
  unknownTo?: string;
  /** An operation that must answer 403 for it, whoever calls. */
  forbiddenBy?: string;
  /** Pointer to the value in the item. */
  from: string;
}

export interface Creation {
  /** `createTag.annotated` */
  case: string;
  /** `$response.body#/name` */
  from: string;
  /** Fixtures whose values go in place of those of the case: `{ "project.id": "project.other" }`. */
  with?: Record<string, string>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers: { url: string; [key: string]: unknown }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  /** Operations at addresses that only the caller knows, by name. */
  webhooks?: Record<string, PathItem>;
  components: { [section: string]: Record<string, unknown> };
  'x-fixtures': Record<string, Fixture>;
  /** What any operation may answer beside what it declares itself, by status. */
  'x-common-responses'?: Record<string, Response>;
  [key: string]: unknown;
}

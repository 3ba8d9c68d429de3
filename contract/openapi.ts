/**
 * Types for the subset of OpenAPI 3.1 that the bundle uses. Parameters and responses are on the operation or
 * referenced within the document. Path items contain only operations.
 */
import type { JsonValue } from './case.ts';
import type { DeclaredResource } from './extensions/declaredResource.ts';

export interface Reference {
  $ref: string;
}

/** The value of `x-relation`. It has exactly one kind, and the details of that kind. */
export interface Relation {
  equals?: string;
  /** Of `equals`: the two are equal exactly if this property is null. */
  'when-null'?: string;
  'opposite-of'?: string;
  begins?: string;
  'first-line-of'?: string;
  'last-segment-of'?: string;
  'sum-of'?: string[];
  'size-of'?: string;
  'hash-of'?: string;
  /** Of `hash-of`: what is hashed, and how. */
  algorithm?: 'git-blob' | 'ssh-md5' | 'ssh-sha256';
  /** Of `size-of` and `hash-of`: the property that names the encoding of the text. */
  'encoded-as'?: string;
  /** Of `size-of`: the property that says whether the text was cut. */
  'cut-if'?: string;
  among?: string;
  'last-of-each'?: string;
  'differ-in'?: [string, string];
  'needs-difference'?: [string, string];
  excludes?: string;
  'only-if'?: Record<string, JsonValue[]>;
  'null-if-null'?: string;
}

/** A part of the contract to which a deviations file may add sentences about a deployment. */
export interface Deviating {
  'x-differences'?: string[];
}

/** A JSON Schema, with the types of the keywords that programs read. */
export interface Schema extends Deviating {
  /** Present if the schema stands for another. A schema may have further keywords beside it. */
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  format?: string;
  description?: string | undefined;
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue | undefined;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  'x-fixture'?: string | string[];
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  'x-echoed-as'?: string;
  'x-echoed-unless'?: string;
  'x-relation'?: Relation;
  'x-roles'?: string[];
  'x-tier'?: string[];
  'x-world'?: string;
  'x-customary'?: string | Schema;
  'x-extensible-enum'?: (string | number)[];
  'x-comma-list'?: boolean;
  [keyword: string]: unknown;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: JsonValue;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
}

/** Facts about a deprecated part of the contract, from the extension `x-deprecation`. */
export interface Deprecation {
  /** The replacement: the name of a parameter or field, or a phrase. Null if nothing replaces the deprecated part. */
  replacement: string | null;
  /** Whether the API documentation names the replacement. Default: true */
  documented?: boolean;
  /** The platform release in which the part became deprecated. */
  since?: string;
  /** The version of the API that will remove the part. */
  removal?: string;
}

export interface Parameter extends Deviating {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  style?: string;
  explode?: boolean;
  schema: Schema;
  examples?: Record<string, Example>;
  'x-fixture'?: string | string[];
  /** False if a read with the parameter starts work on the server. Default: true. */
  'x-read-only'?: boolean;
  /** The name under which responses return the value, if it differs from the parameter's name. */
  'x-echoed-as'?: string;
}

export interface Header extends Deviating {
  description?: string;
  required?: boolean;
  schema: Schema;
  /** The pagination mode whose responses always have this header. */
  'x-pagination'?: 'offset' | 'keyset';
}

export interface Response extends Deviating {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  /**
   * Used in a deviations file: the documented statuses that a deployment replaces with the status of this response.
   */
  'x-in-place-of'?: number[];
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
  /** The reason why the request body can be JSON but not a form. */
  'x-json-only'?: string;
  /** Whether the API documentation asks for a form rather than JSON. */
  'x-form-first'?: boolean;
}

export interface FeatureFlag {
  name: string;
  default: boolean;
}

/** A limit on how often an operation may be called. */
export interface RateLimit {
  /** The number of requests that are allowed in a period. */
  requests: number;
  /** The period, as a number and a unit: `30 seconds`. */
  period: string;
  /** The scope in which requests are counted, if the API documentation names the scope. */
  scope?: 'user and project';
  /** Limits the count to requests whose body, or whose blob, is larger than this. */
  'larger-than'?: { what: 'request' | 'blob'; megabytes: number };
  offering?: string[];
  /** The operationId of another operation. The requests of both operations share one limit. */
  'counted-with'?: string;
  /** The application setting that can change the number of requests. */
  setting?: string;
  since?: string;
}

export interface Operation extends Deviating {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  'x-tier'?: string[];
  'x-offering'?: string[];
  'x-roles'?: string[];
  /** Present if only the caller who created the resource may call. */
  'x-creator-only'?: true;
  'x-feature-flag'?: FeatureFlag;
  'x-rate-limit'?: RateLimit;
  /** The size above which a deployment rejects a request to this operation. */
  'x-largest-request'?: { megabytes: number; since?: string };
  /** Permissions or token scopes that the caller needs. */
  'x-permission'?: { name: string; kind: string; required?: boolean }[];
  'x-read-only'?: boolean;
  /** The fixtures without which the operation has nothing to show, although no parameter names them. */
  'x-fixture'?: string | string[];
  'x-paginated'?: Paginated;
  'x-since'?: string;
  /** For an operation of a pack: whether it may change an archived project. */
  'x-allows-archived'?: boolean;
  /** For an operation of a pack: what it does with the rows of a table of the sandbox. */
  'x-resource'?: DeclaredResource;
  /** The operation that removes the resource which this operation creates. */
  'x-undo'?: Undo;
  /** The title of the extension that adds the operation. The operations of the contract have no such field. */
  'x-extension'?: string;
  /** True in a contract with deviations if the deployment does not have the operation. */
  'x-absent'?: true;
  /** The reason why the effect cannot be undone, or affects more than the called resource. */
  'x-irreversible'?: string;
  /** The operations that read the resource which this operation writes. Present if the paths do not show them. */
  'x-read-back'?: { get?: string; list?: string };
  /** Present if the API documentation gives no success status, so that the usual status of the method is assumed. */
  'x-customary-status'?: boolean;
  'x-not-documented'?: string[];
  /** The choices of `x-choices` that this operation rests on, and that no other part of it shows. */
  'x-chosen'?: string[];
}

/** The operation that undoes another operation. `parameters` holds its arguments as runtime expressions, by name. */
export interface Undo {
  operation: string;
  parameters?: Record<string, string>;
  /** An effect that the removal may leave, as a sentence. */
  leaves?: string;
  /** The requests that create something else, which the operation does not remove: those whose `field` fits `pattern`. */
  except?: { field: string; pattern: string; because: string };
}

/** The pagination of a list. `totals` says whether responses give total counts. Default: they do. */
export type Paginated = PaginationMode | { mode: PaginationMode; totals?: boolean };

/** `offset` selects a page by its number, `keyset` by the last item of the page before. `both` offers both ways. */
export type PaginationMode = 'offset' | 'keyset' | 'both';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { [method in Method]?: Operation };

/** The kinds of unique value that the conformance suite generates for requests (extension `x-unique`). */
export type UniqueKind = 'name' | 'ref' | 'text' | 'email' | 'ssh-key' | 'gpg-key';

/** A fixture: an existing resource that parameters name, with its value in the example world (openapi/world). */
export interface Fixture {
  value: string | number;
  description: string;
  /** Whether the value names something outside of the deployment. Every deployment accepts such a value. */
  outside?: boolean;
  /** Ways to find a value on a deployment by reading, in order of preference. */
  find?: Discovery[];
  /** The cases that create such a resource. Each has a runtime expression that gives the new value. */
  create?: Creation[];
  /** The kind of generated value that can replace the fixture's value. */
  unique?: UniqueKind;
}

/** A way to find a fixture on a deployment: as an item of a list, or in a single resource. */
export interface Discovery {
  operation: string;
  query?: Record<string, JsonValue>;
  /** A schema that the item must match. */
  where?: Schema;
  /**
   * Fixture keys by JSON pointer into the item. In `same` the values must equal the fixtures; in `other` they must
   * differ.
   */
  same?: Record<string, string>;
  other?: Record<string, string>;
  /** An operation that must succeed when it is called with the found value. */
  answers?: string;
  /** The only caller who sends the request of `answers`, which must succeed. `anonymous` sends no token. */
  as?: 'anonymous' | 'stranger';
  /**
   * A role that the operation in `answers` refuses, with 404 if it has a token. Callers with the most rights read the
   * list, since others may not see the resource.
   */
  hiddenFrom?: string;
  /** An operation that must respond with 404 when it is called with the found value. */
  unknownTo?: string;
  /** An operation that must respond with 403 to every caller when it is called with the found value. */
  forbiddenBy?: string;
  /** An operation that is called with the found value, and the fixtures that its response must have. */
  shows?: { operation: string; same: Record<string, string> };
  /** Whether the list has the resources of the caller. Only the caller `user` is asked. */
  own?: true;
  /** JSON pointer to the value of the fixture, within the item. */
  from: string;
}

export interface Creation {
  /** The ID of the case that creates the resource: `createTag.annotated`. */
  case: string;
  /** A runtime expression for the new value: `$response.body#/name`. */
  from: string;
  /** Other fixtures to use in the case: `{ "project.id": "project.other" }` uses the value of the second one. */
  with?: Record<string, string>;
  /**
   * The ID of a case that succeeds once the resource is ready: `getDependencyListExport.finished`. A run repeats its
   * request until then. Absent if the resource is ready at once.
   */
  ready?: string;
}

/** An expectation of the contract about which the documents are silent. */
export interface Choice {
  /** The choice, as a sentence. */
  says: string;
  /** The reason why another behaviour is right, too. */
  because: string;
  /** The number of the document that leaves the point open, and the heading of the section. */
  document: 1 | 2 | 3;
  section: string;
}

/** A role of `openapi/world/roles.yaml`. */
export interface Role {
  /** The rank of a member. Absent for a role without a membership. */
  level?: number;
  /** A right without a membership: to call every operation, or every operation that changes nothing. */
  may?: 'all' | 'read';
  /** The username of a caller with this role in the example world. */
  user?: string;
  /** Whether a caller `user` has this role in the example world. */
  usual?: true;
}

/** A tag. The last three fields are of OpenAPI 3.2. */
interface Tag {
  name: string;
  description: string;
  summary?: string;
  kind?: string;
  /** The name of the tag above this one. */
  parent?: string;
}

export interface Document {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    [key: string]: unknown;
  };
  servers: {
    url: string;
    variables?: Record<string, { default: string }>;
    [key: string]: unknown;
  }[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  /** Operations whose addresses only the caller knows, by name. */
  webhooks?: Record<string, PathItem>;
  components: {
    schemas?: Record<string, Schema>;
    headers?: Record<string, Header>;
    [section: string]: Record<string, unknown> | undefined;
  };
  'x-tagGroups'?: { name: string; tags: string[] }[];
  'x-fixtures': Record<string, Fixture>;
  /** The roles of callers. Absent from documents of others. */
  'x-roles'?: Record<string, Role>;
  /** Responses that every operation may give besides its declared responses, by status. */
  'x-common-responses'?: Record<string, Response>;
  /** The extensions that have added operations. */
  'x-extensions'?: { title: string; version: string }[];
  /** The expectations of the contract about which the documents are silent, by name. */
  'x-choices'?: Record<string, Choice>;
  [key: string]: unknown;
}

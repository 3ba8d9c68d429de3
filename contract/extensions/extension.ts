import type { JsonObject } from '../isObject.ts';
import type { Fixture } from '../openapi.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';

/** Operations beside those of the contract: whose they are, and from which file they come. */
export interface Extension {
  title: string;
  version: string;
  /** The path of the file. */
  file: string;
  /** The operationIds, in the order of the file. */
  operations: string[];
}

/** Which operations of a file are taken, and under which names. */
export interface ExtendOptions {
  /**
   * Methods and paths, such as `GET /projects/{id}`. `GET /projects/{id} as getProject` also sets the operationId.
   * Default: every operation of the file.
   */
  pick?: string[] | undefined;
  /** A text that is put before the name of each schema of the file: `Platform` gives `PlatformProject`. */
  prefix?: string | undefined;
}

/** An OpenAPI document as read from a file, with the places of its parts. */
export interface ExtensionSource {
  file: string;
  document: SourceDocument;
  /** Creates a problem with the position of a part of the document. */
  problemAt(path: YamlPath, message: string, part?: 'key' | 'value'): Problem;
}

/** An OpenAPI document whose parts have not been checked yet. */
export interface SourceDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, JsonObject>;
  components?: Record<string, JsonObject>;
  security?: Record<string, string[]>[];
  'x-fixtures'?: Record<string, Fixture>;
  /** Present in a bundle that `forge-contract extend` has written. */
  'x-extensions'?: { title: string; version: string }[];
  [key: string]: unknown;
}

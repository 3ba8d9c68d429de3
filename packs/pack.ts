/** The types of a pack's code. */
import type { AnyOperation, InnerRequest } from '../sandbox/for-packs/index.ts';

/** A request to an operation of a pack. */
export interface PackRequest<Operation = AnyOperation> extends InnerRequest<Operation> {
  /**
   * Performs an operation of a declared resource with this request: `perform('updateProjectLabel', { path: { label_id } })`.
   * @param changes parts of the request that differ. The values of the path are added to those of the request
   */
  perform(operationId: string, changes: { path?: object; body?: object }): unknown;
}

/** A request for functions that several operations share: all but its values. */
export type PackContext = Omit<PackRequest, 'path' | 'query' | 'body'>;

/** Performs an operation, and returns the body of its response. The cases of the pack show its form. */
export type PackHandler<Operation = AnyOperation> = (request: PackRequest<Operation>) => unknown;

/** Handlers of a pack by operationId. `Operations` are the types that the build writes for the pack. */
export type PackHandlers<Operations> = {
  [Id in keyof Operations]?: PackHandler<Operations[Id]>;
};

/** Computes the fields of a resource that are not columns. */
export type Presenter = (request: PackContext, row: never) => object | Promise<object>;

/** The presenters of resources, by the names of their schemas. */
export type Presenters = Record<string, Presenter>;

/** The code of an area: handlers of operations that no resource declares, and presenters of resources. */
export interface PackArea {
  // biome-ignore lint/suspicious/noExplicitAny: each area has the types of its own operations.
  handlers?: PackHandlers<any>;
  presenters?: Presenters;
}

/**
 * `forge-contract-client/everyday`: the client with the everyday pack. Its operations are not in the documents: they are
 * as clients of such platforms use them.
 *
 * ```ts
 * import { createForgeClient } from 'forge-contract-client/everyday';
 *
 * const forge = createForgeClient({ baseUrl, token });
 * const project = await forge.call('getProject', { path: { id: 'acme/rocket' } });
 * ```
 */
import {
  literalPaths,
  operations as packOperations,
} from '../generated/packs/everyday/operations.ts';
import type { paths as PackPaths } from '../generated/packs/everyday/types.ts';
import type { paths as ContractPaths } from '../generated/types.ts';
import type { ForgeClientOptions } from './createFetchClient.ts';
import {
  type ContractOperations,
  createForgeClient as createClient,
  type ForgeClient,
  type RequestOf as RequestIn,
  type ResponseBody as ResponseBodyIn,
} from './createForgeClient.ts';

import { type IsRefusal, isRefusal as isAnyRefusal } from './isRefusal.ts';

export { ForgeError } from './forgeError.ts';

/** The types of all operations by path: those of the contract and of the pack. */
export interface paths extends Omit<ContractPaths, keyof PackPaths>, PackPaths {}

/** All operations by operationId: those of the contract and of the pack. */
export type Operations = ContractOperations & typeof packOperations;

/** Creates a client that knows the operations of the contract and of the pack. */
export function createForgeClient<Paths extends { [Path in keyof paths]: object } = paths>(
  options: ForgeClientOptions,
): ForgeClient<Paths, Operations> {
  return createClient<Paths, Operations>({
    ...options,
    extension: { operations: packOperations, literalPaths },
  });
}

/** `isRefusal` for all operations: `isRefusal(error, 'createRelease', 409)`. */
export const isRefusal: IsRefusal<paths, Operations> = isAnyRefusal;

/** The names of all operations. */
export type OperationId = keyof Operations;

/** The arguments of a call, for wrappers. */
export type RequestOf<Id extends OperationId> = RequestIn<Id, paths, Operations>;

/** The body of a successful response. */
export type ResponseBody<Id extends OperationId> = ResponseBodyIn<Id, paths, Operations>;

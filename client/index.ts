/** The public functions and types of the client: `import { createForgeClient } from 'forge-contract-client'`. */

export type { ClientExtension, ForgeClientOptions } from './createFetchClient.ts';
export {
  type CallInit,
  type ContractOperations,
  createForgeClient,
  type ForgeClient,
  type ItemOf,
  type ListId,
  type OperationId,
  type OperationTable,
  type Page,
  type Pages,
  type RequestOf,
  type ResponseBody,
} from './createForgeClient.ts';
export { type AnyPaths, createPathClient, type PathClient } from './createPathClient.ts';
export { ForgeError } from './forgeError.ts';
export { type IsRefusal, isRefusal, type Refusal } from './isRefusal.ts';
export type { ParseAs } from './responseBody.ts';
export { type SendAlertsOptions, sendAlerts } from './sendAlerts.ts';

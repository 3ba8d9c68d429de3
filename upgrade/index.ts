/** Finds the recorded calls that change between two versions or deployments, by client. */
export { toCompared } from './askServers.ts';
export type { Change } from './change.ts';
export {
  type ComparedResponse,
  compareResponses,
  type ResponseDifference,
} from './compareResponses.ts';
export { readUses } from './fieldsRead.ts';
export { UnreachableError } from './openServer.ts';
export { readSide } from './readSide.ts';
export { type UpgradeOptions, type UpgradeReport, upgrade } from './upgrade.ts';
export { isAffected, upgradeMarkdown, upgradeText } from './upgradeText.ts';

/** Finds the recorded calls that change between two versions or deployments, by client. */
export type { Change } from './change.ts';
export { readUses } from './fieldsRead.ts';
export { UnreachableError } from './openServer.ts';
export { readSide } from './readSide.ts';
export { type UpgradeOptions, type UpgradeReport, upgrade } from './upgrade.ts';
export { isAffected, upgradeMarkdown, upgradeText } from './upgradeText.ts';

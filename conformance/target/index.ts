/** Targets, for code that proves the suite: it builds its own. */
export { controlledSandbox } from './controlledSandbox.ts';
export { SANDBOX_DIFFERENCES } from './sandboxDifferences.ts';
export { CAPABILITIES, type Target, type TargetKind } from './target.ts';

/** Exports what describes a target, for code that proves the suite and creates its own targets. */
export { controlledSandbox } from './controlledSandbox.ts';
export { operationsToName } from './operationsToName.ts';
export { SANDBOX_DIFFERENCES } from './sandboxDifferences.ts';
export { type SandboxAccess, sandboxTokens } from './sandboxTokens.ts';
export { CAPABILITIES, type Target, type TargetKind } from './target.ts';

/** Exports what describes a target, for code that proves the suite and creates its own targets. */
export { controlledSandbox } from './controlledSandbox.ts';
export { firstLook } from './firstLook.ts';
export { chooseExitStatus as exitStatusOf, showDiagnosis } from './look/diagnosis.ts';
export { narrowScope, readRefusal } from './look/readRefusal.ts';
export { operationsToName } from './operationsToName.ts';
export { readSandboxDifferences } from './readSandboxDifferences.ts';
export { resolveTarget } from './resolveTarget.ts';
export { type SandboxAccess, sandboxTokens } from './sandboxTokens.ts';
export { type FixtureValues, substituteFixtures } from './substituteFixtures.ts';
export { CAPABILITIES, type Target, type TargetKind, type Writes } from './target.ts';
export { callersToTry, tokenFor } from './tokenFor.ts';

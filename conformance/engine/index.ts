/**
 * Exports the engine for code that proves the suite: it sends one call, or performs one job, and returns all
 * exchanges.
 */
export { createSession } from './createSession.ts';
export { createDeliverer, type Deliverer } from './deliver.ts';
export type { Call, Job, Judgement } from './job.ts';
export { hasFindings, type Result } from './result.ts';
export { type Address, sendCall } from './sendCall.ts';
export { judges, violatedBy } from './statementsOf.ts';
export type { Ledger, LedgerEntry } from './writes/ledger.ts';

/**
 * Exports the engine for code that proves the suite: it sends one call, or performs one job, and returns all
 * exchanges.
 */
export { createSession } from './createSession.ts';
export { createDeliverer, type Deliverer } from './deliver.ts';
export { deliverCalls } from './deliverCalls.ts';
export { type Call, CannotPerform, type Job, type Judgement, type Send } from './job.ts';
export { redactor, targetRedactor } from './redact.ts';
export { hasFindings, type Result } from './result.ts';
export { type Address, sendCall } from './sendCall.ts';
export { findViolated, judges, violatedBy } from './statementsOf.ts';
export { guardWrites, type WriteGuard } from './writes/guardWrites.ts';
export {
  createLedgerHead,
  type Ledger,
  type LedgerEntry,
  openLedger,
  readLedger,
} from './writes/ledger.ts';

/**
 * Exports the interface for plugins, which is `forge-contract/plugin` in the package.
 *
 * ```js
 * // ours.mjs, for `forge-contract conform --plugin ours.mjs`
 * import { definePlugin } from 'forge-contract/plugin';
 *
 * export default definePlugin({ checks: [], properties: [], reports: [] });
 * ```
 */
export type { Case, CaseRequest, JsonValue } from '../../contract/case.ts';
export type { Contract, ContractOperation } from '../../contract/contract.ts';
export type { Check, Expectation, Finding, FindingFacts } from '../../judge/index.ts';
export { headerValues } from '../../wire/exchange.ts';
export { CannotPerform, type Job } from '../engine/job.ts';
export type { Result } from '../engine/result.ts';
export type { ReportFormat } from '../reports/format.ts';
export type { Report } from '../reports/report.ts';
export type { Property } from '../suites/properties/property.ts';
export {
  checkJob,
  findingsOf,
  listsOf,
  type Mismatch,
  type PropertyCheck,
  parameterPointer,
  readsOf,
} from '../suites/properties/propertyJob.ts';
export {
  type JudgedResponse,
  type Reader,
  readFullList,
  readList,
} from '../suites/properties/reader.ts';
export { type Looked, MissingWitness } from '../suites/properties/witness.ts';
export type { Target } from '../target/target.ts';
export { definePlugin, type Plugin } from './plugin.ts';

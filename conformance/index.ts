/** The conformance suite, which finds out whether a server keeps the contract. */
export { createSession, type Session, type SessionOptions } from './engine/createSession.ts';
export { joinParts } from './engine/gathered.ts';
export { inLanes } from './engine/inLanes.ts';
export type { Job } from './engine/job.ts';
export { type Counts, OUTCOMES, type Outcome, type Result } from './engine/result.ts';
export { createRunFolder, newRunName, RUNS_DIR } from './engine/runFolder.ts';
export { writeCall } from './engine/sendCall.ts';
export { withUniqueValues } from './fixtures/uniqueValues.ts';
export { checkProfile } from './profile/checkProfile.ts';
export { initProfile } from './profile/initProfile.ts';
export {
  basePathFinder,
  partsOfUrl,
  readBasePath,
  readBelowBasePath,
} from './recorded/basePath.ts';
export {
  type CompareOptions,
  compareTheirs,
  type Support,
  type TheirComparison,
} from './recorded/compareTheirs.ts';
export { comparisonText } from './recorded/comparisonText.ts';
export { generalizePath } from './recorded/gatherResults.ts';
export { type JudgeOptions, judgeRecorded } from './recorded/judgeRecorded.ts';
export { type JudgingProxy, type ProxyRunOptions, proxyTraffic } from './recorded/proxyTraffic.ts';
export { readRecording } from './recorded/readRecording.ts';
export { redactTraffic } from './recorded/redactTraffic.ts';
export type { ReportedRun } from './recorded/reportTraffic.ts';
export { type SecretPlaces, secretPlaces } from './recorded/secretPlaces.ts';
export { seenExchange, sentRequest } from './recorded/seenExchange.ts';
export { readHeader, type TrafficExchange } from './recorded/traffic.ts';
export { clusterFindings } from './reports/clusters.ts';
export { escapeMarkup } from './reports/escapeMarkup.ts';
export { printable } from './reports/printable.ts';
export type { Report } from './reports/report.ts';
export { checkStatement } from './run/checkStatement.ts';
export { type CleanUpOptions, cleanUp, nameRemnant as nameOfRemnant } from './run/cleanUp.ts';
export { compareDeployments } from './run/compareDeployments.ts';
export { type ConformOptions, type ConformRun, conform } from './run/conform.ts';
export { listenForInterrupt } from './run/listenForInterrupt.ts';
export { type Performed, performJobs } from './run/performJobs.ts';
export { type PlannedSuite, planRun, planText, type RunPlan } from './run/planRun.ts';
export { type PreparedRun, prepareRun, type RunOptions } from './run/prepareRun.ts';
export { readReport } from './run/readReport.ts';
export {
  compareRuns,
  mergeRuns,
  type ReportOnRunsOptions,
  renderReport,
} from './run/reportOnRuns.ts';
export { runJobs } from './run/runJobs.ts';
export { SUITES } from './suites/index.ts';
export { fieldOf, itemFields } from './suites/properties/itemFields.ts';
export { firstUnsorted } from './suites/properties/sorts.ts';
export { chooseExitStatus as exitStatusOf, showDiagnosis } from './target/look/diagnosis.ts';
export { operationsToName } from './target/operationsToName.ts';
export { CAPABILITIES, type Target } from './target/target.ts';

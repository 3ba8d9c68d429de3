/** Judges answers: whether what a server sent keeps the contract. */
export { CHECK_IDS, type CheckId, SUITE_CHECK_IDS } from './checkIds.ts';
export { type Sent, shownNames, unlikeSent } from './checks/echo.ts';
export { type Difference, statusDifference } from './difference.ts';
export {
  documentedResponse,
  type ExactResponse,
  type Expectation,
  type Offering,
} from './expectation.ts';
export type { Finding, FindingFacts } from './finding.ts';
export { judge } from './judge.ts';
export { judgeRequest } from './judgeRequest.ts';
export { type ReadRequest, readRequest, type SentRequest } from './readRequest.ts';
export { actionsFor, statementsOf, toleratedBy } from './toleratedBy.ts';

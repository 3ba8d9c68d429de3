/** Judges answers: whether what a server sent keeps the contract. */
export { type Sent, shownNames, unlikeSent } from './checks/echo.ts';
export { type Difference, statusDifference } from './difference.ts';
export {
  documentedResponse,
  type ExactAnswer,
  type Expectation,
  type Offering,
} from './expectation.ts';
export {
  CHECK_IDS,
  type CheckId,
  type Finding,
  SUITE_CHECK_IDS,
  type Violation,
} from './finding.ts';
export { judge } from './judge.ts';
export { actionsFor, letPassBy, statementsOf } from './letPassBy.ts';
export { judgeRequest } from './judgeRequest.ts';
export { type ReadRequest, readRequest, type SentRequest } from './readRequest.ts';

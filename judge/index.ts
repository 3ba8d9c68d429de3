/** Judges whether a response, or a recorded request, keeps the contract. */
export { type Aged, isNewerThan, minorBefore, NEW_CHECK } from './age.ts';
export type { Check } from './check.ts';
export {
  isLongEnough,
  type Sent,
  secretPattern,
  secretsSent,
  secretsShown,
  shownNames,
  unlikeResponse,
  unlikeSent,
} from './checks/echo.ts';
export { CHECKS, chooseChecks as checksOf, type WithChecks } from './checks.ts';
export { type Difference, statusDifference } from './difference.ts';
export { changedFinding, evidenceOf, withEvidence } from './evidence.ts';
export {
  documentedResponse,
  type ExactResponse,
  type Expectation,
  type Offering,
} from './expectation.ts';
export {
  type CheckId,
  type ChoiceId,
  type Finding,
  type FindingFacts,
  LEVELS,
  type Level,
  type StatusFacts,
} from './finding.ts';
export { judge } from './judge.ts';
export { judgeRequest } from './judgeRequest.ts';
export { findChoice as choiceOf, type JudgedCall, NAMED_BY_RULES, withLevel } from './level.ts';
export { type ReadRequest, readRequest, type SentRequest } from './readRequest.ts';
export { sayRelation as sayingOf } from './relations/relation.ts';
export { actionsFor, listStatements as statementsOf, toleratedBy } from './toleratedBy.ts';

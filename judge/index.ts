/** Judges answers: whether what a server sent keeps the contract. */
export {
  documentedResponse,
  type ExactAnswer,
  type Expectation,
  type Offering,
} from './expectation.ts';
export { CHECK_IDS, type CheckId, type Finding, type Violation } from './finding.ts';
export { judge } from './judge.ts';

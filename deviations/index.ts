/**
 * Learns, checks and explains deviations files. A deviations file states how a deployment differs from the contract.
 */

export { type Against, checkDeviations, type Doubt } from './check.ts';
export { deviationsReference } from './deviationsReference.ts';
export { deviationsText } from './deviationsText.ts';
export { explainDeviations } from './explain.ts';
export { type Learned, type Left, learn, type Proposal } from './learn.ts';
export { learnFromParts } from './learnFromParts.ts';
export { markDifferences } from './markDifferences.ts';
export { jsonPathTo } from './names.ts';
export { review } from './review.ts';

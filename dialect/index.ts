/** Dialects: how a deployment differs from the contract, learned, checked and explained. */

export { type Against, checkDialect, type Doubt } from './check.ts';
export { dialectReference } from './dialectReference.ts';
export { dialectText } from './dialectText.ts';
export { explainDialect } from './explain.ts';
export { type Learned, type Left, learn, type Proposal } from './learn.ts';
export { markDifferences } from './markDifferences.ts';
export { review } from './review.ts';

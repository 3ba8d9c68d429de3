/** Dialects: how a deployment differs from the contract, learned, checked and explained. */
export { dialectText } from './dialectText.ts';
export { type Learned, type Left, learn, type Proposal } from './learn.ts';
export { readResults } from './readResults.ts';

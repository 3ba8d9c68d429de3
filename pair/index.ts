/** Tells whether tests that pass on the sandbox hold on a deployment. */
export { type PairOptions, type PairRun, pair } from './pair.ts';
export { pairMarkdown, pairText } from './pairText.ts';
export type { PairReport } from './report.ts';
export type { SilentDeviations } from './silentDeviations.ts';

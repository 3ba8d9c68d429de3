/** Servers that are wrong in one known way: one type of fault, and one prover that tells which faults are found. */
export { decoratingWith } from './behaviour/plant.ts';
export type { Fault } from './fault.ts';
export { prove } from './prove.ts';
export { isProved, matrixMarkdown, matrixText, SELFTEST_PAGE } from './response/matrix.ts';
export { recordSubjects } from './response/recordSubjects.ts';
export { runSelftest } from './response/selftest.ts';

/** The self-test of the suite: servers that are wrong in one known way, and the proof that each is caught. */
export { isProved, matrixMarkdown, matrixText, SELFTEST_PAGE } from './matrix.ts';
export { recordSubjects } from './recordSubjects.ts';
export { runSelftest } from './runSelftest.ts';

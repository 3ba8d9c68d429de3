/** Plants known faults in servers, and proves which faults the suites find. */
export type { Fault } from './fault.ts';
export { prove } from './prove.ts';
export { isProved, matrixMarkdown, matrixText, SELFTEST_PAGE } from './response/matrix.ts';
export { recordSubjects } from './response/recordSubjects.ts';
export { runSelftest } from './response/selftest.ts';

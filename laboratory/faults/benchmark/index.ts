/** The benchmark: servers with one known fault each, and the score of a tool that tested them. */
export { ASPECTS, type Aspect } from '../fault.ts';
export { NO_FAULT, noSuch, readFindings } from './findings.ts';
export { type BenchmarkFault, listFaults } from './listFaults.ts';
export { type Score, score } from './score.ts';
export { type FaultyServer, type StartWithFaultOptions, startWithFault } from './startWithFault.ts';

import { joinParts, type Result } from '../conformance/index.ts';
import type { Contract } from '../contract/contract.ts';
import { type Learned, learn } from './learn.ts';

/**
 * Learns from the results of several reports. If they are of the parts of a recording, the outcome is that of the whole,
 * however the recording was divided.
 * @param contract the contract by which the responses were judged
 */
export function learnFromParts(contract: Contract, results: Result[]): Learned {
  return learn(contract, joinParts(contract, results));
}

/** Starts the mock for a benchmark, and prints its address. */
import { readContract } from '../../../contract/contract.ts';
import { startMock } from '../../../mock/index.ts';

console.log((await startMock({ contract: await readContract() })).url);

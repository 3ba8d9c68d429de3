/** The mock, for a benchmark: prints its address and serves until it is ended. */
import { readContract } from '../../contract/contract.ts';
import { startMock } from '../../mock/index.ts';

console.log((await startMock({ contract: await readContract() })).url);

/** Starts the sandbox with a seed file for a benchmark, and prints its address. Argument: the path of the file. */
import { readDocument } from '../../../contract/contract.ts';
import { readSeed, startSandbox } from '../../../sandbox/index.ts';
import { reportUsage } from './reportUsage.ts';

const { clock: _, ...seed } = await readSeed(process.argv[2]);
const contract = { document: await readDocument() };
console.log((await startSandbox({ contract, ...seed })).url);
reportUsage();

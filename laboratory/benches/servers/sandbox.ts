/**
 * Starts the sandbox with the example world for a benchmark, and prints its address. Argument: the number of notes to
 * add to an issue of the example world.
 */
import { readDocument } from '../../../contract/contract.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { reportUsage } from './reportUsage.ts';

const world = await worldSeed();
const [template] = world.seed.notes!.filter((note) => note.noteable_type === 'Issue');
const more = Array.from({ length: Number(process.argv[2]) }, (_, index) => ({
  ...template,
  id: 1_000_000 + index,
  body: `The engine was too hot again, in test ${index}.`,
}));
world.seed.notes!.push(...more);
const contract = { document: await readDocument() };
console.log((await startSandbox({ contract, ...world })).url);
reportUsage();

/** The sandbox in a process of its own, for `startSubject`: what cannot be asked over HTTP is asked by message. */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readContract } from '../../contract/contract.ts';
import { rowsOf, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { gitProblems } from './gitProblems.ts';
import { memoryOf } from './memory.ts';

const { sandbox, url } = await startSandbox({
  contract: await readContract(),
  ...(await worldSeed()),
});

const RESPONSES = {
  /** A hash of all rows of all tables. */
  fingerprint: async () => {
    const rows = await sandbox.transaction(async () => rowsOf(sandbox));
    return createHash('sha256').update(rows).digest('hex');
  },
  memory: async () => memoryOf(),
  /** Where git and the tables differ, and what git finds wrong with its repositories. */
  gitProblems: async () => {
    const { dir } = await sandbox.git.repository({ id: 5 });
    return sandbox.transaction(() => gitProblems(sandbox.db, dirname(dir)));
  },
};

process.on('message', async ({ id, ask }: { id: number; ask: keyof typeof RESPONSES }) => {
  process.send?.({ id, response: await RESPONSES[ask]() });
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send?.({ url });

/**
 * The process that `startSubject` starts. It serves a sandbox, and reports the sandbox's internal state in messages.
 */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readContract } from '../../contract/contract.ts';
import { dumpRows, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { gitProblems } from './gitProblems.ts';
import { memoryOf } from './memory.ts';

const { sandbox, url } = await startSandbox({
  contract: await readContract(),
  ...(await worldSeed()),
});

const RESPONSES = {
  /**
   * Returns a hash of all rows of all tables. Timed events whose time has come are carried out first, so that they do not
   * look like changes by the next request.
   */
  fingerprint: async () => {
    await sandbox.catchUp();
    const rows = await sandbox.transaction(async () => dumpRows(sandbox));
    return createHash('sha256').update(rows).digest('hex');
  },
  memory: async () => memoryOf(),
  gitProblems: async () => {
    const { dir } = await sandbox.git.repository({ id: 5 });
    return sandbox.transaction(() => gitProblems(sandbox.db, dirname(dir)));
  },
};

process.on('message', async ({ id, ask }: { id: number; ask: keyof typeof RESPONSES }) => {
  process.send?.({ id, response: await RESPONSES[ask]() });
});
// The process ends when its parent process ends.
process.on('disconnect', () => process.exit());
process.send?.({ url });

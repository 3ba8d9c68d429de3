/** The sandbox in a process of its own, for `startSubject`: what cannot be asked over HTTP is asked by message. */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { readContract } from '../../contract/contract.ts';
import { startSandbox, worldSeed } from '../../sandbox/index.ts';
import { TABLES } from '../../sandbox/openSandbox.ts';
import { gitFaults } from './gitFaults.ts';
import { memoryOf } from './memory.ts';

const { sandbox, url } = await startSandbox({
  contract: await readContract(),
  ...(await worldSeed()),
});

const ANSWERS = {
  /** A hash of all rows of all tables. */
  fingerprint: async () => {
    const hash = createHash('sha256');
    await sandbox.transaction(async () => {
      for (const table of TABLES.values())
        hash.update(getTableName(table) + JSON.stringify(sandbox.db.select().from(table).all()));
    });
    return hash.digest('hex');
  },
  memory: async () => memoryOf(),
  /** Where git and the tables differ, and what git finds wrong with its repositories. */
  gitFaults: async () => {
    const { dir } = await sandbox.git.repository({ id: 5 });
    return sandbox.transaction(() => gitFaults(sandbox.db, dirname(dir)));
  },
};

process.on('message', async ({ id, ask }: { id: number; ask: keyof typeof ANSWERS }) => {
  process.send?.({ id, answer: await ANSWERS[ask]() });
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send?.({ url });

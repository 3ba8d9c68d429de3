/** The small process that starts commands for a large one; see `launcher.ts`. */
import { runCommand } from './command.ts';
import { type LaunchRequest, type LaunchResponse, READY } from './launcher.ts';

process.on('message', async ({ id, ...command }: LaunchRequest) => {
  const outcome = await runCommand(command);
  if (process.connected) process.send!({ ...outcome, id } satisfies LaunchResponse);
});

process.send!(READY);

// Ctrl-C reaches every process of the terminal. The large process still runs commands while it closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

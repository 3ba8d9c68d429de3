/** The program of the helper process that starts commands for the main process. `launcher.ts` gives the reason. */
import { runCommand } from './command.ts';
import { type LaunchRequest, type LaunchResponse, READY } from './launcher.ts';

process.on('message', async ({ id, ...command }: LaunchRequest) => {
  const outcome = await runCommand(command);
  send({ ...outcome, id });
});

send(READY);

// Ctrl-C reaches every process of a terminal. It is ignored here, because the main process runs commands while it
// closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

/** Sends a message to the main process. If that process was killed, nobody waits for the message. */
function send(message: LaunchResponse | typeof READY): void {
  process.send?.(message, undefined, undefined, () => {});
}

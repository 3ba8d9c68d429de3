/** The process of a sandbox that runs beside a test. It ends when the connection to the test's process ends. */
import type { FromProcess } from './startSandbox.ts';
import { startHere } from './startSandbox.ts';

/** Sends a message to the test's process. If that process was killed, nobody waits for the message. */
const send = (message: FromProcess) => process.send?.(message, undefined, undefined, () => {});

let close = async () => {};
let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await close().catch(() => {});
  process.exit();
};
process.once('disconnect', end);
// Ctrl-C reaches all processes of a terminal. The test's process decides when the sandbox ends.
process.on('SIGINT', () => {});
process.once('SIGTERM', end);

try {
  const running = await startHere(JSON.parse(process.argv[2] ?? '{}'));
  ({ close } = running);
  if (isEnding || !process.connected) await running.close().finally(() => process.exit());
  send({ url: running.url });
} catch (error) {
  send({ error: (error as Error).message });
  process.disconnect?.();
}

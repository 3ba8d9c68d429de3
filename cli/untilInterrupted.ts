/** The interval in milliseconds at which a command of npm looks whether npm still runs. */
const PARENT_MS = 500;

/**
 * Waits for Ctrl-C or SIGTERM, and then calls `cleanUp`. A command that npm or npx has started also ends with npm. A
 * killed npm cannot forward its signal, and the server would keep its port.
 */
export async function untilInterrupted(cleanUp: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    if (process.env.npm_command === undefined) return;
    const parent = process.ppid;
    timer = setInterval(() => process.ppid !== parent && resolve(), PARENT_MS);
  });
  clearInterval(timer);
  await cleanUp();
}

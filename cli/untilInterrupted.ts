/** Waits for Ctrl-C or SIGTERM, and then calls `cleanUp`. */
export async function untilInterrupted(cleanUp: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await cleanUp();
}

/** Waits for Ctrl-C (or a polite request to end), then cleans up. */
export async function untilInterrupted(cleanUp: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await cleanUp();
}

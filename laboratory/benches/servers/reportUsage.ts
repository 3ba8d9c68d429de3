/** The processor time and memory that a server process has used. */
export interface Usage {
  /** The processor time since the start, in milliseconds. */
  processor: number;
  /** The occupied memory, in megabytes. */
  memory: number;
}

/** Makes the process send its usage to the parent process whenever the parent sends a message. */
export function reportUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      processor: (user + system) / 1000,
      memory: process.memoryUsage().rss / 1e6,
    };
    process.send?.(usage);
  });
}

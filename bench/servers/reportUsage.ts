/** Processor time and memory of a server process. */
export interface Usage {
  /** Processor time since the start, in milliseconds. */
  processor: number;
  /** Occupied memory in megabytes. */
  memory: number;
}

/** Sends the usage to the parent process on each message from it. */
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

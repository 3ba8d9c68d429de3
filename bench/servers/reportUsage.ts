/** What a server process has used since it began. */
export interface Usage {
  /** Processor time in milliseconds. */
  processor: number;
  /** Memory that it occupies, in megabytes. */
  memory: number;
}

/** Tells whoever started this process what it has used, whenever it is asked. */
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

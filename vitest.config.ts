import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of `test/` run whole commands. They begin first, so that at the end no worker waits for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/test\/\w+\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', '.cache/**'],
    sequence: { sequencer: LongestFirst },
    // CommonJS modules are imported as Node imports them, so that tests see what users see.
    deps: { interopDefault: false },
    // Every processor: much of what tests do is to wait for a command.
    maxWorkers: '100%',
    // Much is made and thrown away: fewer collections, each of which has as little to keep.
    execArgv: ['--max-semi-space-size=128'],
    // Modules are loaded once by each worker. What a test changes for all, it puts back.
    isolate: false,
    // In milliseconds. They end tests that hang; how long a test takes depends on the machine and proves nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

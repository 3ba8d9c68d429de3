import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_FILES } from './test/longFiles.ts';

/** Runs the long files first, so that the workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG_FILES.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // The laboratory has a run of its own: `npm run laboratory`.
    exclude: ['node_modules/**', '.cache/**', 'laboratory/**'],
    sequence: { sequencer: LongestFirst },
    // CommonJS modules are imported as Node does, so that tests see the exports that users see.
    deps: { interopDefault: false },
    // One worker per processor, since most tests wait for a command.
    maxWorkers: '100%',
    // Tests create many objects that live briefly. A large young generation collects them less often.
    execArgv: ['--max-semi-space-size=128'],
    // Each worker loads a module once, for all tests. A test that changes global state restores it.
    isolate: false,
    // Commands that tests start, or run in their own process, print text without colours. CI asks for colours.
    env: { NO_COLOR: '1' },
    // Milliseconds. The limits only end tests that hang: a slow machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

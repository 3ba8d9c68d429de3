import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', '.cache/**'],
    // CommonJS modules are imported as Node imports them, so that tests see what users see.
    deps: { interopDefault: false },
    // Every processor: much of what tests do is to wait for a command.
    maxWorkers: '100%',
    // Modules are loaded once by each worker. What a test changes for all, it puts back.
    isolate: false,
    // Many tests start servers and compile schemas; they share two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

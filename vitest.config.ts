import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', '.cache/**'],
    // CommonJS modules are imported as Node imports them, so that tests see what users see.
    deps: { interopDefault: false },
    // Many tests start servers and compile schemas; they share two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

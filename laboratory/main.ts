/** `npm run laboratory`: runs the tests of the laboratory. */
import { runTests } from '../test/runTests.ts';

await runTests('npm run laboratory', () => ['--config', 'laboratory/vitest.config.ts']);

import { mergeConfig } from 'vitest/config';
import project from '../vitest.config.ts';

/** `npm run laboratory`: the tests of the laboratory, with the settings of the project. */
const settings = mergeConfig(project, { test: { include: ['laboratory/**/*.test.ts'] } });
settings.test.exclude = ['node_modules/**', '.cache/**'];
export default settings;

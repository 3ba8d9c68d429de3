import project from '../vitest.config.ts';

/** `npm run laboratory`: the tests of the laboratory, with the settings of the project. */
export default {
  ...project,
  test: {
    ...project.test,
    include: ['laboratory/**/*.test.ts'],
    exclude: ['node_modules/**', '.cache/**'],
  },
};

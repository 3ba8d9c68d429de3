/** `npm test`: runs all checks of the project. */
import { readdirSync } from 'node:fs';
import { leaveOutLongFiles } from './longFiles.ts';
import { runSteps, runTests, type Step, sum } from './runTests.ts';

const BUILD: Step = {
  name: 'lint, build, generated files',
  command: ['tsx', 'cli/main.ts', 'build', '--force', '--check'],
};
/** Steps that can run at the same time as the build. */
const CODE: Step[] = [
  { name: 'types of the code', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint of the code', command: ['biome', 'check', '--error-on-warnings', '.'] },
];

await runTests('npm test', leaveOutLongFiles, async (folder) => {
  // The packages need the build.
  const pack: Step = {
    name: 'packages',
    command: ['tsx', 'scripts/release/package.ts', folder],
  };
  const [code, built] = await Promise.all([runSteps(...CODE), runSteps(BUILD, pack)]);
  const isPacked = readdirSync(folder).some((name) => name.endsWith('.tgz'));
  return {
    counts: sum(code, built),
    env: isPacked ? { FORGE_CONTRACT_PACKAGES: folder } : {},
  };
});

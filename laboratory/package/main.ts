/** Creates the package of the laboratory, in `dist/` or another folder. `npm run package` runs it last. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT_DIR } from '../../scripts/paths.ts';
import { compileModule } from '../../scripts/release/compileModules.ts';
import { createPackages } from '../../scripts/release/createPackages.ts';
import { COMPILED_FAULTS } from '../faults/source/index.ts';
import { BENCHMARK } from './benchmarkPackage.ts';
import { compileFaults } from './compileFaults.ts';

const [folder = join(PROJECT_DIR, 'dist')] = process.argv.slice(2).map((path) => resolve(path));
await createPackages([BENCHMARK], folder, (_, home) => {
  const faults = compileFaults(home, compileModule);
  writeFileSync(join(home, 'laboratory/faults/source', COMPILED_FAULTS), JSON.stringify(faults));
});

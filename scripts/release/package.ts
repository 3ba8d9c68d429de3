/**
 * `npm run package`: creates the packages of the product for publication, in `dist/` or another folder. `npm run
 * package` then creates that of the laboratory (`laboratory/package/`).
 */
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { build } from '../build.ts';
import { PROJECT_DIR } from '../paths.ts';
import { createPackages, emptyFolder } from './createPackages.ts';
import { PACKAGES } from './packages.ts';

const DIST_DIR = join(PROJECT_DIR, 'dist');

const [folder = DIST_DIR] = process.argv.slice(2).map((path) => resolve(path));
// A build takes a minute, so its stages are printed.
await build({ onBegin: (stage) => console.log(pc.dim(`Building: ${stage} …`)) });
if (folder === DIST_DIR) emptyFolder(DIST_DIR);
await createPackages(PACKAGES, folder);

/** `npm run site`: writes the website to `dist/site/`, or to another folder. */
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { build, PROJECT_DIR } from '../scripts/index.ts';
import { createSite } from './createSite.ts';

const [folder = join(PROJECT_DIR, 'dist', 'site')] = process.argv.slice(2).map((it) => resolve(it));
await build({ onBegin: (stage) => console.log(pc.dim(`Building: ${stage} …`)) });
const { pages, servers } = await createSite(folder);
console.log(`${pc.green('✓')} ${pages} pages, with the runs of ${servers} servers, in ${folder}`);

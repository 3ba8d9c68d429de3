/** `npm run site`: writes the website to `dist/site/`, or to another folder. */
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { build, PROJECT_DIR } from '../scripts/index.ts';
import { createSite } from './createSite.ts';

await new Command('npm run site --')
  .description('write the website: static files for any host, or to open from the folder')
  .argument('[folder]', 'folder of the website', join(PROJECT_DIR, 'dist', 'site'))
  .addHelpText('after', '\nExamples:\n  $ npm run site\n  $ npm run site -- /tmp/site')
  .action(async (to: string) => {
    const folder = resolve(to);
    await build({ onBegin: (stage) => console.log(pc.dim(`Building: ${stage} …`)) });
    const { pages, servers } = await createSite(folder);
    console.log(
      `${pc.green('✓')} ${pages} pages, with the runs of ${servers} servers, in ${folder}`,
    );
  })
  .parseAsync();

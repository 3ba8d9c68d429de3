import { Command } from 'commander';
import pc from 'picocolors';

export function checkGeneratedCommand(): Command {
  return new Command('check-generated')
    .description('fail if a committed file under generated/ is out of date')
    .action(async () => {
      const { build } = await import('../scripts/index.ts');
      const { changed: stale } = await build({ force: true, write: false });
      if (stale.length > 0)
        throw new Error(
          `These files are out of date: ${stale.join(', ')}. Run 'npm run build' and commit the result.`,
        );
      console.log(`${pc.green('✓')} generated/ is up to date with openapi/`);
    });
}

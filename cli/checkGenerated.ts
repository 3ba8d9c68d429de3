import { Command } from 'commander';
import pc from 'picocolors';

export function checkGeneratedCommand(): Command {
  return new Command('check-generated')
    .description('fail when what is committed under generated/ is not what openapi/ gives')
    .action(async () => {
      const { build } = await import('../scripts/index.ts');
      const { changed: stale } = await build({ force: true, write: false });
      if (stale.length > 0)
        throw new Error(
          `Not what openapi/ gives: ${stale.join(', ')}. Run 'npm run build' and commit the result.`,
        );
      console.log(`${pc.green('✓')} generated/ is what openapi/ gives`);
    });
}

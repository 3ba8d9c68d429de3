import { writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import pc from 'picocolors';

export function bundleCommand(): Command {
  return new Command('bundle')
    .description(
      'write the contract as one OpenAPI document, or that of a deployment with a deviations file',
    )
    .option('--deviations <file>', 'how the deployment differs')
    .addOption(
      new Option('-f, --format <format>', 'how to write it')
        .choices(['yaml', 'json'])
        .default('yaml'),
    )
    .option('-o, --output <file>', 'where to write it (default: it is printed)')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract bundle --deviations deviations.overlay.yaml -o openapi.yaml
  $ forge-contract bundle --format json > openapi.json`,
    )
    .action(async (flags: { deviations?: string; format: 'yaml' | 'json'; output?: string }) => {
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { stringify } = await import('yaml');
      const { document } = await readContractWith({ deviations: flags.deviations });
      const text =
        flags.format === 'json'
          ? `${JSON.stringify(document, null, 2)}\n`
          : // A reader of YAML must not have to follow an alias.
            stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
      if (flags.output === undefined) process.stdout.write(text);
      else {
        await writeFile(flags.output, text);
        console.log(`${pc.green('✓')} ${flags.output}`);
      }
    });
}

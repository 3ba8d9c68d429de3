import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import { addOptions, SHARED } from './options.ts';

export function bundleCommand(): Command {
  const command = new Command('bundle').description(
    'write the contract, with or without the deviations of a deployment, as one OpenAPI document',
  );
  return addOptions(command, [
    SHARED.deviations,
    SHARED.extend,
    SHARED.pack,
    [
      '-f, --format <format>',
      'format of the document',
      { choices: ['yaml', 'json'], default: 'yaml' },
    ],
    ['-o, --output <file>', 'file to write (default: print the document)'],
  ])
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract bundle --deviations deviations.overlay.yaml -o openapi.yaml
  $ forge-contract bundle --format json > openapi.json`,
    )
    .action(
      async (flags: {
        deviations?: string;
        extend?: string[];
        format: 'yaml' | 'json';
        output?: string;
      }) => {
        const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
        const { withoutAbsent } = await import('../contract/deviations/absentOperation.ts');
        const { stringify } = await import('yaml');
        const contract = await readContractWith(flags);
        const document = withoutAbsent(contract.document);
        const text =
          flags.format === 'json'
            ? `${JSON.stringify(document, null, 2)}\n`
            : // Without this option, repeated values become YAML aliases, which are hard to read.
              stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
        if (flags.output === undefined) process.stdout.write(text);
        else {
          await writeFile(flags.output, text);
          console.log(`${pc.green('✓')} ${flags.output}`);
        }
      },
    );
}

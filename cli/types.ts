import { Command } from 'commander';
import pc from 'picocolors';
import { addOptions, SHARED } from './options.ts';

export function typesCommand(): Command {
  const command = new Command('types').description(
    'write the TypeScript types of the contract, or of a deployment with deviations',
  );
  return addOptions(command, [
    SHARED.deviations,
    SHARED.extend,
    SHARED.pack,
    ['-o, --output <file>', 'file to write, or "-" for the standard output', { isRequired: true }],
    SHARED.force,
  ])
    .addHelpText(
      'after',
      `
Pass the types to createForgeClient<paths>. Fields that the deviations file allows to be missing are optional in the types.

Examples:
  $ forge-contract types --deviations deviations.overlay.yaml -o forge-types.ts`,
    )
    .action(async ({ output, force, ...from }: TypesFlags) => {
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { withoutAbsent } = await import('../contract/deviations/absentOperation.ts');
      const { generateTypes } = await import('../contract/generateTypes.ts');
      const contract = await readContractWith(from);
      const { title, version } = contract.deviations ?? contract.document.info;
      const text = `// Written by \`forge-contract types\` for ${title.replaceAll(/\s+/g, ' ')} ${version}. Changes here are lost.\n\n${await generateTypes(withoutAbsent(contract.document))}`;
      if (output === '-') process.stdout.write(text);
      else {
        const { writeFiles } = await import('../contract/writeFiles.ts');
        await writeFiles([{ path: output, text }], { force });
        console.log(`${pc.green('✓')} ${output}`);
      }
    });
}

interface TypesFlags {
  deviations?: string;
  extend?: string[];
  output: string;
  force?: boolean;
}

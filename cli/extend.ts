import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import type { Contract } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { UsageError } from '../contract/usageError.ts';
import { addOptions, collected, SHARED } from './options.ts';

interface ExtendFlags {
  output: string;
  extend?: string[];
  pick?: string[];
  prefix?: string;
  force?: boolean;
}

export function extendCommand(): Command {
  const command = new Command('extend')
    .description('add your own operations to the contract: types, client, msw handlers and bundle')
    .argument('[files...]', 'OpenAPI 3.0 or 3.1 documents, or OpenAPI Overlays that add paths');
  return addOptions(command, [
    ['-o, --output <dir>', 'folder for the files', { default: 'forge' }],
    SHARED.pack,
    [
      '--pick <operation>',
      "take only this operation and the schemas that it reaches, such as 'GET /projects/{id}', or under another name, 'GET /projects/{id} as getProject'; repeatable",
      { parse: collected },
    ],
    ['--prefix <word>', 'word before the name of each schema, if names clash with the contract'],
    SHARED.force,
  ])
    .addHelpText(
      'after',
      `
The folder gets four files. Import client.ts and msw.ts instead of forge-contract-client and forge-contract-client/msw.
  client.ts     createForgeClient, which knows your operations by name and by path
  types.ts      the types of your operations and schemas
  msw.ts        handlers for Mock Service Worker
  openapi.json  the contract with your operations, each marked with x-extension

Pass your document, or openapi.json, with --extend to every command that reads the contract.

Examples:
  $ forge-contract extend ours.openapi.yaml
  $ forge-contract extend ours.openapi.yaml --pack everyday
  $ forge-contract extend platform.json --pick 'GET /projects/{id} as getProject' --prefix Platform
  $ forge-contract mock --extend forge/openapi.json`,
    )
    .action(
      async (files: string[], { output, extend: packs = [], force, ...take }: ExtendFlags) => {
        const { writeFiles } = await import('../contract/writeFiles.ts');
        const { extensionFiles } = await import('../extensions/index.ts');
        const contract = await readExtended(packs, files, take);
        const written = await extensionFiles(contract);
        await writeFiles(
          written.map(({ name, text }) => ({ path: join(output, name), text })),
          { force },
        );
        for (const { title, operations } of contract.extensions ?? [])
          console.log(
            `${pc.green('✓')} ${count(operations.length, 'operation')} of ${title} beside the contract`,
          );
        console.log(`  in ${pc.cyan(output)}: ${written.map(({ name }) => name).join(', ')}`);
      },
    );
}

/** Reads the contract with packs and documents. A document may refer to schemas of those before it. */
async function readExtended(
  packs: string[],
  files: string[],
  take: Pick<ExtendFlags, 'pick' | 'prefix'>,
): Promise<Contract> {
  const { readContract } = await import('../contract/contract.ts');
  const { extendContract } = await import('../contract/extensions/extendContract.ts');
  const [only, ...others] = files;
  if (only === undefined && packs.length === 0)
    throw new UsageError('Name a document with your operations, or a pack: --pack everyday.');
  if ((take.pick || take.prefix !== undefined) && (only === undefined || others.length > 0))
    throw new UsageError(
      '--pick and --prefix need one document. Write each such document to a folder of its own with -o, then extend by their openapi.json files together.',
    );
  let contract = await readContract();
  for (const file of packs) contract = await extendContract(contract, file);
  for (const file of files) contract = await extendContract(contract, file, take);
  return contract;
}

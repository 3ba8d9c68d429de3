import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { count } from './failure.ts';

interface ExtendFlags {
  output: string;
  pick?: string[];
  prefix?: string;
}

export function extendCommand(): Command {
  return new Command('extend')
    .description('add your own operations to the contract: types, client, msw handlers and bundle')
    .argument('<file>', 'OpenAPI 3.0 or 3.1 document, or an OpenAPI Overlay that adds paths')
    .option('-o, --output <dir>', 'folder for the files', 'forge')
    .option(
      '--pick <operation>',
      "take only this operation and the schemas that it reaches, such as 'GET /projects/{id}', or under another name, 'GET /projects/{id} as getProject'; repeatable",
      (text: string, others: string[] = []) => [...others, text],
    )
    .option(
      '--prefix <word>',
      'word before the name of each schema, if names clash with the contract',
    )
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
  $ forge-contract extend platform.json --pick 'GET /projects/{id} as getProject' --prefix Platform
  $ forge-contract mock --extend forge/openapi.json`,
    )
    .action(async (file: string, { output, pick, prefix }: ExtendFlags) => {
      const { readContract } = await import('../contract/contract.ts');
      const { extendContract } = await import('../contract/extensions/extendContract.ts');
      const { extensionFiles } = await import('../extensions/index.ts');
      const contract = await extendContract(await readContract(), file, { pick, prefix });
      const files = await extensionFiles(contract);
      await mkdir(output, { recursive: true });
      for (const { name, text } of files) await writeFile(join(output, name), text);
      for (const { title, operations } of contract.extensions ?? [])
        console.log(
          `${pc.green('✓')} ${count(operations.length, 'operation')} of ${title} beside the contract, in ${pc.cyan(output)}: ${files.map(({ name }) => name).join(', ')}`,
        );
    });
}

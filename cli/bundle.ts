import { basename } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import type { Contract } from '../contract/contract.ts';
import { addOptions, SHARED } from './options.ts';

export function bundleCommand(): Command {
  const command = new Command('bundle').description(
    'write the contract, with or without the deviations of a deployment, as one file: an OpenAPI document, or a collection of requests',
  );
  return addOptions(command, [
    SHARED.deviations,
    SHARED.extend,
    SHARED.pack,
    [
      '-f, --format <format>',
      'format of the document, or a collection with a request for each operation: an .http file, or JSON for Bruno',
      { choices: ['yaml', 'json', 'http', 'bruno'], default: 'yaml' },
    ],
    [
      '--openapi <version>',
      'version of OpenAPI: 3.0 is the portable edition for generators, and 3.2 has $self and a hierarchy of tags',
      { choices: ['3.0', '3.1', '3.2'], default: '3.1' },
    ],
    [
      '--self <address>',
      'address of the document in the edition 3.2 (default: the name of the file)',
    ],
    ['-o, --output <file>', 'file to write (default: print the document)'],
    SHARED.force,
  ])
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract bundle --deviations deviations.overlay.yaml -o openapi.yaml
  $ forge-contract bundle --format json > openapi.json
  $ forge-contract bundle --format http -o forge.http
  $ forge-contract bundle --openapi 3.2 -o openapi.3.2.yaml
  $ forge-contract bundle --extend ours.openapi.yaml --openapi 3.0 --format json -o openapi.portable.json`,
    )
    .action(async (flags: BundleFlags) => {
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const text = await writeContract(await readContractWith(flags), flags);
      if (flags.output === undefined) process.stdout.write(text);
      else {
        const { writeFiles } = await import('../contract/writeFiles.ts');
        await writeFiles([{ path: flags.output, text }], flags);
        console.log(`${pc.green('✓')} ${flags.output}`);
      }
    });
}

interface BundleFlags {
  deviations?: string;
  extend?: string[];
  format: 'yaml' | 'json' | 'http' | 'bruno';
  openapi: '3.0' | '3.1' | '3.2';
  self?: string;
  output?: string;
  force?: boolean;
}

async function writeContract(contract: Contract, flags: BundleFlags): Promise<string> {
  const { format } = flags;
  const { withoutAbsent } = await import('../contract/deviations/absentOperation.ts');
  const document = withoutAbsent(contract.document);
  if (format === 'http' || format === 'bruno') {
    const { brunoCollection, httpFile } = await import('../scripts/editions/index.ts');
    const { CALLERS } = await import('../sandbox/index.ts');
    return (format === 'http' ? httpFile : brunoCollection)({ ...contract, document }, CALLERS);
  }
  const edition = await writeEdition(document, flags);
  if (format === 'json') return `${JSON.stringify(edition, null, 2)}\n`;
  const { stringify } = await import('yaml');
  // Without this option, repeated values become YAML aliases, which are hard to read.
  return stringify(edition, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Returns the document as an edition of OpenAPI. */
async function writeEdition(
  document: Contract['document'],
  { openapi, format, output = `openapi.${format}`, self = basename(output) }: BundleFlags,
): Promise<object> {
  if (openapi === '3.1') return document;
  const { openApi32Edition, portableEdition } = await import('../scripts/editions/index.ts');
  return openapi === '3.2' ? openApi32Edition(document, self) : portableEdition(document);
}

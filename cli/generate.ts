import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Argument, Command } from 'commander';
import pc from 'picocolors';
import { GENERATED_DIR } from '../contract/contract.ts';
import { UsageError } from '../contract/usageError.ts';
import { EXIT } from './failure.ts';
import { GENERATORS } from './generators.ts';

export function generateCommand(): Command {
  return new Command('generate')
    .description('generate a client for another language with a generator for that language')
    .addArgument(new Argument('<language>').choices(Object.keys(GENERATORS)))
    .option('-o, --output <folder>', 'folder for the client', 'forge')
    .addHelpText(
      'after',
      `
Install the generator yourself: if it is missing, this command prints how. The generator reads the portable edition of the
contract, OpenAPI 3.0. A TypeScript client exists already: import it from forge-contract-client.

Examples:
  $ forge-contract generate python
  $ forge-contract generate go --output internal/forge`,
    )
    .action((language: string, { output }: { output: string }) => {
      const { command, install, arguments: argumentsFor, needsFolder } = GENERATORS[language]!;
      const file = join(GENERATED_DIR, 'openapi.portable.json');
      if (needsFolder) mkdirSync(output, { recursive: true });
      const { error, status } = spawnSync(command, argumentsFor(file, output), {
        stdio: 'inherit',
        env: { ...process.env, PATH: [binOfProject(), process.env.PATH].join(delimiter) },
      });
      if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
        throw new UsageError(
          `${command} is not installed. Install it with '${install}', and run this command again`,
        );
      if (error) throw error;
      if (status !== 0) process.exitCode = EXIT.failed;
      else console.log(`${pc.green('✓')} Generated a client for ${language} in ${pc.cyan(output)}`);
    });
}

/**
 * Returns the folder with the commands of a project's npm packages. It is in the PATH only if npx runs this command.
 */
function binOfProject(): string {
  return join(process.cwd(), 'node_modules', '.bin');
}

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
    .description('make a client in another language by its usual generator')
    .addArgument(new Argument('<language>').choices(Object.keys(GENERATORS)))
    .option('-o, --output <folder>', 'the folder that the client is written to', 'forge')
    .addHelpText(
      'after',
      `
The generator is yours: where it is not installed, this says what installs it. It is given the portable edition
of the contract, OpenAPI 3.0. For TypeScript there is a client already: import it from forge-contract-client.

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
          `${command} is not installed. Install it, and run this again: ${install}`,
        );
      if (error) throw error;
      if (status !== 0) process.exitCode = EXIT.failed;
      else console.log(`${pc.green('✓')} A client for ${language} in ${pc.cyan(output)}`);
    });
}

/** Where npm has the commands of the packages of a project, for who does not run this by npx. */
function binOfProject(): string {
  return join(process.cwd(), 'node_modules', '.bin');
}

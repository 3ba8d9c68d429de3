#!/usr/bin/env node
/** The `forge-contract` command. Each subcommand is a file beside this one; what it does is elsewhere. */
import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { buildCommand } from './build.ts';
import { checkGeneratedCommand } from './checkGenerated.ts';
import { conformCommand } from './conform.ts';
import { diffCommand } from './diff.ts';
import { docsCommand } from './docs.ts';
import { reportFailure } from './failure.ts';
import { lintCommand } from './lint.ts';
import { mockCommand } from './mock.ts';
import { startCommand } from './start.ts';

const program = new Command('forge-contract')
  .description(
    'One OpenAPI contract, and what people make from it: docs, mock, client, conformance.',
  )
  .version(packageJson.version)
  .option('--stack', 'show the stack trace of an error')
  .addHelpText(
    'after',
    `
Examples:
  $ forge-contract start              build, serve docs and mock, replay every case
  $ forge-contract mock --port 8080   serve the documented answers under /api/v4
  $ forge-contract conform --target https://forge.example.com --kind live --profile forge.yaml

Exit status: 0 done; 1 problems or violations found; 2 wrong usage; 3 target unreachable; 4 incomplete.`,
  )
  .showHelpAfterError('(--help shows the options and examples)')
  .exitOverride();

for (const command of [
  startCommand(),
  lintCommand(),
  buildCommand(),
  checkGeneratedCommand(),
  mockCommand(),
  docsCommand(),
  conformCommand(),
  diffCommand(),
])
  program.addCommand(
    command
      .exitOverride()
      .showHelpAfterError(
        `(forge-contract ${command.name()} --help shows the options and examples)`,
      ),
  );

// Whoever reads the output may stop early, as `head` does: then there is nothing more to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else process.exitCode = reportFailure(error, program.opts().stack === true);
}

import { Command, CommanderError } from 'commander';
import { VERSION } from '../contract/version.ts';
import { EXIT, reportFailure } from './failure.ts';
import { endAtSignals } from './untilInterrupted.ts';

/** Creates the `forge-contract` command from its subcommands. @param hidden commands that `--help` does not list */
export function createProgram(commands: Command[], hidden: Command[] = []): Command {
  const program = new Command('forge-contract')
    .description(
      'One OpenAPI contract, and tools built from it: docs, mock, sandbox, client, conformance suite.',
    )
    .version(VERSION)
    .option('--stack', 'show the stack trace of an error')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract mock --port 8080   serve the documented responses under /api/v4
  $ forge-contract docs               serve the reference
  $ forge-contract conform --target https://forge.example.com --profile forge.yaml

Exit status: 0 done; 1 problems or findings; 2 wrong usage; 3 target unreachable; 4 incomplete.`,
    )
    .showHelpAfterError('(--help shows the options and examples)')
    .exitOverride();

  for (const command of commands)
    program.addCommand(
      command
        .exitOverride()
        .showHelpAfterError(
          `(forge-contract ${command.name()} --help shows the options and examples)`,
        ),
    );
  for (const command of hidden) program.addCommand(command.exitOverride(), { hidden: true });
  return program;
}

/**
 * Makes a subcommand a command of its own.
 * @param name the name of the command, such as `forge-sandbox`
 */
export function standAlone(command: Command, name: string): Command {
  return command
    .name(name)
    .version(VERSION)
    .option('--stack', 'show the stack trace of an error')
    .showHelpAfterError('(--help shows the options and examples)')
    .exitOverride();
}

/**
 * Runs a command with the arguments of this process, and sets the exit status of the process.
 * @param report prints an error and returns the exit status. Default: `reportFailure`
 */
export async function runProgram(program: Command, report = reportFailure): Promise<void> {
  endAtSignals();
  // A program that reads the output, such as `head`, may stop early. Then the command ends without an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    else process.exitCode = report(error, program.opts().stack === true);
  }
}

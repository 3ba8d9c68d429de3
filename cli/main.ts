/**
 * The `forge-contract` command in the repository, with all of its subcommands. Each is a file beside
 * this one; what it does is elsewhere. What the package has of them is in `installed.ts`.
 */
import type { Command } from 'commander';
import { ProblemsError } from '../contract/yaml/problem.ts';
import { buildCommand } from './build.ts';
import { checkGeneratedCommand } from './checkGenerated.ts';
import { conformCommand } from './conform.ts';
import { diffCommand } from './diff.ts';
import { docsCommand } from './docs.ts';
import { reportFailure } from './failure.ts';
import { lintCommand } from './lint.ts';
import { mockCommand } from './mock.ts';
import { printProblems } from './printProblems.ts';
import { runProgram } from './runProgram.ts';
import { selftestCommand } from './selftest.ts';
import { startCommand } from './start.ts';

/** What these read in `generated/` is what `openapi/` gives now. */
function builtFirst(command: Command): Command {
  return command.hook('preAction', async () => {
    const { build } = await import('../scripts/index.ts');
    await build();
  });
}

await runProgram(
  [
    startCommand(),
    lintCommand(),
    buildCommand(),
    checkGeneratedCommand(),
    ...[mockCommand(), docsCommand(), conformCommand(), diffCommand(), selftestCommand()].map(
      builtFirst,
    ),
  ],
  (error, stack) =>
    error instanceof ProblemsError ? printProblems(error.problems) : reportFailure(error, stack),
);

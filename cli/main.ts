/**
 * The `forge-contract` command in the repository, with all of its subcommands. What the package has of
 * them is in `installed.ts`.
 */
import { ProblemsError } from '../contract/yaml/problem.ts';
import { commands } from './commands.ts';
import { reportFailure } from './failure.ts';
import { printProblems } from './printProblems.ts';
import { runProgram } from './runProgram.ts';

await runProgram(commands(), [], (error, stack) =>
  error instanceof ProblemsError ? printProblems(error.problems) : reportFailure(error, stack),
);

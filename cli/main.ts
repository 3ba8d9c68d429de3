/**
 * The `forge-contract` command in a checkout, with all subcommands. `installed.ts` is its counterpart in the package.
 */
import { ProblemsError } from '../contract/yaml/problem.ts';
import { commands } from './commands.ts';
import { reportFailure } from './failure.ts';
import { printProblems } from './printProblems.ts';
import { createProgram, runProgram } from './runProgram.ts';

await runProgram(createProgram(commands()), (error, stack) =>
  error instanceof ProblemsError ? printProblems(error.problems) : reportFailure(error, stack),
);

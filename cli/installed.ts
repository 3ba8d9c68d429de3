#!/usr/bin/env node
/** The `forge-contract` command of the package: the subcommands that need no source of the contract. */
import { checkoutOnlyCommands } from './checkoutOnly.ts';
import { contractCommands } from './contractCommands.ts';
import { diffCommand } from './diff.ts';
import { runProgram } from './runProgram.ts';

await runProgram([...contractCommands(), diffCommand()], checkoutOnlyCommands());

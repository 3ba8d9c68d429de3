#!/usr/bin/env node
/**
 * The `forge-contract` command of the installed package. It has the subcommands that do not need the contract's
 * source.
 */
import { checkoutOnlyCommands } from './checkoutOnly.ts';
import { contractCommands } from './contractCommands.ts';
import { diffCommand } from './diff.ts';
import { createProgram, runProgram } from './runProgram.ts';
import { upgradeCommand } from './upgrade.ts';

await runProgram(
  createProgram([...contractCommands(), diffCommand(), upgradeCommand()], checkoutOnlyCommands()),
);

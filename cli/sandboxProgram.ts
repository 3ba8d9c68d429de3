#!/usr/bin/env node
/** The `forge-sandbox` command: the subcommand `sandbox` alone, without the libraries of the others. */
import { runProgram, standAlone } from './runProgram.ts';
import { sandboxCommand } from './sandbox.ts';

await runProgram(standAlone(sandboxCommand('forge-sandbox'), 'forge-sandbox'));

#!/usr/bin/env node
/** The `forge-contract-benchmark` command: `npm run benchmark` in a checkout. */
import { runProgram } from '../cli/runProgram.ts';
import { benchmarkCommand } from './faults/benchmark/command.ts';

await runProgram(benchmarkCommand());

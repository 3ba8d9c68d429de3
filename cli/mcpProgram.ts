#!/usr/bin/env node
/** The `forge-contract-mcp` command: `npm run mcp` in a checkout. */
import { mcpCommand } from './mcp.ts';
import { runProgram, standAlone } from './runProgram.ts';

await runProgram(standAlone(mcpCommand(), 'forge-contract-mcp'));

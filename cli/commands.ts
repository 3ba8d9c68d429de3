/** The subcommands of the repository. Each is a file beside this one. */
import type { Command } from 'commander';
import { buildCommand } from './build.ts';
import { checkGeneratedCommand } from './checkGenerated.ts';
import { contractCommands } from './contractCommands.ts';
import { diffCommand } from './diff.ts';
import { lintCommand } from './lint.ts';
import { selftestCommand } from './selftest.ts';
import { startCommand } from './start.ts';

/** All of them, in the order in which `--help` lists them. */
export function commands(): Command[] {
  return [
    startCommand(),
    lintCommand(),
    buildCommand(),
    checkGeneratedCommand(),
    ...[...contractCommands(), diffCommand(readRevision), selftestCommand()].map(builtFirst),
  ];
}

/** What these read in `generated/` is what `openapi/` gives now. */
function builtFirst(command: Command): Command {
  return command.hook('preAction', async () => {
    const { build } = await import('../scripts/index.ts');
    await build();
  });
}

async function readRevision(revision: string): Promise<string> {
  return (await import('../scripts/index.ts')).readRevision(revision);
}

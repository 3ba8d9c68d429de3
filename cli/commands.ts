/** The subcommands of `forge-contract` in a checkout. Each subcommand has a file in this folder. */
import type { Command } from 'commander';
import { buildCommand } from './build.ts';
import { checkGeneratedCommand } from './checkGenerated.ts';
import { contractCommands } from './contractCommands.ts';
import { diffCommand } from './diff.ts';
import { lintCommand } from './lint.ts';
import { startCommand } from './start.ts';
import { upgradeCommand } from './upgrade.ts';

/** Creates all subcommands, in the order in which `--help` lists them. */
export function commands(): Command[] {
  return [
    startCommand(),
    lintCommand(),
    buildCommand(),
    checkGeneratedCommand(),
    ...[...contractCommands(), diffCommand(readRevision), upgradeCommand(readRevision)].map(
      builtFirst,
    ),
  ];
}

/** Makes a command build the contract before it runs, so that it reads up-to-date files in `generated/`. */
function builtFirst(command: Command): Command {
  return command.hook('preAction', async () => {
    const { build } = await import('../scripts/index.ts');
    await build();
  });
}

async function readRevision(revision: string): Promise<string> {
  return (await import('../scripts/index.ts')).readRevision(revision);
}

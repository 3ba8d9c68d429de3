/** The subcommands of the repository. Each is a file beside this one. */
import type { Command } from 'commander';
import { buildCommand } from './build.ts';
import { bundleCommand } from './bundle.ts';
import { checkGeneratedCommand } from './checkGenerated.ts';
import { cleanupCommand } from './cleanup.ts';
import { conformCommand } from './conform.ts';
import { dialectCommand } from './dialect.ts';
import { diffCommand } from './diff.ts';
import { docsCommand } from './docs.ts';
import { generateCommand } from './generate.ts';
import { judgeCommand } from './judge.ts';
import { lintCommand } from './lint.ts';
import { mockCommand } from './mock.ts';
import { profileCommand } from './profile.ts';
import { proxyCommand } from './proxy.ts';
import { reportCommand } from './report.ts';
import { sandboxCommand } from './sandbox.ts';
import { selftestCommand } from './selftest.ts';
import { startCommand } from './start.ts';
import { typesCommand } from './types.ts';

/** All of them, in the order in which `--help` lists them. */
export function commands(): Command[] {
  return [
    startCommand(),
    lintCommand(),
    buildCommand(),
    checkGeneratedCommand(),
    ...[
      mockCommand(),
      sandboxCommand(),
      docsCommand(),
      generateCommand(),
      conformCommand(),
      judgeCommand(),
      proxyCommand(),
      cleanupCommand(),
      profileCommand(),
      reportCommand(),
      dialectCommand(),
      bundleCommand(),
      typesCommand(),
      diffCommand(),
      selftestCommand(),
    ].map(builtFirst),
  ];
}

/** What these read in `generated/` is what `openapi/` gives now. */
function builtFirst(command: Command): Command {
  return command.hook('preAction', async () => {
    const { build } = await import('../scripts/index.ts');
    await build();
  });
}

import type { Command } from 'commander';
import { bundleCommand } from './bundle.ts';
import { changelogCommand } from './changelog.ts';
import { cleanupCommand } from './cleanup.ts';
import { conformCommand } from './conform.ts';
import { deviationsCommand } from './deviations.ts';
import { docsCommand } from './docs.ts';
import { extendCommand } from './extend.ts';
import { judgeCommand } from './judge.ts';
import { mockCommand } from './mock.ts';
import { pairCommand } from './pair.ts';
import { profileCommand } from './profile.ts';
import { proxyCommand } from './proxy.ts';
import { reportCommand } from './report.ts';
import { sandboxCommand } from './sandbox.ts';
import { typesCommand } from './types.ts';

/** Creates the subcommands that need only the built contract and not its source, in the order of `--help`. */
export function contractCommands(): Command[] {
  return [
    mockCommand(),
    sandboxCommand(),
    docsCommand(),
    extendCommand(),
    conformCommand(),
    judgeCommand(),
    proxyCommand(),
    pairCommand(),
    cleanupCommand(),
    profileCommand(),
    reportCommand(),
    deviationsCommand(),
    bundleCommand(),
    typesCommand(),
    changelogCommand(),
  ];
}

import { Command } from 'commander';
import pc from 'picocolors';
import type { ProxyRunOptions } from '../conformance/index.ts';
import { addOptions, type OptionRow, portOption, SHARED, wholeUrl } from './options.ts';
import { readJudgingContract } from './readJudgingContract.ts';
import { untilInterrupted } from './untilInterrupted.ts';

type ProxyFlags = Omit<ProxyRunOptions, 'contract' | 'stdout' | 'stderr'> & {
  deviations?: string;
  extend?: string[];
  openapi?: string;
};

const OPTIONS: OptionRow[] = [
  [
    '-t, --target <url>',
    'the deployment, without /api/v4: https://forge.example.com',
    { parse: wholeUrl, isRequired: true },
  ],
  portOption(4030),
  SHARED.host,
  [
    '--preserve-host',
    "forward the client's Host, so that links in responses lead through the proxy",
  ],
  [
    '--record <file>',
    'file for the exchanges, without secrets: a HAR if its name ends in .har, otherwise lines of JSON',
  ],
  SHARED.basePath,
  SHARED.only,
  SHARED.offering,
  SHARED.deviations,
  SHARED.extend,
  SHARED.pack,
  SHARED.openapi,
  SHARED.knownFailures,
  SHARED.strict,
  SHARED.report,
  SHARED.force,
  [...SHARED.noBodies, { conflicts: ['record'] }],
  ['--json', 'print the report as JSON at the end'],
];

export function proxyCommand(): Command {
  return addOptions(
    new Command('proxy').description(
      'forward requests of any client to a deployment, and judge the exchanges',
    ),
    OPTIONS,
  )
    .addHelpText(
      'after',
      `
The proxy forwards every byte unchanged. It prints a line for each finding, and a report when you press Ctrl-C.
It forwards tokens, cookies, passwords and keys, but neither prints nor writes them.

Examples:
  $ forge-contract proxy --target https://forge.example.com
  $ forge-contract proxy --target http://127.0.0.1:4020 --preserve-host --port 0
  $ forge-contract proxy --target https://forge.example.com --record traffic.har --report reports
  $ forge-contract proxy --target https://forge.example.com --openapi theirs.yaml

Exit status: 0 conforms; 1 required findings; 2 wrong usage; 4 nothing was judged.

HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS apply to the way to the deployment.`,
    )
    .action(async ({ deviations, extend, openapi, ...flags }: ProxyFlags) => {
      const { proxyTraffic } = await import('../conformance/index.ts');
      const proxy = await proxyTraffic({
        ...flags,
        contract: await readJudgingContract({ deviations, extend, openapi }),
        stdout: process.stdout,
        stderr: process.stderr,
      });
      const print = flags.json ? console.error : console.log;
      print(
        `${pc.green('✓')} Proxy to ${flags.target} at ${pc.cyan(proxy.url)}; stop it with Ctrl-C, and it prints a report`,
      );
      await untilInterrupted(async () => {
        const { exitStatus } = await proxy.end();
        process.exitCode = exitStatus;
      });
    });
}

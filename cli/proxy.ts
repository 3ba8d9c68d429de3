import { Command, Option } from 'commander';
import pc from 'picocolors';
import type { ProxyRunOptions } from '../conformance/index.ts';
import { offeringOption, portNumber, wholeUrl } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

type ProxyFlags = Omit<ProxyRunOptions, 'contract' | 'stdout' | 'stderr'> & { deviations?: string };

export function proxyCommand(): Command {
  return new Command('proxy')
    .description('stand between any client and a deployment, and judge what passes')
    .requiredOption(
      '-t, --target <url>',
      'the deployment, without /api/v4: https://forge.example.com',
      wholeUrl,
    )
    .option('-p, --port <number>', 'port to listen on; 0 takes one that is free', portNumber, 4030)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--preserve-host',
      "send the client's own Host on, so that links in responses lead through the proxy",
    )
    .option(
      '--record <file>',
      'write the exchanges there, without secrets: a HAR if it ends in .har, otherwise lines of JSON',
    )
    .option(
      '--base-path <path>',
      'what precedes the paths of the contract, such as /forge/api/v4 (default: it is found)',
    )
    .addOption(
      new Option('--only <side>', 'judge one side of the exchanges').choices([
        'responses',
        'requests',
      ]),
    )
    .addOption(offeringOption())
    .option(
      '--deviations <file>',
      'how the deployment differs from the contract (see forge-contract deviations)',
    )
    .option(
      '-r, --report <dir>',
      'write index.html, report.json, junit.xml and more there at the end',
    )
    .option('--json', 'print the report as JSON at the end')
    .addHelpText(
      'after',
      `
Nothing is changed: bytes pass as they come. A line is printed for each violation, and a report on Ctrl-C.
Tokens, cookies, passwords and keys pass through, and are neither printed nor written.

Examples:
  $ forge-contract proxy --target https://forge.example.com
  $ forge-contract proxy --target http://127.0.0.1:4020 --preserve-host --port 0
  $ forge-contract proxy --target https://forge.example.com --record traffic.har --report reports

Exit status: 0 conforms; 1 violations; 2 wrong usage; 4 nothing was judged.`,
    )
    .action(async ({ deviations, ...flags }: ProxyFlags) => {
      const { proxyTraffic } = await import('../conformance/index.ts');
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const proxy = await proxyTraffic({
        ...flags,
        contract: await readContractWith({ deviations }),
        stdout: process.stdout,
        stderr: process.stderr,
      });
      const say = flags.json ? console.error : console.log;
      say(
        `${pc.green('✓')} Proxy to ${flags.target} at ${pc.cyan(proxy.url)}; Ctrl-C ends it with a report`,
      );
      await untilInterrupted(async () => {
        const { exitStatus } = await proxy.end();
        process.exitCode = exitStatus;
      });
    });
}

import { Command, Option } from 'commander';
import pc from 'picocolors';
import type { McpOptions } from '../mcp/index.ts';
import { addOptions, collected, portNumber, SHARED } from './options.ts';
import { readHandlers } from './readHandlers.ts';
import { untilInterrupted } from './untilInterrupted.ts';

type McpFlags = Omit<McpOptions, 'handlers'> & { pack?: string[]; handlers?: string };

export function mcpCommand(): Command {
  const command = new Command('forge-contract-mcp')
    .description('offer the API to an assistant as tools that do only what can be undone')
    .option(
      '-t, --target <server>',
      'sandbox (started for the assistant), or the URL of a deployment (default: baseUrl of the profile, or sandbox)',
    )
    .option('--seed <name>', 'initial resources of the sandbox (default: world)')
    .option(
      '--handlers <module>',
      'ES module with handlers for the operations of --extend, for the sandbox and for dry runs',
    )
    .option('--pack <name>', SHARED.pack[1], collected)
    .option('--profile <file>', 'profile of a deployment')
    .option('--token-env <name>', 'environment variable with a token, which is used for all roles')
    .option(
      '--deviations <file>',
      'deviations file of the deployment (see forge-contract deviations)',
    )
    .option('--allow-writes', 'send writes that can be undone')
    .addOption(
      new Option(
        '--http <port>',
        'serve streamable HTTP on this port of the loopback address; 0 takes a free port (default: standard streams)',
      ).argParser(portNumber),
    );
  return addOptions(command, [SHARED.extend])
    .addHelpText(
      'after',
      `
The tools find, describe and call operations, undo what they created, and list the writes. Without --allow-writes they
only read; a dry run tries a write on a copy of a sandbox. An irreversible operation needs its name in
\`writes.operations\` of the profile. No result contains a token.

Examples:
  $ forge-contract-mcp                                      a sandbox, which ends with the assistant
  $ forge-contract-mcp --target sandbox --allow-writes --seed random:7
  $ forge-contract-mcp --profile forge.yaml                 a deployment, for reading
  $ forge-contract-mcp --profile forge.yaml --allow-writes
  $ forge-contract-mcp --http 4040                          streamable HTTP at http://127.0.0.1:4040/mcp

Resources that are left on a deployment are removed by \`forge-contract cleanup\`.
Exit status: 0 ended; 1 resources are left on the deployment; 2 wrong usage or profile.

HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS apply.`,
    )
    .action(async ({ pack, handlers, ...rest }: McpFlags) => {
      const options: McpOptions = {
        ...rest,
        ...(pack && { packs: pack }),
        ...(handlers !== undefined && { handlers: await readHandlers(handlers) }),
      };
      const { serveMcp } = await import('../mcp/index.ts');
      const running = await serveMcp(options);
      // The standard output has the messages of the protocol.
      console.error(
        running.url === undefined
          ? `Tools for ${running.target} on the standard streams. An assistant starts this command.`
          : `${pc.green('✓')} Tools for ${running.target} at ${pc.cyan(running.url)}; stop them with Ctrl-C`,
      );
      // An assistant that ends closes the standard input. That is an interruption like any other.
      void running.ended.then(() => process.emit('SIGTERM'));
      await untilInterrupted(async () => {
        const { run, left } = await running.close();
        for (const name of left) console.error(`left: ${name}`);
        if (left.length === 0) return;
        console.error(`Remove them: forge-contract cleanup --run ${run} --profile FILE`);
        process.exitCode = 1;
      });
    });
}

import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { BASE_PATH } from '../contract/deployment.ts';
import { portNumber } from './options.ts';
import { untilInterrupted } from './untilInterrupted.ts';

/** The folder for the reports, relative to the current folder. */
const REPORT_DIR = 'reports';

export function startCommand(): Command {
  return new Command('start')
    .description(
      'build, serve docs, sandbox and mock on one port, and replay every case against both',
    )
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4010)
    .option('--once', 'end after the replay, with its exit status, instead of serving until Ctrl-C')
    .addHelpText(
      'after',
      `
The docs are at /, the sandbox at /api/v4 and /_sandbox, the mock at /mock/api/v4. The command needs git and works
offline.

Examples:
  $ forge-contract start
  $ forge-contract start --once --port 0`,
    )
    .action(async ({ port, once }: { port: number; once?: boolean }) => {
      const { build } = await import('../scripts/index.ts');
      // The stages before the files are written may take half a minute, so they are printed. Writing the files is
      // fast.
      const onBegin = (stage: string) => {
        if (!stage.startsWith('generated/')) console.log(pc.dim(`Building: ${stage} …`));
      };
      const { operations, cases } = await build({ onBegin });
      console.log(`${pc.green('✓')} Built ${operations} operations and ${cases} cases`);
      // These modules are imported after the build, because the sandbox and the mock import generated files.
      const { readContract } = await import('../contract/contract.ts');
      const { conform } = await import('../conformance/index.ts');
      const { createMockHandler } = await import('../mock/index.ts');
      const { openSandbox, readSeed, roleTokens, sandboxHandler } = await import(
        '../sandbox/index.ts'
      );
      const { startServer } = await import('../wire/startServer.ts');
      const { MOCK_MOUNT, startHandler } = await import('./startHandler.ts');

      const contract = await readContract();
      // The sandbox runs in real time. During the replay, its clock stands at the example world's time.
      const { clock: _, ...world } = await readSeed('world');
      const sandbox = await openSandbox({ contract, ...world });
      try {
        const handler = startHandler({
          sandbox: sandboxHandler(sandbox),
          mock: await createMockHandler(contract, { mount: MOCK_MOUNT }),
        });
        const { url, close } = await startServer(handler, port);
        const { developer } = roleTokens(sandbox.db);
        // The replays list known differences, so the addresses come before them.
        console.log(`
Docs     ${pc.cyan(url)}
Sandbox  ${pc.cyan(url + BASE_PATH)}  keeps the resources that you create, until you stop it
Mock     ${pc.cyan(url + MOCK_MOUNT + BASE_PATH)}  sends the documented responses
Token    ${developer}  is a developer's; ${url}/_sandbox lists the tokens of other roles
`);
        console.log(pc.dim('Replaying every case against the mock, then the sandbox …'));
        try {
          const replay = async (kind: 'mock' | 'sandbox', target: string) => {
            const { exitStatus } = await conform({
              target,
              kind,
              report: join(REPORT_DIR, kind),
              stdout: process.stdout,
              stderr: process.stderr,
            });
            return exitStatus;
          };
          const verdicts = [await replay('mock', url + MOCK_MOUNT), await replay('sandbox', url)];
          process.exitCode = Math.max(...verdicts);
          if (once) return;
          console.log(`
Try:  curl -H 'PRIVATE-TOKEN: ${developer}' ${url}${BASE_PATH}/projects/acme%2Frocket/repository/tags
Then: open openapi/cases/tags/getTag.annotated.yaml, change a word, and run npm start again.

Stop it with Ctrl-C.`);
          await untilInterrupted(async () => {});
        } finally {
          await close();
        }
      } finally {
        await sandbox.close();
      }
    });
}

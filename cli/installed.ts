#!/usr/bin/env node
/** The `forge-contract` command of the package: the subcommands that need no source of the contract. */
import { createRequire } from 'node:module';

const { optionalDependencies } = createRequire(import.meta.url)('forge-contract/package.json');
const missing = Object.keys(optionalDependencies).filter((name) => !isInstalled(name));
if (missing.length > 0) {
  console.error(
    `error: forge-contract needs packages that this installation has left out, as --omit=optional does: ${missing.join(', ')}. Install them with: npm install --include=optional`,
  );
  process.exitCode = 1;
} else {
  const { runProgram } = await import('./runProgram.ts');
  const { bundleCommand } = await import('./bundle.ts');
  const { checkoutOnlyCommands } = await import('./checkoutOnly.ts');
  const { cleanupCommand } = await import('./cleanup.ts');
  const { conformCommand } = await import('./conform.ts');
  const { dialectCommand } = await import('./dialect.ts');
  const { docsCommand } = await import('./docs.ts');
  const { generateCommand } = await import('./generate.ts');
  const { judgeCommand } = await import('./judge.ts');
  const { mockCommand } = await import('./mock.ts');
  const { profileCommand } = await import('./profile.ts');
  const { proxyCommand } = await import('./proxy.ts');
  const { reportCommand } = await import('./report.ts');
  const { sandboxCommand } = await import('./sandbox.ts');
  const { typesCommand } = await import('./types.ts');
  await runProgram(
    [
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
    ],
    checkoutOnlyCommands(),
  );
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

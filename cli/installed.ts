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
  const { checkoutOnlyCommands } = await import('./checkoutOnly.ts');
  const { contractCommands } = await import('./contractCommands.ts');
  await runProgram(contractCommands(), checkoutOnlyCommands());
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

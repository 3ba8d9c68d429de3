import { Command } from 'commander';
import { UsageError } from '../contract/usageError.ts';

/** The commands that only a checkout has, why, and how they are called there. */
const CHECKOUT_ONLY: [name: string, why: string, script: string][] = [
  ['start', 'builds the contract; here sandbox, mock and docs are commands of their own', 'start'],
  ['lint', 'checks the source of the contract', 'run lint'],
  ['build', 'builds the contract, which the package holds built', 'run build'],
  [
    'check-generated',
    'compares the source of the contract with what is built',
    'run check:generated',
  ],
  ['selftest', 'needs the source of the contract', 'run selftest'],
];

/** In the package, these say so rather than be unknown. */
export function checkoutOnlyCommands(): Command[] {
  return CHECKOUT_ONLY.map(([name, why, script]) =>
    new Command(name)
      .allowUnknownOption()
      .allowExcessArguments()
      .helpOption(false)
      .action(() => {
        throw new UsageError(`${name} ${why}. In a checkout of forge-contract: npm ${script}`);
      }),
  );
}

import { Command } from 'commander';
import { UsageError } from '../contract/usageError.ts';

/**
 * Commands that exist only in a checkout, each with a reason for the message, and the npm script that runs the
 * command.
 */
const CHECKOUT_ONLY: [name: string, why: string, script: string][] = [
  ['start', 'builds the contract; without a checkout, use sandbox, mock and docs', 'start'],
  ['lint', 'checks the source of the contract', 'run lint'],
  ['build', 'builds the contract, which the package contains already built', 'run build'],
  [
    'check-generated',
    'compares the source of the contract with the built files',
    'run check:generated',
  ],
];

/** For the installed package, creates commands that only explain how to run the real commands in a checkout. */
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

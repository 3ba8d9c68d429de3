/** `npm run faults`: shows faults in the source of the sandbox, and those that no longer fit it. */
import { Command } from 'commander';
import pc from 'picocolors';
import type { SourceFault } from './faults/fault.ts';
import { findMisfits, formatMisfit } from './faults/source/findMisfits.ts';
import { readAllLists, readTolerant } from './faults/source/readFaults.ts';

await new Command('faults')
  .description('show the faults in the source of the sandbox, or those that no longer fit it')
  .argument(
    '[names...]',
    'only faults of these files, places, statements or IDs: areas/tags, tags.search',
  )
  .option('--reseat', 'list all faults that no longer fit, each with the nearest places')
  .action((names: string[], { reseat }: { reseat?: boolean }) => {
    const all = [...readTolerant(), ...readAllLists()];
    const faults = all.filter(
      ({ id, file, place }) =>
        names.length === 0 ||
        names.some((name) => id.startsWith(name) || `${file}#${place}`.startsWith(name)),
    );
    if (!reseat) return console.log(faults.map(describe).join('\n\n'));
    const misfits = findMisfits(faults);
    if (misfits.length === 0) return console.log(`All ${faults.length} faults fit.`);
    console.error(misfits.map(formatMisfit).join('\n\n'));
    console.error(
      pc.red(
        `\n${misfits.length} of ${faults.length} faults do not fit. Change the key or \`find\` of each, and \`put\` where it repeats the code.`,
      ),
    );
    process.exitCode = 1;
  })
  .parseAsync();

function describe({ id, summary, file, place, find, put, before, after }: SourceFault): string {
  const code = { find, put, before, after };
  return [
    `${pc.bold(id)}: ${summary}`,
    `  in      ${file}#${place}`,
    ...Object.entries(code).flatMap(([name, text]) =>
      text === undefined
        ? []
        : [`  ${name.padEnd(8)}${text.replaceAll('\n', `\n${' '.repeat(10)}`)}`],
    ),
  ].join('\n');
}

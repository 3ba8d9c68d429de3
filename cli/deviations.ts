import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import pc from 'picocolors';
import type { Result } from '../conformance/index.ts';
import type { Contract } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { UsageError } from '../contract/usageError.ts';
import { checkReplaceable, writeFiles } from '../contract/writeFiles.ts';
import { EXIT } from './failure.ts';
import { addOptions, SHARED } from './options.ts';

export function deviationsCommand(): Command {
  return new Command('deviations')
    .description('learn, check and explain the differences between a deployment and the contract')
    .addCommand(learnCommand())
    .addCommand(checkCommand())
    .addCommand(explainCommand())
    .addHelpText(
      'after',
      `
A deviations file is an OpenAPI Overlay on the contract. People review it. Pass it with --deviations to conform, judge,
proxy, mock, docs, bundle and types.

Examples:
  $ forge-contract conform --profile forge.yaml --report reports
  $ forge-contract deviations learn reports/report.json -o deviations.overlay.yaml
  $ forge-contract conform --profile forge.yaml --deviations deviations.overlay.yaml --report reports
  $ forge-contract deviations check deviations.overlay.yaml --against reports/report.json`,
    );
}

interface LearnFlags {
  extend?: string[];
  output: string;
  deviations?: string;
  title?: string;
  interactive?: boolean;
  force?: boolean;
}

function learnCommand(): Command {
  const command = new Command('learn')
    .description('propose a deviations file from the findings of runs: one action for each cause')
    .argument(
      '<file...>',
      'reports, journals, folders with a report or journal, names of runs, or recorded traffic (.har, .ndjson)',
    )
    .requiredOption('-o, --output <file>', 'file to write, or "-" for the standard output')
    .option('--deviations <file>', 'deviations file of the runs: the new file keeps its actions')
    .option(
      '--title <text>',
      'title of the deviations file, which reports show (default: address of the deployment)',
    )
    .option('--interactive', 'ask whether to accept each difference')
    .option('--force', 'replace an existing file');
  return addOptions(command, [SHARED.extend, SHARED.pack])
    .addHelpText(
      'after',
      `
Findings that look like a fault of the server are not learned: 5xx, HTML, a broken encoding, a wrong status for a
refusal. Advice needs no deviation, so it is learned only from the report of a run with --strict.
The reports of the parts of a recording give the same file as the report of the whole.
The file contains no address and, except for values of enums, no value of a response.

Examples:
  $ forge-contract deviations learn reports/report.json -o deviations.overlay.yaml
  $ forge-contract deviations learn fc-t5k2x9ab12 -o deviations.overlay.yaml --interactive
  $ forge-contract deviations learn part-1 part-2 part-3 -o deviations.overlay.yaml
  $ forge-contract deviations learn traffic.har -o deviations.overlay.yaml --title 'Forge 15'`,
    )
    .action(async (files: string[], flags: LearnFlags) => {
      const { deviationsText, learnFromParts, review } = await import('../deviations/index.ts');
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { readDeviations } = await import('../contract/deviations/readDeviations.ts');
      // This is checked before the command asks questions. Otherwise the user's answers would be lost.
      await checkReplaceable([{ path: flags.output }], flags);
      const contract = await readContractWith({
        deviations: flags.deviations,
        extend: flags.extend,
      });
      const found = await Promise.all(
        files.map((file) =>
          /\.(har|ndjson)$/i.test(file)
            ? recorded(file, contract)
            : reported(file, contract, flags.deviations),
        ),
      );
      const before =
        flags.deviations === undefined
          ? undefined
          : (await readDeviations(flags.deviations)).deviations;
      const { proposals, left } = learnFromParts(
        contract,
        found.flatMap(({ results }) => results),
      );
      const learned = flags.interactive
        ? await reviewed(review, proposals)
        : proposals.map(({ action }) => action);
      const actions = [...(before?.actions ?? []), ...learned];
      for (const { reason, isFault, findings, first } of left)
        console.error(
          `${isFault ? pc.red('✗ looks like a fault of the server, not learned') : pc.yellow('! not learned')}: ${reason} (${findings}; first ${first})`,
        );
      if (actions.length === 0) {
        const reason =
          proposals.length + left.length === 0
            ? 'No case fails, so there is nothing to learn'
            : 'None of the findings can be learned as a deviation';
        console.error(`${reason}. No file was written.`);
        return;
      }
      const info = before?.info ?? {
        title: flags.title ?? found[0]!.title,
        version: '1.0.0',
      };
      const text = deviationsText(info, actions, left);
      if (flags.output === '-') process.stdout.write(text);
      else await writeFiles([{ path: flags.output, text }], flags);
      const proposed = learned.filter((action) => action['x-accepted'] === undefined).length;
      console.error(
        `${pc.green('✓')} ${count(learned.length, 'difference')} learned${proposed > 0 ? `; ${count(proposed, 'proposal')} to review: add x-accepted to accept one` : ''}`,
      );
    });
}

/** The results about one deployment, and a title for the deviations file. */
interface Found {
  title: string;
  results: Result[];
}

/** Judges recorded exchanges. Requests are not judged, since they say nothing about the deployment. */
async function recorded(file: string, contract: Contract): Promise<Found> {
  const { judgeRecorded } = await import('../conformance/index.ts');
  const { results } = await judgeRecorded({
    contract,
    files: [file],
    only: 'responses',
    stdout: { write: () => true },
    stderr: process.stderr,
  });
  return { title: basename(file), results };
}

/**
 * Reads the results of a run of the conformance suite.
 * @throws UsageError if the run used another version of the contract or another deviations file
 */
async function reported(
  file: string,
  contract: Contract,
  deviations: string | undefined,
): Promise<Found> {
  const { readReport } = await import('../conformance/index.ts');
  const report = await readReport(file, { ...(deviations !== undefined && { deviations }) });
  const { version } = contract.document.info;
  if (report.contract.version !== version)
    throw new UsageError(
      `${file} is from a run with version ${report.contract.version} of the contract, but this is ${version}. Run conform again.`,
    );
  if (report.deviations && deviations === undefined)
    throw new UsageError(
      `${file} is from a run with the deviations file ${report.deviations.title}. Add --deviations ${report.deviations.file}.`,
    );
  return { title: report.target.base, results: report.results };
}

type Review = typeof import('../deviations/index.ts')['review'];

/** Asks the user whether to accept each proposal. If the input is not a terminal, nothing is accepted. */
async function reviewed(review: Review, proposals: Parameters<Review>[0]) {
  if (!process.stdin.isTTY) return proposals.map(({ action }) => action);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    return await review(proposals, (question) => Promise.race([lines.question(question), ended]));
  } finally {
    lines.close();
  }
}

interface CheckFlags {
  against?: string;
  json?: boolean;
  extend?: string[];
}

function checkCommand(): Command {
  const command = new Command('check')
    .description('list the actions that are unneeded, expired, or do not fit the contract')
    .argument('<file>', 'the deviations file')
    .option('--against <report>', 'a later report or run, which may have used the deviations file')
    .option('--json', 'print the result as JSON');
  return addOptions(command, [SHARED.extend, SHARED.pack])
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract deviations check deviations.overlay.yaml --against reports/report.json

Exit status: 0 every action is accepted, not expired, fits the contract and is needed; 1 otherwise; 2 wrong usage.`,
    )
    .action(async (file: string, flags: CheckFlags) => {
      const { readReport } = await import('../conformance/index.ts');
      const { checkDeviations } = await import('../deviations/index.ts');
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      const { readDeviations } = await import('../contract/deviations/readDeviations.ts');
      const { placeIn } = await import('../contract/yaml/problemAt.ts');
      const { deviations, source } = await readDeviations(file);
      const contract = await readContractWith({ extend: flags.extend });
      const against = flags.against === undefined ? undefined : await readReport(flags.against);
      const doubts = checkDeviations(contract, deviations, file, against);
      if (flags.json) console.log(JSON.stringify(doubts, null, 2));
      else {
        for (const { action, message } of doubts) {
          const { line, column } = placeIn(source, ['actions', action, 'target']);
          console.log(`${pc.cyan(`${file}:${line}:${column}`)}  ${message}`);
        }
        console.log(
          doubts.length === 0
            ? `${pc.green('✓')} ${count(deviations.actions.length, 'action')}, no problem`
            : pc.yellow(
                `${count(doubts.length, 'problem')} in ${count(deviations.actions.length, 'action')}`,
              ),
        );
      }
      process.exitCode = doubts.length > 0 ? EXIT.failed : EXIT.ok;
    });
}

function explainCommand(): Command {
  const command = new Command('explain')
    .description('list the differences by operation, as Markdown')
    .argument('<file>', 'the deviations file');
  return addOptions(command, [SHARED.extend, SHARED.pack])
    .addHelpText(
      'after',
      '\nExample:\n  $ forge-contract deviations explain deviations.overlay.yaml > differences.md',
    )
    .action(async (deviations: string, { extend }: { extend?: string[] }) => {
      const { explainDeviations } = await import('../deviations/index.ts');
      const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
      process.stdout.write(explainDeviations(await readContractWith({ deviations, extend })));
    });
}

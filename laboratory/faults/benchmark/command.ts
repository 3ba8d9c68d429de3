import { readFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { flag, portNumber } from '../../../cli/options.ts';
import { untilInterrupted } from '../../../cli/untilInterrupted.ts';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { count } from '../../../contract/count.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { UsageError } from '../../../contract/usageError.ts';
import type {
  Aspect,
  BenchmarkFault,
  FaultyServer,
  Score,
  StartWithFaultOptions,
} from './index.ts';

/** Creates the `forge-contract-benchmark` command. */
export function benchmarkCommand(): Command {
  return new Command('forge-contract-benchmark')
    .description('servers with one known fault each, to find out what a test tool finds')
    .option('--stack', 'show the stack trace of an error')
    .showHelpAfterError('(--help shows the options and examples)')
    .exitOverride()
    .addCommand(listCommand())
    .addCommand(startCommand())
    .addCommand(scoreCommand())
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract-benchmark list --kind pages
  $ forge-contract-benchmark start none
  $ forge-contract-benchmark start page-gap:listTags
  $ forge-contract-benchmark score findings.json

laboratory/benchmark.md explains how to run a tool, and how the findings count.`,
    );
}

/** The kinds of `ASPECTS`, without loading the faults for each command. */
const KINDS = Object.keys({
  status: 1,
  body: 1,
  headers: 1,
  pages: 1,
  filters: 1,
  access: 1,
  state: 1,
  limits: 1,
} satisfies Record<Aspect, 1>);

function listCommand(): Command {
  return new Command('list')
    .description('list the faults')
    .addOption(new Option('--kind <kind>', 'only faults of a kind').choices(KINDS))
    .option('--operation <id>', 'only faults of an operation')
    .option('--list <name>', 'only faults of a list: behaviour, statements, historic, real, …')
    .option('--json', 'print the list as JSON, with sentences and operations')
    .addHelpText(
      'after',
      `
The kinds say which part of the API is wrong. \`reading\` means that a request which changes nothing may show the fault.
The lists historic and real have defects that real servers had. An ID never changes. The list has the version of the
contract.

Examples:
  $ forge-contract-benchmark list --operation listTags
  $ forge-contract-benchmark list --kind state --json
  $ forge-contract-benchmark list --list real`,
    )
    .action(async (flags: { kind?: string; operation?: string; list?: string; json?: boolean }) => {
      const { contract, version, faults } = await readList();
      if (flags.operation !== undefined) await checkOperation(contract, flags.operation);
      if (flags.list !== undefined) checkList(faults, flags.list);
      const wanted = faults.filter(
        ({ kind, list, operations }) =>
          (flags.kind === undefined || kind === flags.kind) &&
          (flags.list === undefined || list === flags.list) &&
          (flags.operation === undefined || operations.includes(flags.operation)),
      );
      if (flags.json) {
        const shown = wanted.map(({ planting: _, ...fault }) => fault);
        console.log(JSON.stringify({ version, faults: shown }, null, 2));
        return;
      }
      const width = Math.max(...wanted.map(({ id }) => id.length));
      for (const { id, kind, observable, summary, operations, survives } of wanted) {
        const where =
          operations.length === 1 ? operations[0] : count(operations.length, 'operation');
        console.log(
          `${id.padEnd(width)}  ${kind.padEnd(8)}${observable.padEnd(9)}${where}: ${summary}${survives === undefined ? '' : pc.dim(` (not found by our suites: ${survives})`)}`,
        );
      }
      console.log(`\n${count(wanted.length, 'fault')}, version ${version} of the list`);
    });
}

interface StartFlags extends Pick<StartWithFaultOptions, 'tier' | 'offering' | 'rateLimits'> {
  port: number;
  seed: string;
  flag: Record<string, boolean>;
  reveal?: boolean;
  json?: boolean;
}

function startCommand(): Command {
  return new Command('start')
    .description('serve a sandbox with one fault')
    .argument('<id>', 'ID of the fault, or none')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free port', portNumber, 4020)
    .option('--seed <name>', 'initial resources, as for sandbox', 'random:7')
    .addOption(
      new Option('--tier <tier>', 'tier of the platform (default: ultimate)').choices([
        'free',
        'premium',
        'ultimate',
      ]),
    )
    .addOption(
      new Option(
        '--offering <offering>',
        'offering of the platform (default: the one that has the faulty operations)',
      ).choices(['hosted', 'self-managed']),
    )
    .option('--flag <name=on>', 'a feature flag, on or off; repeatable (default: on)', flag, {})
    .option('--rate-limits', 'apply the documented rate limits')
    .option('--reveal', 'print the fault and its operations')
    .option('--json', 'print address, tokens and fixtures as JSON')
    .addHelpText(
      'after',
      `
The server does not say what is wrong. Its setup is the text to give in the findings. Servers with the same setup differ
only in their fault.

Examples:
  $ forge-contract-benchmark start none --seed random:8
  $ forge-contract-benchmark start tags.search-begins --port 0 --json
  $ forge-contract-benchmark start clusters.scope-tier --tier free`,
    )
    .action(async (id: string, { flag: flags, reveal, json, ...options }: StartFlags) => {
      const { NO_FAULT, noSuch, startWithFault } = await import('./index.ts');
      const { contract, faults } = await readList();
      const fault = faults.find((one) => one.id === id);
      if (!fault && id !== NO_FAULT)
        throw new UsageError(
          capitalized(noSuch('fault', id, new Set([NO_FAULT, ...faults.map((one) => one.id)]))),
        );
      const server = await startWithFault({
        contract,
        ...options,
        flags,
        ...(fault && { fault }),
      });
      await print(server, { json, revealed: reveal ? fault : undefined });
      await untilInterrupted(server.close);
    });
}

interface Shown {
  json: boolean | undefined;
  revealed: BenchmarkFault | undefined;
}

async function print({ url, tokens, setup }: FaultyServer, { json, revealed }: Shown) {
  if (json) {
    const response = await fetch(`${url}/_sandbox`);
    const { planting: _, ...fault } = revealed ?? {};
    const state = (await response.json()) as object;
    console.log(JSON.stringify({ setup, ...state, ...(revealed && { fault }) }));
    return;
  }
  console.log(`${pc.green('✓')} Server at ${pc.cyan(url + BASE_PATH)}; stop it with Ctrl-C`);
  console.log(`  ${'setup'.padEnd(18)}${setup}`);
  for (const [role, token] of Object.entries(tokens)) console.log(`  ${role.padEnd(18)}${token}`);
  if (revealed) {
    console.log(`  ${'fault'.padEnd(18)}${revealed.summary}`);
    console.log(`  ${'operations'.padEnd(18)}${revealed.operations.join(', ')}`);
  }
  console.log(`\nFixtures:  curl ${url}/_sandbox`);
}

function scoreCommand(): Command {
  return new Command('score')
    .description('count what a tool found')
    .argument('<findings>', 'JSON file with the findings on each server')
    .option('--json', 'print the score as JSON')
    .addHelpText(
      'after',
      `
The file is described by forge-contract-benchmark/findings.schema.json. A fault is found if a new finding is on
one of its operations. A finding is new if no server without a fault and with the same setup has it.

Example:
  $ forge-contract-benchmark score findings.json --json > score.json

Exit status: 0 scored; 2 wrong file.`,
    )
    .action(async (file: string, { json }: { json?: boolean }) => {
      const { readFindings, score } = await import('./index.ts');
      const text = await readFile(file, 'utf8').catch(() => {
        throw new UsageError(`${file} cannot be read. Name a file with findings.`);
      });
      const { contract, version, faults } = await readList();
      const findings = readFindings(
        { file, text },
        {
          version,
          faults: faults.map(({ id }) => id),
          operations: contract.operations.keys(),
        },
      );
      const result = score(faults, findings);
      console.log(json ? JSON.stringify(result, null, 2) : scoreText(result));
    });
}

function scoreText(result: Score): string {
  const { tool, version, all, kinds, observable, faults, falseAlarms, elsewhere } = result;
  const lines = [
    ...Object.entries(kinds),
    ['by reading', observable.reading] as const,
    ['by writing', observable.writing] as const,
    ['all', all] as const,
  ].filter(([, { found, missed }]) => found + missed > 0);
  const missed = faults.filter(({ found }) => !found).map(({ id }) => id);
  return [
    `${tool}, version ${version} of the list`,
    '',
    `${'kind'.padEnd(12)}${'found'.padStart(7)}${'missed'.padStart(8)}`,
    ...lines.map(
      ([name, tally]) =>
        `${name.padEnd(12)}${String(tally.found).padStart(7)}${String(tally.missed).padStart(8)}`,
    ),
    '',
    ...missed.map((id) => `missed: ${id}`),
    `false alarms: ${count(falseAlarms.findings.length, 'finding')} on ${count(falseAlarms.servers, 'server')} without a fault`,
    `on other operations of faulty servers: ${count(elsewhere, 'finding')}, counted neither way`,
  ].join('\n');
}

async function readList(): Promise<{
  contract: Contract;
  version: string;
  faults: BenchmarkFault[];
}> {
  const { listFaults } = await import('./index.ts');
  const contract = await readContract();
  return { contract, version: contract.document.info.version, faults: listFaults(contract) };
}

async function checkOperation({ operations }: Contract, id: string): Promise<void> {
  if (operations.has(id)) return;
  const { noSuch } = await import('./index.ts');
  throw new UsageError(capitalized(noSuch('operation', id, new Set(operations.keys()))));
}

function checkList(faults: BenchmarkFault[], name: string): void {
  const lists = new Set(faults.map(({ list }) => list));
  if (lists.has(name)) return;
  throw new UsageError(
    `The list \`${name}\` does not exist. The lists are: ${[...lists].sort().join(', ')}.`,
  );
}

function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/**
 * `npm run proof`: runs the tests that take long. The summaries in `PARTS` describe them. `npm test` runs a small
 * sample of most parts.
 */
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { positiveInteger } from '../cli/options.ts';
import { readContract } from '../contract/contract.ts';
import { count } from '../contract/count.ts';
import { seedOfRun } from '../test/sample.ts';
import { proveField } from './comparison/proveField.ts';
import { TOOLS } from './comparison/tools/tools.ts';
import { BLIND_LISTS } from './faults/source/readFaults.ts';
import { proveOtherApi } from './other-api/proveOtherApi.ts';
import { proveBlind } from './proofs/blind/proveBlind.ts';
import { proveEngine } from './proofs/engine/proveEngine.ts';
import { fuzz } from './proofs/fuzz/fuzz.ts';
import { proveGenerators } from './proofs/generators/proveGenerators.ts';
import { proveHostile } from './proofs/hostile/proveHostile.ts';
import { proveImage } from './proofs/image/proveImage.ts';
import { INTEGRATIONS } from './proofs/integrations/integrations.ts';
import { proveIntegrations } from './proofs/integrations/proveIntegrations.ts';
import { killWhileWriting } from './proofs/killed/killWhileWriting.ts';
import { proveParallel } from './proofs/machines/proveParallel.ts';
import { proveShards } from './proofs/machines/proveShards.ts';
import { sendMalformed } from './proofs/malformed/sendMalformed.ts';
import { memoryFaults, memoryFigures } from './proofs/memory.ts';
import { proveOperator } from './proofs/operator/proveOperator.ts';
import { provePair } from './proofs/pair/provePair.ts';
import { provePeers } from './proofs/peers/provePeers.ts';
import { judgeLarge } from './proofs/recorded/judgeLarge.ts';
import { proveRespect } from './proofs/respect/proveRespect.ts';
import { proveSamples } from './proofs/samples/proveSamples.ts';
import { type Subject, startSubject } from './proofs/startSubject.ts';
import { proveStatements } from './proofs/statements/proveStatements.ts';
import { proveSuites } from './proofs/suites/proveSuites.ts';
import { proveTesting } from './proofs/testing/proveTesting.ts';
import { proveUpgrade } from './proofs/upgrade/proveUpgrade.ts';
import { proveWitnesses } from './proofs/witnesses/proveWitnesses.ts';

interface Options {
  seed: number;
  requests: number;
  rounds: number;
  recipes?: string[];
  exchanges: number;
  calls: number;
  areas?: string[];
  runs: number;
  faults?: string[];
  write?: boolean;
  resume?: boolean;
  repeat?: boolean;
  sample?: number;
  list?: string;
  setUps?: string[];
  tools?: string[];
  only?: string[];
  budget: number;
}

/** The result of one part of the proof. */
interface Outcome {
  /** Measurements, one per line. */
  figures: string[];
  /** Faults that were found, one per line. */
  faults: string[];
}

interface Part {
  name: string;
  summary: string;
  run(options: Options, onProgress: (text: string) => void): Promise<Outcome>;
}

const PARTS: Part[] = [
  {
    name: 'fuzz',
    summary:
      'the sandbox gets valid and invalid requests to every operation: no error 500, flat memory',
    run: async ({ seed, requests }, onProgress) => {
      const contract = await readContract();
      const { sent, statuses, faults, memory } = await withSubject((subject) =>
        fuzz(contract, subject, {
          requests,
          seed,
          onProgress: (sent) => onProgress(`${sent} of ${requests} requests`),
        }),
      );
      const classes = [2, 3, 4, 5].map((first) => {
        const counts = [...statuses].filter(([status]) => Math.floor(status / 100) === first);
        return `${counts.reduce((sum, [, count]) => sum + count, 0)} with ${first}xx`;
      });
      return {
        figures: [`${sent} requests: ${classes.join(', ')}`, ...memoryFigures(memory)],
        faults: [
          ...faults.map(({ operation, message, curl }) => `${operation}: ${message}\n    ${curl}`),
          ...memoryFaults(memory),
        ],
      };
    },
  },
  {
    name: 'malformed',
    summary:
      'the sandbox gets bytes that are not HTTP: it responds with 4xx or closes the connection',
    run: async ({ seed }, onProgress) => {
      const { sent, faults } = await withSubject((subject) =>
        sendMalformed(subject, {
          garbled: 5_000,
          seed,
          onProgress: (sent) => onProgress(`${sent} sent`),
        }),
      );
      return { figures: [`${sent} malformed requests`], faults };
    },
  },
  {
    name: 'hostile',
    summary:
      'hostile requests to sandbox, mock, proxy and judge: refused, in bounded time and memory, and others are served',
    run: (_, onProgress) => proveHostile(onProgress),
  },
  {
    name: 'killed',
    summary: 'the sandbox is killed while it writes to --data: every confirmed write is kept',
    run: async ({ rounds }, onProgress) => {
      const { answered, commits, faults } = await killWhileWriting({
        rounds,
        onProgress: (round, answered) =>
          onProgress(`${round} of ${rounds} kills, ${answered} resources read back`),
      });
      return {
        figures: [`${rounds} kills, ${answered} resources read back, ${commits} of them commits`],
        faults,
      };
    },
  },
  {
    name: 'generators',
    summary: 'the generators of the guide generate clients that compile and call a sandbox',
    run: ({ recipes = [] }, onProgress) =>
      proveGenerators(
        ({ name }) => recipes.length === 0 || recipes.some((one) => name.includes(one)),
        onProgress,
      ),
  },
  {
    name: 'samples',
    summary:
      'the samples of the reference in Python, Go, Java and Ruby run against a sandbox, and get the documented responses',
    run: ({ seed, sample }, onProgress) =>
      proveSamples({ seed, ...(sample !== undefined && { sample }), onProgress }),
  },
  {
    name: 'image',
    summary: 'the image of the Dockerfile is built, run as a service and asked',
    run: (_, onProgress) => proveImage(onProgress),
  },
  {
    name: 'testing',
    summary:
      'the recipes for tests in several languages are followed, and the files that start the image are valid',
    run: ({ recipes = [] }, onProgress) =>
      proveTesting(
        ({ name }) => recipes.length === 0 || recipes.some((one) => name.includes(one)),
        onProgress,
      ),
  },
  {
    name: 'integrations',
    summary: 'tools of others, each installed from its registry, do their work on a sandbox',
    run: ({ only, write }, onProgress) =>
      proveIntegrations({
        ...(only && { only }),
        write: write === true && !only,
        onProgress,
      }),
  },
  {
    name: 'peers',
    summary:
      "the functional tests of a client's makers run through their own set-up on a sandbox, and each that fails has a reason",
    run: async ({ write = false }, onProgress) =>
      provePeers(await readContract(), { write, onProgress }),
  },
  {
    name: 'respect',
    summary: "Redocly's runner of Arazzo runs the workflows on the sandbox",
    run: async (_, onProgress) => proveRespect(await readContract(), { onProgress }),
  },
  {
    name: 'recorded',
    summary:
      'a HAR of a gigabyte is judged in flat memory, and `upgrade` finds its changed calls; the time is compared with parsing its JSON',
    run: ({ exchanges }, onProgress) => judgeLarge({ exchanges, onProgress }),
  },
  {
    name: 'upgrade',
    summary:
      'three clients of others are recorded, and `upgrade` names the calls that 60 differences of a release change',
    run: async ({ seed, calls, resume = false, write = false }, onProgress) =>
      proveUpgrade(await readContract(), { seed, exchanges: calls, resume, write, onProgress }),
  },
  {
    name: 'pair',
    summary:
      'five suites of tests run against sandboxes with one planted fault each: `pair` names each fault, and nothing on equal sandboxes',
    run: async ({ seed, sample = 100, faults, write = false }, onProgress) =>
      provePair(await readContract(), {
        ...{ seed, sample, onProgress },
        ...(faults && { faults }),
        write: write && !faults,
      }),
  },
  {
    name: 'parallel',
    summary:
      'a recording is judged in parts with GNU parallel, Apache Spark and the Job for Kubernetes: the same report as one process',
    run: ({ exchanges, recipes = [] }, onProgress) =>
      proveParallel({
        exchanges,
        isWanted: (name) => recipes.length === 0 || recipes.some((one) => name.includes(one)),
        onProgress,
      }),
  },
  {
    name: 'shards',
    summary: 'eight shards on eight forks of a sandbox give the report of one run',
    run: ({ areas }, onProgress) => proveShards({ shards: 8, ...(areas && { areas }), onProgress }),
  },
  {
    name: 'engine',
    summary: 'a hundred thousand exchanges are sent and judged in flat memory',
    run: ({ requests }, onProgress) => proveEngine({ exchanges: requests, onProgress }),
  },
  {
    name: 'suites',
    summary:
      'the suites find each known fault of a sandbox, and find nothing in a sandbox without one',
    run: async ({ seed, runs, faults, write }, onProgress) =>
      proveSuites(await readContract(), {
        seed,
        runs,
        ...(faults && { faults }),
        write: write === true && !faults,
        onProgress,
      }),
  },
  {
    name: 'statements',
    summary:
      'for each statement of the documents, the suites find and name a fault that violates it',
    run: async ({ seed, faults, write, resume, sample }, onProgress) =>
      proveStatements(await readContract(), {
        seed,
        ...(faults && { faults }),
        ...(sample !== undefined && { sample }),
        resume: resume === true,
        write: write === true,
        onProgress,
      }),
  },
  {
    name: 'witnesses',
    summary:
      'each part that judges a statement fails on a server that does nothing where the statement wants an effect',
    run: async ({ seed, areas, sample }, onProgress) =>
      proveWitnesses(await readContract(), {
        seed,
        ...(areas && { areas }),
        ...(sample !== undefined && { sample }),
        onProgress,
      }),
  },
  {
    name: 'blind',
    summary:
      'the suites find faults by authors who have read the documents, and no suite, and defects of real servers',
    run: async ({ seed, list, faults, write, resume }, onProgress) =>
      proveBlind(await readContract(), {
        seed,
        ...(list !== undefined && { list }),
        ...(faults && { faults }),
        resume: resume === true,
        write: write === true && !faults,
        onProgress,
      }),
  },
  {
    name: 'operator',
    summary:
      'behind proxies, firewalls and maintenance, and with wrong profiles, the commands say whose fault it is',
    run: async ({ seed, sample, setUps, write }, onProgress) =>
      proveOperator({
        seed,
        ...(sample !== undefined && { sample }),
        ...(setUps && { setUps }),
        write: write === true && sample === undefined && !setUps,
        onProgress,
      }),
  },
  {
    name: 'other-api',
    summary:
      'build, mock and suites run unchanged on a small API of another field, and find its faults',
    run: ({ faults, write }, onProgress) =>
      proveOtherApi({
        ...(faults && { faults }),
        write: write === true && !faults,
        onProgress,
      }),
  },
  {
    name: 'field',
    summary: 'the tools of the field and our suites run on the same servers with known faults',
    run: async ({ seed, list, sample, tools, budget, resume, repeat, write }, onProgress) =>
      proveField(await readContract(), {
        seed,
        budget,
        ...(list === 'real' && { list }),
        ...(sample !== undefined && { sample }),
        ...(tools && { tools }),
        resume: resume === true,
        repeat: repeat === true,
        write: write === true,
        onProgress,
      }),
  },
];

await new Command('proof')
  .description(
    'run the tests that take long: robustness of the sandbox, generated clients, large recordings, and faults that the suites must find',
  )
  .argument('[parts...]', `which parts: ${PARTS.map(({ name }) => name).join(', ')} (default: all)`)
  .option('--parts', 'list the parts')
  .option('--seed <number>', 'seed of the random numbers', positiveInteger, seedOfRun())
  .option('--requests <number>', 'requests of the parts fuzz and engine', positiveInteger, 100_000)
  .option('--rounds <number>', 'kills of the part killed', positiveInteger, 20)
  .option(
    '--recipes <names...>',
    'recipes of the parts generators, testing and parallel, by a part of their names',
  )
  .option(
    '--exchanges <number>',
    'exchanges of the parts recorded and parallel',
    positiveInteger,
    200_000,
  )
  .option(
    '--areas <names...>',
    'areas of the parts shards and witnesses; the latter takes statements, too (default: all)',
  )
  .option('--calls <number>', 'recorded calls of the part upgrade', positiveInteger, 10_000)
  .option('--runs <number>', 'runs without a fault of the part suites', positiveInteger, 20)
  .option(
    '--faults <ids...>',
    'faults to plant in the parts suites, statements, blind, pair and other-api, such as page-gap, page-gap:listTags, blind-1-07 or tags; with statements also untried: those without a stored result; with suites also none: its runs without a fault alone',
  )
  .option(
    '--sample <number>',
    'faults of the parts statements, witnesses, field and pair, set-ups of the part operator, or cases of the part samples, drawn by the seed',
    positiveInteger,
  )
  .addOption(
    new Option('--tools <ids...>', 'tools of the part field').choices(TOOLS.map(({ id }) => id)),
  )
  .addOption(
    new Option('--only <ids...>', 'tools of the part integrations').choices(
      INTEGRATIONS.map(({ id }) => id),
    ),
  )
  .option(
    '--budget <seconds>',
    'seconds for each tool and server of the part field',
    positiveInteger,
    120,
  )
  .option('--set-ups <ids...>', 'set-ups of the part operator, such as slashes-1')
  .addOption(
    new Option(
      '--list <name>',
      'list of the part blind; with real, the part field draws defects that real servers had',
    ).choices(BLIND_LISTS),
  )
  .option(
    '--resume',
    'continue the last run of the parts statements, blind and field with this seed, or take the last recording of the part upgrade',
  )
  .option('--repeat', 'compare the verdicts of the part field with those of its first run')
  .option(
    '--write',
    'write the pages of the parts suites, statements, blind, operator, other-api, upgrade, pair, integrations, peers and field',
  )
  .action(
    async (names: string[], { parts, ...options }: Options & { parts?: boolean }, command) => {
      if (parts)
        return PARTS.forEach(({ name, summary }) => {
          console.log(`${name.padEnd(12)}${summary}`);
        });
      const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
      if (unknown) command.error(`error: unknown part '${unknown}'. --parts shows the parts.`);
      const chosen = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
      console.log(`Seed ${options.seed}; --seed ${options.seed} repeats this run.`);
      const rows: string[] = [];
      for (const part of chosen) {
        console.log(pc.bold(`\n▶ ${part.name}: ${part.summary}`));
        const start = performance.now();
        const progress = showProgress();
        const { figures, faults: found } = await part
          .run(options, progress.say)
          .finally(progress.end);
        const isVacuous = figures.length === 0 && found.length === 0;
        const faults = isVacuous ? ['Nothing was tried. Check the names in the options.'] : found;
        for (const text of figures) console.log(`  ${text}`);
        for (const text of faults) console.error(pc.red(`  ✗ ${text}`));
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        const verdict =
          faults.length === 0
            ? pc.green('✓ holds')
            : pc.red(`✗ ${count(faults.length, 'problem')}`);
        rows.push(
          `${part.name.padEnd(12)}${`${seconds} s`.padStart(8)}  ${verdict}  ${figures[0] ?? ''}`,
        );
        if (faults.length > 0) process.exitCode = 1;
      }
      console.log(`\n${rows.join('\n')}`);
    },
  )
  .parseAsync();

/** Runs a function with a sandbox that runs in another process. */
async function withSubject<T>(work: (subject: Subject) => Promise<T>): Promise<T> {
  const subject = await startSubject();
  return work(subject).finally(subject.close);
}

/** Shows the progress. On a terminal it updates one line. Elsewhere it prints a line every ten seconds. */
function showProgress() {
  let last = 0;
  return {
    say: (text: string) => {
      const isDue = performance.now() - last > (process.stdout.isTTY ? 100 : 10_000);
      if (!isDue) return;
      last = performance.now();
      process.stdout.write(process.stdout.isTTY ? `\r\u001b[K  ${text}` : `  ${text}\n`);
    },
    end: () => {
      if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    },
  };
}

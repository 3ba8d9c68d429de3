/** Proves `pair`: suites of tests run against sandboxes with one planted fault each, and each fault must be named. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.ts';
import { pair } from '../../../pair/index.ts';
import { listVariables } from '../../../pair/recordTests.ts';
import { type Deployed, deploy } from '../../../pair/testing/deploy.ts';
import type { RunningSandbox } from '../../../sandbox/index.ts';
import { type LoggedRequest, readSeed, type StartOptions } from '../../../sandbox/index.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import { BEHAVIOUR_FAULTS } from '../../faults/behaviour/catalogue.ts';
import { decorating, type OperationPart, textOf } from '../../faults/behaviour/plant.ts';
import type { BehaviourFault } from '../../faults/fault.ts';
import type { Planting } from '../../faults/prove.ts';
import { loadWithFaults } from '../../faults/source/plant.ts';
import { readAllSourceFaults } from '../../faults/source/readAllSourceFaults.ts';
import { installClients } from '../upgrade/recordClients.ts';

export interface PairProofOptions {
  seed: number;
  /** The number of planted faults that the tests can see. */
  sample: number;
  /** Only these faults, such as `page-gap:listTags`. Default: all. */
  faults?: string[];
  write: boolean;
  onProgress: (text: string) => void;
}

interface Trial {
  suite: string;
  fault: string;
  /** The operation of the first differing call, by the deployment. Absent for one on which the fault was missed. */
  named: Partial<Record<DeploymentName, string>>;
}

/** A deployment whose data are those of the example world, and one with data that the tests do not know. */
const DEPLOYMENTS = ['equal data', 'other data'] as const;
type DeploymentName = (typeof DEPLOYMENTS)[number];

const TESTS = join(PROJECT_DIR, 'pair', 'testing');
/** Runs a client of others for one round: `sh -c … sh COMMAND ARGUMENT…`. */
const ONE_ROUND = 'exec "$@" "$FORGE_URL" "$FORGE_MAINTAINER_TOKEN" 1';

/** Returns the suites: tests with fetch alone, tests with `startSandbox`, and calls of three clients of others. */
async function listSuites(): Promise<Record<string, string[]>> {
  const clients = Object.entries(await installClients());
  return {
    fetch: ['node', join(TESTS, 'suite.mjs')],
    startSandbox: [
      ...['node', '--import', import.meta.resolve('tsx'), '--test'],
      join(TESTS, 'suite.ts'),
    ],
    ...Object.fromEntries(
      clients.map(([name, command]) => [name, ['sh', '-c', ONE_ROUND, 'sh', ...command]]),
    ),
  };
}

/** The faults of a parameter or a field that a request has. */
const OF_SENT = /^(filter-ignored|sort-ignored|field-lost)$/;

const PAGE = join(PROJECT_DIR, 'docs', 'pair-proof.md');
/** An equal deployment, on which no difference may be named, comes for this number of faults. */
const FAULTS_PER_EQUAL = 20;

/** Plants faults one at a time, until the tests could see as many as the sample has. */
export async function provePair(
  contract: Contract,
  { seed, sample, faults, write, onProgress }: PairProofOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const suites = await listSuites();
  const dir = await mkdtemp(join(tmpdir(), 'pair-proof-'));
  const { sandbox: tolerant, remove } = await loadWithFaults(readAllSourceFaults().tolerant);
  /** Returns the operations of the calls that differ. */
  const findDiffering = async (deployed: Deployed, command: string[]) => {
    const { report } = await pair({
      ...{ command, profile: deployed.profile, allowWrites: true, timeoutMs: PATIENCE_MS },
      env: { ...process.env, ...deployed.env },
      runsDir: join(dir, 'runs'),
      stderr: { write: () => {} },
    });
    return (
      report?.conversations.flatMap(({ differing }) => differing.map((one) => one.operation)) ?? []
    );
  };
  const alarms: string[] = [];
  const trials: Trial[] = [];
  let unseen = 0;
  try {
    const equal = Math.floor(sample / FAULTS_PER_EQUAL);
    for (let turn = 0; turn < equal; turn++) {
      const deployed = await deploy(contract, dir, `random:${seed + turn}`);
      for (const [suite, command] of Object.entries(suites)) {
        const differing = await findDiffering(deployed, command);
        alarms.push(...differing.map((one) => `${suite}, random:${seed + turn}: ${one}`));
        onProgress(`${turn + 1} of ${equal} equal deployments, ${suite}`);
      }
      await deployed.running.close();
    }
    const start = tolerant.startSandbox;
    const deployments: Record<DeploymentName, Deployed> = {
      'equal data': await deploy(contract, dir, 'world', start),
      'other data': await deploy(contract, dir, `random:${seed}`, start),
    };
    const stand = await startStand(tolerant, contract);
    const queues = new Map<string, Planting<BehaviourFault, OperationPart>[]>();
    const transcripts = new Map<string, LoggedRequest[]>();
    for (const [suite, command] of Object.entries(suites)) {
      const healthy = await stand.transcribe(command);
      transcripts.set(suite, healthy);
      const all = plantingsFor(contract, healthy);
      const wanted = all.filter((one) => faults?.some((id) => textOf(one).startsWith(id)) ?? true);
      queues.set(suite, draw(wanted, seed));
    }
    const names = Object.keys(suites);
    const isOpen = () =>
      trials.length < sample && [...queues.values()].some((one) => one.length > 0);
    for (let turn = 0; isOpen(); turn++) {
      const suite = names[turn % names.length]!;
      const planting = queues.get(suite)!.pop();
      if (!planting) continue;
      const decorate = decorating(planting.fault, planting.place);
      const faulty = await stand.transcribe(suites[suite]!, decorate);
      if (textIn(faulty) === textIn(transcripts.get(suite)!)) {
        unseen += 1;
        onProgress(`${trials.length} of ${sample} faults, ${unseen} change no response`);
        continue;
      }
      const named: Trial['named'] = {};
      for (const name of DEPLOYMENTS) {
        const { sandbox } = deployments[name].running;
        await sandbox.reset();
        sandbox.decorate = decorate;
        const [first] = await findDiffering(deployments[name], suites[suite]!);
        delete sandbox.decorate;
        if (first !== undefined) named[name] = first;
      }
      trials.push({ suite, fault: textOf(planting), named });
      onProgress(`${trials.length} of ${sample} faults`);
    }
    await stand.close();
    for (const { running } of Object.values(deployments)) await running.close();
  } finally {
    await remove();
    await rm(dir, { recursive: true });
  }
  const missed = DEPLOYMENTS.map((name) => ({
    name,
    trials: trials.filter(({ named }) => named[name] === undefined),
  }));
  const figures = [
    ...missed.map(({ name, trials: { length } }) => {
      const share = ((100 * (trials.length - length)) / Math.max(1, trials.length)).toFixed(1);
      return `${trials.length - length} of ${trials.length} planted faults are named on a deployment with ${name} (${share} %), seed ${seed}`;
    }),
    `${alarms.length} differences on equal deployments`,
    `${unseen} drawn faults change no response that the tests get`,
  ];
  if (write) await writePage(figures, trials);
  return {
    figures,
    faults: [
      ...alarms,
      ...missed.flatMap(({ name, trials }) =>
        trials.map(({ suite, fault }) => `missed, ${name}: ${fault} (${suite})`),
      ),
    ],
  };
}

/** Starts a sandbox with a stopped clock, on which tests run with and without a fault. */
async function startStand(
  { startSandbox: start }: { startSandbox: (options: StartOptions) => Promise<RunningSandbox> },
  contract: Contract,
) {
  const logged: LoggedRequest[] = [];
  let planted: StartOptions['decorate'];
  const { clock: _, settings: __, ...begin } = await readSeed('world');
  const running = await start({
    ...{ contract, clock: Date.parse(contract.world!.clock) },
    ...begin,
    journal: { add: (request) => void logged.push(request), restart: () => {} },
    decorate: (perform, context) => planted?.(perform, context) ?? perform,
  });
  return {
    close: () => running.close(),
    /** Runs the tests, and returns their requests. The tests may fail. */
    async transcribe([program = '', ...words]: string[], decorate?: StartOptions['decorate']) {
      const { forks } = running.sandbox;
      // A test that fails leaves its fork.
      for (const { name } of forks?.list() ?? []) await forks!.delete(name);
      await running.sandbox.reset();
      logged.length = 0;
      planted = decorate;
      const env = { ...process.env, ...listVariables(running.url, running.tokens) };
      await once(spawn(program, words, { env, stdio: 'ignore' }), 'close');
      planted = undefined;
      return [...logged];
    },
  };
}

/** Returns all responses as a text, without the IDs that are drawn at random. */
function textIn(logged: LoggedRequest[]): string {
  return logged
    .map(({ method, url, status, response }) => `${method} ${url} ${status} ${response?.body}`)
    .join('\n')
    .replaceAll(/[\da-f]{40}|127\.0\.0\.1:\d+/g, '…');
}

/** Returns the places of all faults in the operations that the tests call. */
function plantingsFor(contract: Contract, logged: LoggedRequest[]) {
  const called = new Set(logged.flatMap(({ operation }) => operation ?? []));
  const isSent = (name: string, operation: string) =>
    logged.some((one) => one.operation === operation && `${one.url} ${one.body}`.includes(name));
  return [...contract.operations.values()]
    .filter(({ id }) => called.has(id))
    .flatMap((operation) =>
      BEHAVIOUR_FAULTS.flatMap((fault): Planting<BehaviourFault, OperationPart>[] =>
        [...fault.parts(contract, operation)]
          // Without its parameter or field in a request, such a fault does nothing.
          .filter((part) => !OF_SENT.test(fault.id) || part === '' || isSent(part, operation.id))
          .map((part) => ({ fault, place: { operation: operation.id, part } })),
      ),
    );
}

/** Returns the items in an order that the seed decides. */
function draw<T>(items: T[], seed: number): T[] {
  return items
    .map((item, index) => ({ item, key: ((index + 1) * 7919 * (seed + 1)) % 10_007 }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

async function writePage(figures: string[], trials: Trial[]): Promise<void> {
  const rows = trials.map(
    ({ suite, fault, named }) =>
      `| ${suite} | \`${fault}\` | ${DEPLOYMENTS.map((name) => named[name] ?? '**missed**').join(' | ')} |`,
  );
  await writeFile(
    PAGE,
    `# The differences that \`pair\` names

<!-- Written by \`npm run proof -- pair --write\`. Changes here are lost. -->

Five programs run on the sandbox: two suites of tests, and three clients of others (python-gitlab, gitbeaker and the client in Go). Their calls go to a sandbox with one fault of the catalogue. The seed draws the faults. A fault counts if it changes a response that the tests get on a sandbox.

Each fault is planted in two deployments. The first has the data of the example world, as another sandbox has. The second has other users, projects, IDs and SHAs. There, \`pair\` cannot know which items a list should have, except for those that the tests have created. First, all suites run against equal sandboxes with other IDs, names and SHAs.

${figures.map((line) => `- ${line}`).join('\n')}

The last two columns have the operation of the first call that differs.

| suite | fault | ${DEPLOYMENTS.join(' | ')} |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
}

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
  write: boolean;
  onProgress: (text: string) => void;
}

interface Trial {
  suite: string;
  fault: string;
  /** The operation of the first differing call. Absent if the fault was missed. */
  named?: string;
}

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

const PAGE = join(PROJECT_DIR, 'docs', 'pair-proof.md');
/** An equal deployment, on which no difference may be named, comes for this number of faults. */
const FAULTS_PER_EQUAL = 20;

/** Plants faults one at a time, until the tests could see as many as the sample has. */
export async function provePair(
  contract: Contract,
  { seed, sample, write, onProgress }: PairProofOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const suites = await listSuites();
  const dir = await mkdtemp(join(tmpdir(), 'pair-proof-'));
  const { sandbox: tolerant, remove } = await loadWithFaults(readAllSourceFaults().tolerant);
  const send = (deployed: Deployed, command: string[]) =>
    pair({
      ...{ command, profile: deployed.profile, allowWrites: true, timeoutMs: PATIENCE_MS },
      env: { ...process.env, ...deployed.env },
      runsDir: join(dir, 'runs'),
      stderr: { write: () => {} },
    });
  const alarms: string[] = [];
  const trials: Trial[] = [];
  let unseen = 0;
  try {
    const equal = Math.floor(sample / FAULTS_PER_EQUAL);
    for (let turn = 0; turn < equal; turn++) {
      const deployed = await deploy(contract, dir, `random:${seed + turn}`);
      for (const [suite, command] of Object.entries(suites)) {
        const { report } = await send(deployed, command);
        const differing = report?.conversations.flatMap((one) => one.differing) ?? [];
        alarms.push(...differing.map((one) => `${suite}, random:${seed + turn}: ${one.operation}`));
        onProgress(`${turn + 1} of ${equal} equal deployments, ${suite}`);
      }
      await deployed.running.close();
    }
    const deployed = await deploy(contract, dir, `random:${seed}`, tolerant.startSandbox);
    const { sandbox } = deployed.running;
    const stand = await startStand(tolerant, contract);
    const names = Object.keys(suites);
    const queues = new Map<string, Planting<BehaviourFault, OperationPart>[]>();
    const transcripts = new Map<string, LoggedRequest[]>();
    for (let turn = 0; trials.length < sample && turn < 50 * sample; turn++) {
      const suite = names[turn % names.length]!;
      const command = suites[suite]!;
      const healthy = transcripts.get(suite) ?? (await stand.transcribe(command));
      transcripts.set(suite, healthy);
      const queue = queues.get(suite) ?? draw(plantingsFor(contract, healthy), seed);
      queues.set(suite, queue);
      const planting = queue.pop();
      if (!planting) continue;
      const decorate = decorating(planting.fault, planting.place);
      const faulty = await stand.transcribe(command, decorate);
      if (textIn(faulty) === textIn(healthy)) {
        unseen += 1;
        onProgress(`${trials.length} of ${sample} faults, ${unseen} change no response`);
        continue;
      }
      await sandbox.reset();
      sandbox.decorate = decorate;
      const { report } = await send(deployed, command);
      delete sandbox.decorate;
      const [first] = report?.conversations.flatMap((one) => one.differing) ?? [];
      trials.push({ suite, fault: textOf(planting), ...(first && { named: first.operation }) });
      onProgress(`${trials.length} of ${sample} faults`);
    }
    await stand.close();
    await deployed.running.close();
  } finally {
    await remove();
    await rm(dir, { recursive: true });
  }
  const missed = trials.filter(({ named }) => named === undefined);
  const share = ((100 * (trials.length - missed.length)) / Math.max(1, trials.length)).toFixed(1);
  const figures = [
    `${trials.length - missed.length} of ${trials.length} planted faults are named (${share} %), seed ${seed}`,
    `${alarms.length} differences on equal deployments`,
    `${unseen} drawn faults change no response that the tests get`,
  ];
  if (write) await writePage(figures, trials);
  return {
    figures,
    faults: [...alarms, ...missed.map(({ suite, fault }) => `missed: ${fault} (${suite})`)],
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
  return [...contract.operations.values()]
    .filter(({ id }) => called.has(id))
    .flatMap((operation) =>
      BEHAVIOUR_FAULTS.flatMap((fault): Planting<BehaviourFault, OperationPart>[] =>
        [...fault.parts(contract, operation)].map((part) => ({
          fault,
          place: { operation: operation.id, part },
        })),
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
    ({ suite, fault, named }) => `| ${suite} | \`${fault}\` | ${named ?? '**missed**'} |`,
  );
  await writeFile(
    PAGE,
    `# The differences that \`pair\` names

<!-- Written by \`npm run proof -- pair --write\`. Changes here are lost. -->

Five programs run on the sandbox: two suites of tests, and three clients of others (python-gitlab, gitbeaker and the client in Go). Their calls go to a sandbox with one fault of the catalogue. The seed draws the faults. A fault counts if it changes a response that the tests get on a sandbox. First, all suites run against equal sandboxes with other IDs, names and SHAs.

${figures.map((line) => `- ${line}`).join('\n')}

| suite | fault | operation of the first call that differs |
| --- | --- | --- |
${rows.join('\n')}
`,
  );
}

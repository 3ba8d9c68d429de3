/** Runs the commands of an operator on many ways to a deployment, and tests that they tell whose fault it is. */
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { inLanes } from '../../../conformance/index.ts';
import type { SandboxAccess } from '../../../conformance/target/index.ts';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import { type Host, startHost } from '../../deployment/startHost.ts';
import { problemsOf, type StepRun, sentenceIn } from './judgeStep.ts';
import { OUTSIDE_SET_UPS } from './outsideSetUps.ts';
import { PAGE, pageOf } from './page.ts';
import { runCommand } from './runCommand.ts';
import { SECOND_LIST } from './secondList.ts';
import type { SetUp, Step, World, WrittenProfile } from './setUp.ts';
import { ONE_TOKEN, SET_UPS } from './setUps.ts';
import { startWay, type Way } from './startWay.ts';

export interface ProveOperatorOptions {
  /** The seed of the deployments and of the sample. */
  seed: number;
  /** The number of set-ups, drawn by the seed. Default: all. */
  sample?: number;
  /** The IDs of the set-ups. Default: all. */
  setUps?: string[];
  /** Writes the page. Needs all set-ups. */
  write: boolean;
  onProgress: (text: string) => void;
}

/** The commands of a set-up, as they went. */
export interface SetUpTrial {
  setUp: SetUp;
  /** The exit statuses, by command: `init 0, check 0, conform 0`. */
  exits: string;
  /** The sentence of the last command that has one, without names of this run. */
  sentence: string;
  problems: string[];
}

/** The number of set-ups at the same time, each with a deployment of its own. */
const LANES = 2;

const PROFILE = 'forge.yaml';

export async function proveOperator({
  seed,
  sample,
  setUps: ids,
  write,
  onProgress,
}: ProveOperatorOptions): Promise<{ figures: string[]; faults: string[] }> {
  const chosen = drawn(
    [...SET_UPS, ...OUTSIDE_SET_UPS, ...SECOND_LIST, ...ONE_TOKEN].filter(
      ({ id }) => ids?.includes(id) ?? true,
    ),
    sample,
    seed,
  );
  const trials = await tryAll(chosen, seed, onProgress);
  if (write) await writeFile(PAGE, pageOf(trials));
  const commands = trials.flatMap(({ setUp }) => setUp.steps).length;
  const of = (fault: string) => trials.filter(({ setUp }) => setUp.fault === fault).length;
  return {
    figures: [
      `${trials.length} set-ups, ${commands} commands: the fault is that of nobody ${of('nobody')}, the profile ${of('profile')}, the network ${of('network')}, the server ${of('server')}`,
      ...trials.map(
        ({ setUp, exits, sentence }) =>
          `${setUp.id.padEnd(26)}${setUp.fault.padEnd(9)}${exits.padEnd(31)}${sentence}`,
      ),
    ],
    faults: trials.flatMap(({ setUp, problems }) =>
      problems.map((problem) => `${setUp.id}: ${problem}`),
    ),
  };
}

async function tryAll(
  setUps: SetUp[],
  seed: number,
  onProgress: (text: string) => void,
): Promise<SetUpTrial[]> {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  const host = await startHost();
  const trials = new Map<SetUp, SetUpTrial>();
  try {
    const left = setUps[Symbol.iterator]();
    const lanes = Array.from({ length: Math.min(LANES, setUps.length) }, (_, index) => index);
    await inLanes(lanes.length, lanes, async (lane) => {
      const deployment = await startDeployment(host, seed + lane, folder);
      for (let next = left.next(); !next.done; next = left.next()) {
        const trial = await tryOne(next.value, deployment, folder);
        trials.set(next.value, trial);
        const problems = trial.problems.map((problem) => `\n  ${problem}`).join('');
        onProgress(
          `${trials.size} of ${setUps.length}: ${next.value.id}, ${trial.exits}${problems}`,
        );
      }
    });
  } finally {
    await host.close();
    await rm(folder, { recursive: true });
  }
  return setUps.map((setUp) => trials.get(setUp)!);
}

/** A deployment, with the environment variables of its tokens and the profile of an undisturbed `profile init`. */
interface Deployment {
  world: World;
  tokens: Record<string, string>;
  profile: string;
}

const variableOf = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_').toUpperCase()}`;

/** Returns the arguments of `profile init` with the tokens of roles. */
const tokenArgs = (roles: string[]) =>
  roles.flatMap((role) => ['--token', `${role}=${variableOf(role)}`]);

async function startDeployment(host: Host, seed: number, folder: string): Promise<Deployment> {
  const settings = { tier: 'ultimate', offering: 'self-managed' };
  const { url } = await host.serve({ folder: PROJECT_DIR, seed: `random:${seed}`, settings });
  const state = await (await fetch(`${url}/_sandbox`)).json();
  const { tokens, alertIntakes }: SandboxAccess = state;
  const world: World = {
    url,
    tokens,
    fixtures: state.fixtures,
    alertKey: alertIntakes.custom!.key,
  };
  const env = Object.fromEntries(
    Object.entries(tokens).map(([role, token]) => [variableOf(role), token]),
  );
  const file = `undisturbed-${seed}.yaml`;
  const project = String(state.fixtures['project.path']);
  const all = tokenArgs(Object.keys(tokens));
  const args = ['profile', 'init', '--target', url, '--project', project, ...all, '-o', file];
  const { exit, lines } = await runCommand(args, folder, env);
  if (exit !== 0) throw new Error(`profile init fails on the bare sandbox: ${lines.join('\n')}`);
  return { world, tokens: env, profile: await readFile(join(folder, file), 'utf8') };
}

async function tryOne(setUp: SetUp, deployment: Deployment, parent: string): Promise<SetUpTrial> {
  const folder = await mkdtemp(join(parent, `${setUp.id}-`));
  const way = await startWay(setUp, deployment.world, folder);
  const trial: SetUpTrial = { setUp, exits: '', sentence: '', problems: [] };
  const undo = await setUp.change?.(deployment.world);
  try {
    for (const [name, text] of Object.entries(setUp.files ?? {}))
      await writeFile(join(folder, name), text);
    const exits: string[] = [];
    for (const step of setUp.steps) {
      if (step.command !== 'init') await ensureProfile(setUp, deployment, way, folder);
      const run = await runStep(step, setUp, deployment, way, folder);
      exits.push(`${step.command} ${run.exit ?? 'none'}`);
      const sentence = sentenceIn(step, run);
      if (sentence) trial.sentence = masked(sentence, deployment.world, way.address);
      const secrets = { ...deployment.tokens, ...way.env };
      const isSecret = ([name]: [string, string]) => /^TOKEN_OF_|_KEY$/.test(name);
      const problems = problemsOf(
        step,
        run,
        Object.fromEntries(Object.entries(secrets).filter(isSecret)),
      );
      trial.problems.push(...problems.map((problem) => `${step.command}: ${problem}`));
    }
    if (way.proxied() === 0 && setUp.fault === 'nobody')
      trial.problems.push("no request went through the company's proxy");
    trial.exits = exits.join(', ');
  } finally {
    await undo?.();
    await way.close();
  }
  return trial;
}

/** Writes the profile if `profile init` has not written it, and changes it as the set-up says. Does so once. */
async function ensureProfile(
  { edit }: SetUp,
  { world, profile }: Deployment,
  { address }: Way,
  folder: string,
): Promise<void> {
  const [file, done] = [join(folder, PROFILE), join(folder, 'profile-is-ready')];
  if (await exists(done)) return;
  if (!(await exists(file)))
    await writeFile(
      file,
      profile.replace(/^baseUrl: .*$/m, () => `baseUrl: ${address}`),
    );
  if (edit) {
    const written = parse(await readFile(file, 'utf8')) as WrittenProfile;
    edit(written, world);
    await writeFile(file, stringify(written));
  }
  await writeFile(done, '');
}

async function runStep(
  step: Step,
  { init, roles }: SetUp,
  { world, tokens }: Deployment,
  way: Way,
  folder: string,
): Promise<StepRun> {
  const { command, args = [] } = step;
  way.renew();
  const project = init?.(world, way.address) ?? [
    '--project',
    String(world.fixtures['project.path']),
  ];
  const all = {
    init: [
      ...['profile', 'init', '--target', way.address],
      ...tokenArgs(roles ?? Object.keys(world.tokens)),
      ...[...project, '-o', PROFILE],
    ],
    check: ['profile', 'check', PROFILE],
    conform: ['conform', '--profile', PROFILE, '--report', 'reports'],
  }[command];
  const run = await runCommand([...all, ...args], folder, { ...tokens, ...way.env });
  if (command !== 'conform') return run;
  const read = async (name: string) => {
    const text = await readFile(join(folder, 'reports', name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const [report, statement] = [await read('report.json'), await read('statement.json')];
  return { ...run, results: report?.results, verdict: statement?.verdict };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Replaces the names that differ in each run. The address is no host of the world, whose `web_url`s are kept. */
function masked(text: string, { fixtures }: World, address: string): string {
  const names: [string, string][] = [
    [address, 'https://forge.company.example'],
    [new URL(address).origin, 'https://forge.company.example'],
    ...(['project.path', 'group.path', 'user.username'] as const).map((key): [string, string] => [
      String(fixtures[key]),
      { 'project.path': 'group/project', 'group.path': 'group', 'user.username': 'user' }[key],
    ]),
  ];
  return names
    .reduce((masked, [name, general]) => masked.replaceAll(name, general), text)
    .replaceAll(/127\.0\.0\.1:\d+/g, 'proxy.example.com:3128')
    .replaceAll(/\d\d:\d\d:\d\d/g, '10:00:00');
}

/** Draws a number of set-ups. */
function drawn(setUps: SetUp[], count: number | undefined, seed: number): SetUp[] {
  if (count === undefined) return setUps;
  const step = Math.max(1, Math.floor(setUps.length / count));
  return setUps.filter((_, index) => index % step === seed % step).slice(0, count);
}

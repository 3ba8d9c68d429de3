/** Runs the recipes in `docs/machines/` on one recording. Each recipe must give the report of one process. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Report, readReport } from '../../../conformance/index.ts';
import { readContract } from '../../../contract/contract.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { runCommand } from '../image/runCommand.ts';
import { checkReadyFiles, KUBERNETES_CHECK } from '../testing/checkReadyFiles.ts';
import { differencesBetween } from './comparable.ts';
import { type Finished, installCommand, runProgram } from './runForge.ts';
import { writeRecording } from './writeRecording.ts';

const RECIPES = join(PROJECT_DIR, 'docs', 'machines');
const PYSPARK = 'pyspark==3.5.9';
/** The number of parts of each recipe. The Job for Kubernetes names its own. */
const PARTS = 4;

/** The folder of a run, and the environment of its programs. */
interface Place {
  folder: string;
  recording: string;
  env: NodeJS.ProcessEnv;
}

interface Recipe {
  name: string;
  /** The program that the recipe needs, and the package of Debian that has it. */
  needs?: [program: string, debian: string];
  /** Judges the recording. @returns the folder of the merged report, and the last program */
  run(place: Place): Promise<{ report: string; finished: Finished }>;
}

const ENGINES: Recipe[] = [
  {
    name: 'GNU parallel',
    needs: ['parallel', 'parallel'],
    run: async ({ folder, recording, env }) => {
      const report = join(folder, 'parallel');
      const args = [join(RECIPES, 'parallel.sh'), recording, report, `${PARTS}`];
      return { report, finished: await runProgram('sh', args, { env }) };
    },
  },
  {
    name: 'Apache Spark',
    needs: ['java', 'default-jre-headless'],
    run: async ({ folder, recording, env }) => {
      const python = await installSpark();
      const findings = join(folder, 'spark-findings');
      const args = [
        ...['--master', `local[${PARTS}]`, join(RECIPES, 'spark.py')],
        ...[recording, findings, `${PARTS}`],
      ];
      const options = { env: { ...env, PYSPARK_PYTHON: join(python, 'bin/python') } };
      const judged = await runProgram(join(python, 'bin/spark-submit'), args, options);
      const report = join(folder, 'spark');
      if (judged.status !== 0) return { report, finished: judged };
      const merge = `cat "${findings}"/part-* > "${findings}.ndjson" && forge-contract report merge "${findings}.ndjson" --report "${report}"`;
      const merged = await runProgram('sh', ['-c', merge], { env });
      return { report, finished: { ...merged, seconds: judged.seconds + merged.seconds } };
    },
  },
  {
    name: 'the Job for Kubernetes',
    run: async ({ folder, recording, env }) => {
      const { completions, script } = await readJob('kubernetes-judge.yaml');
      const cwd = join(folder, 'kubernetes');
      await mkdir(join(cwd, 'parts'), { recursive: true });
      const split = `split --number=l/${completions} --numeric-suffixes --suffix-length=1 --additional-suffix=.ndjson "${recording}" parts/`;
      await runProgram('sh', ['-euc', split], { env, cwd });
      let seconds = 0;
      for (let index = 0; index < completions; index++) {
        const pod = { ...env, JOB_COMPLETION_INDEX: `${index}` };
        const finished = await runProgram('sh', ['-euc', script], { env: pod, cwd });
        seconds += finished.seconds;
        if (finished.status !== 0) return { report: cwd, finished };
      }
      const merge = 'forge-contract report merge findings/*.ndjson --report reports';
      const merged = await runProgram('sh', ['-c', merge], { env, cwd });
      const finished = { ...merged, seconds: seconds + merged.seconds };
      return { report: join(cwd, 'reports'), finished };
    },
  },
];

/** Returns the number of pods of a Job, and the script of each pod. */
export async function readJob(file: string): Promise<{ completions: number; script: string }> {
  const { spec } = parse(await readFile(join(RECIPES, file), 'utf8'));
  const [container] = spec.template.spec.containers;
  return { completions: spec.completions, script: container.args[0] };
}

/** Installs Spark in a folder that stays. @returns the folder */
async function installSpark(): Promise<string> {
  const folder = join(PROJECT_DIR, '.cache', 'spark');
  if (!existsSync(join(folder, 'bin', 'spark-submit'))) {
    await runCommand('python3', '-m', 'venv', folder);
    await runCommand(join(folder, 'bin', 'pip'), 'install', '--quiet', PYSPARK);
  }
  return folder;
}

/**
 * Judges a recording in one process, and with each recipe.
 * @param isWanted selects the recipes by their names
 */
export async function proveParallel({
  exchanges,
  isWanted = () => true,
  onProgress = () => {},
}: {
  exchanges: number;
  isWanted?: (name: string) => boolean;
  onProgress?: (text: string) => void;
}): Promise<{ figures: string[]; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-parts-'));
  try {
    onProgress('writing the recording');
    const recording = join(folder, 'traffic.ndjson');
    await writeRecording(await readContract(), recording, exchanges);
    const env = await installCommand(folder);
    onProgress('one process');
    const judge = 'judge "$0" --base-path /api/v4 --report "$1"';
    const args = ['-c', `forge-contract ${judge}`, recording, join(folder, 'one')];
    const one = await runProgram('sh', args, { env });
    const whole = await readReport(join(folder, 'one'));
    onProgress('the files for Kubernetes');
    const jobs = ['kubernetes-judge.yaml', 'kubernetes-conform.yaml'];
    const checks = Object.fromEntries(jobs.map((file) => [file, KUBERNETES_CHECK]));
    const figures = [
      `${exchanges} exchanges are judged by one process in ${one.seconds.toFixed(0)} s: ${whole.results.length} results, ${whole.counts.fail} exchanges with findings, ${whole.counts.error} unreadable lines`,
    ];
    const faults = [
      ...(whole.counts.fail > 0 ? [] : ['the recording has no finding']),
      ...(await checkReadyFiles(RECIPES, checks)),
    ];
    for (const { name, needs, run } of ENGINES.filter((recipe) => isWanted(recipe.name))) {
      onProgress(name);
      if (needs && spawnSync('sh', ['-c', `command -v ${needs[0]}`]).status !== 0) {
        faults.push(`${name}: ${needs[0]} is not installed. Install the package ${needs[1]}.`);
        continue;
      }
      const { report, finished } = await run({ folder, recording, env });
      const merged = await readReport(report).catch((): Report | undefined => undefined);
      const found = merged
        ? differencesBetween(name, whole, merged)
        : [`${name}: no merged report\n${finished.output}`];
      if (merged && finished.status !== one.status)
        found.push(`${name}: the exit status is ${finished.status} instead of ${one.status}`);
      faults.push(...found);
      if (found.length === 0)
        figures.push(`${name}: the same report, in ${finished.seconds.toFixed(0)} s`);
    }
    return { figures, faults };
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PreparedRun, prepareRun } from '../../../conformance/index.ts';
import type { Case } from '../../../contract/case.ts';
import { pageData } from '../../../scripts/reference/pageData.ts';
import { LANGUAGES, writeSamples } from '../../../scripts/reference/samples/samples.ts';
import { LANGUAGE_PROGRAMS } from './programs.ts';
import { startJudge } from './startJudge.ts';

const run = promisify(execFile);

interface SamplesProof {
  figures: string[];
  faults: string[];
}

interface SamplesOptions {
  /** The number of cases, drawn by the seed. Default: all cases. */
  sample?: number;
  seed: number;
  onProgress: (text: string) => void;
}

/**
 * Runs the samples in each language. Each must send the request of its case. The request then goes to a sandbox,
 * whose response is judged as in the suite that replays cases.
 */
export async function proveSamples(options: SamplesOptions): Promise<SamplesProof> {
  const prepared = await prepareRun({ target: 'sandbox', suite: ['replay'] });
  try {
    const cases = drawn(prepared.contract.cases, options);
    const figures: string[] = [];
    const faults: string[] = [];
    for (const label of LANGUAGES) {
      const [command, ...args] = LANGUAGE_PROGRAMS[label].version;
      if (spawnSync(command, args).status !== 0) {
        figures.push(`${label}: skipped, because ${command} is not installed`);
        continue;
      }
      const start = performance.now();
      const found = await runSamples(prepared, label, cases, options.onProgress);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      figures.push(`${label}: ${found.sent} samples (${seconds} s)`);
      faults.push(...found.faults.map((fault) => `${label}: ${fault}`));
    }
    return { figures, faults };
  } finally {
    await prepared.close();
  }
}

/** Returns every `n`th case, beginning at a place that the seed chooses. */
function drawn(cases: Case[], { sample, seed }: SamplesOptions): Case[] {
  if (sample === undefined || sample >= cases.length) return cases;
  const step = cases.length / sample;
  return Array.from(
    { length: sample },
    (_, index) => cases[Math.floor((index + (seed % 97) / 97) * step)]!,
  );
}

async function runSamples(
  prepared: PreparedRun,
  label: (typeof LANGUAGES)[number],
  cases: Case[],
  onProgress: (text: string) => void,
): Promise<{ sent: number; faults: string[] }> {
  const { contract } = prepared;
  const sources = new Map(
    pageData({ ...contract, guides: [] }).operations.flatMap((operation) =>
      operation.cases.map((shown) => {
        const samples = writeSamples(
          contract.document,
          contract.operations.get(operation.id)!,
          shown,
        );
        const { source } = samples.find((one) => one.label === label)!;
        return [`${operation.id}.${shown.name}`, source];
      }),
    ),
  );
  for (const id of sources.keys()) if (!cases.some((one) => one.id === id)) sources.delete(id);
  const judge = await startJudge(prepared, (id) => onProgress(`${label}: ${id}`));
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-samples-'));
  try {
    const { write, commands } = LANGUAGE_PROGRAMS[label];
    await write(folder, sources);
    const env = {
      ...process.env,
      FORGE: judge.url,
      TOKEN: 'a-token',
      ALERT_INTAKE: `${judge.url}/intake`,
      KEY: 'a-key',
    };
    for (const [command, ...args] of await commands())
      await run(command, args, { cwd: folder, env, maxBuffer: 2 ** 28 });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const lines = (stderr || message).trim().split('\n').slice(-8);
    judge.faults.push(`the program ends at ${judge.last()}: ${lines.join('\n    ')}`);
  } finally {
    await judge.close();
    await rm(folder, { recursive: true });
  }
  const unsent = [...sources.keys()].filter((id) => !judge.sent.has(id));
  const faults = unsent.length > 0 ? [`${unsent.length} samples sent nothing: ${unsent[0]}`] : [];
  return { sent: judge.sent.size, faults: [...judge.faults, ...faults] };
}

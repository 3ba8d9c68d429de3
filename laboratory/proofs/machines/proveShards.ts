/** Runs the suites on a sandbox in shards at the same time. Their merged report must be that of one run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from '../../../conformance/index.ts';
import { startSubject } from '../startSubject.ts';
import { differencesBetween } from './comparable.ts';
import { installCommand, runProgram } from './runForge.ts';

/**
 * Runs the suites once as a whole, and in shards with and without weights.
 * @param areas the areas to run. Default: all
 */
export async function proveShards({
  shards,
  areas,
  onProgress = () => {},
}: {
  shards: number;
  areas?: string[];
  onProgress?: (text: string) => void;
}): Promise<{ figures: string[]; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-shards-'));
  const subject = await startSubject();
  try {
    const env = await installCommand(folder);
    const at = (name: string) => join(folder, name);
    const conform = (report: string, ...options: string[]) =>
      runProgram(
        'forge-contract',
        [
          ...['conform', '--target', subject.url, '--kind', 'sandbox', '--report', at(report)],
          ...(areas ? ['--area', ...areas] : []),
          ...options,
        ],
        { env },
      );
    onProgress('the whole');
    const one = await conform('whole');
    const whole = await readReport(at('whole'));
    const figures = [
      `${whole.results.length} cases in one run: ${one.seconds.toFixed(0)} s, exit status ${one.status}`,
    ];
    const faults: string[] = [];
    for (const [name, weigh] of [
      ['equal numbers', []],
      ['weighed', ['--weigh', at('whole')]],
    ] as const) {
      onProgress(`${shards} shards, ${name}`);
      const started = performance.now();
      const numbers = Array.from({ length: shards }, (_, index) => index + 1);
      const parts = await Promise.all(
        numbers.map((shard) =>
          conform(`${name}-${shard}`, '--shard', `${shard}/${shards}`, ...weigh),
        ),
      );
      const seconds = (performance.now() - started) / 1000;
      const reports = numbers.map((shard) => at(`${name}-${shard}`));
      const merged = await runProgram(
        'forge-contract',
        ['report', 'merge', ...reports, '--report', at(name)],
        { env },
      );
      const times = parts.map((part) => part.seconds);
      figures.push(
        `${shards} shards at the same time on ${shards} forks, ${name}: ${seconds.toFixed(0)} s; the shards take ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} s`,
      );
      if (merged.status !== one.status)
        faults.push(`${name}: the exit status is ${merged.status}\n${merged.output}`);
      else faults.push(...differencesBetween(name, whole, await readReport(at(name))));
    }
    const left = (await (await fetch(`${subject.url}/_sandbox/forks`)).json()) as unknown[];
    if (left.length > 0) faults.push(`${left.length} forks are left`);
    return { figures, faults };
  } finally {
    await subject.close();
    await rm(folder, { recursive: true });
  }
}

import { build, type StageReport } from '../../scripts/index.ts';
import { type Figure, median } from './rounds.ts';

const ROUNDS = 5;

/** Measures a full build, the stages of the build, and a build without changes. */
export async function benchBuild(): Promise<Figure[]> {
  const stages = new Map<string, number[]>();
  const note = ({ name, milliseconds }: StageReport) =>
    stages.set(name, [...(stages.get(name) ?? []), milliseconds]);
  const fullBuilds: number[] = [];
  let operations = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    operations = (await build({ force: true, onStage: note })).operations;
    fullBuilds.push(performance.now() - start);
  }
  const start = performance.now();
  await build();
  const unchanged = performance.now() - start;
  const full = median(fullBuilds);
  return [
    { name: 'full build', value: full, unit: 'ms' },
    { name: `per operation (${operations})`, value: full / operations, unit: 'ms' },
    ...[...stages].map(([name, times]) => ({
      name: `stage: ${name}`,
      value: median(times),
      unit: 'ms' as const,
    })),
    { name: 'build without changes', value: unchanged, unit: 'ms' },
    { name: 'build without changes / full build', value: unchanged / full, unit: '×' },
  ];
}

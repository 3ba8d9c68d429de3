import { build, type StageReport } from '../scripts/index.ts';
import { type Figure, median } from './rounds.ts';

const ROUNDS = 5;

/** The whole build, anew and with nothing to do, and what its stages take. */
export async function benchBuild(): Promise<Figure[]> {
  const stages = new Map<string, number[]>();
  const note = ({ name, milliseconds }: StageReport) =>
    stages.set(name, [...(stages.get(name) ?? []), milliseconds]);
  const whole: number[] = [];
  let operations = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    operations = (await build({ force: true, onStage: note })).operations;
    whole.push(performance.now() - start);
  }
  const start = performance.now();
  await build();
  const unchanged = performance.now() - start;
  return [
    { name: 'everything', value: median(whole), unit: 'ms' },
    { name: `per operation (${operations})`, value: median(whole) / operations, unit: 'ms' },
    ...[...stages].map(([name, times]) => ({
      name: `stage: ${name}`,
      value: median(times),
      unit: 'ms' as const,
    })),
    { name: 'nothing to do', value: unchanged, unit: 'ms' },
    { name: 'nothing to do / everything', value: unchanged / median(whole), unit: '×' },
  ];
}

/** A measured value. */
export interface Figure {
  name: string;
  value: number;
  /** Milliseconds, a ratio of two values, requests per second, megabytes, or packages of npm. */
  unit: 'ms' | '×' | '/s' | 'MB' | 'packages';
}

/**
 * Runs the candidates in turns, and returns the median time of each candidate in milliseconds.
 * @param count the number of measured rounds. One more round before them is a warm-up
 */
export async function rounds<Name extends string>(
  count: number,
  candidates: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(candidates) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= count; round++) {
    for (const name of names) {
      const start = performance.now();
      await candidates[name]();
      if (round > 0) times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name] ?? [])])) as Record<
    Name,
    number
  >;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

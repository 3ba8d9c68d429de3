import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../scripts/paths.ts';
import type { Figure } from './rounds.ts';

/** A figure with the day of its measurement in ISO 8601. */
interface DatedFigure extends Figure {
  date: string;
}

const FILE = join(PROJECT_DIR, 'docs', 'figures.json');

/**
 * Writes the figures of packages to `docs/figures.json`, from which the README has its numbers. Times of a busy machine
 * would be wrong, so the file then keeps its earlier times.
 */
export function writeFigures(figures: Figure[]): void {
  const { packages: earlier }: { packages: DatedFigure[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism();
  if (isBusy) console.error('Other programs are running, so docs/figures.json keeps its times.');
  const date = new Date().toISOString().slice(0, 10);
  const packages = figures.map(
    (figure) =>
      (isBusy && figure.unit === 'ms' && earlier.find(({ name }) => name === figure.name)) || {
        ...figure,
        date,
      },
  );
  writeFileSync(FILE, `${JSON.stringify({ packages }, null, 2)}\n`);
}

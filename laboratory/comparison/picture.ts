/** Draws the picture of the comparison as SVG: the share of the faults that each tool finds, by kind. */
import { FIELD_KINDS } from './draw.ts';
import type { Comparison } from './results.ts';

const LABEL_WIDTH = 330;
const CELL_WIDTH = 76;
const CELL_HEIGHT = 30;
const TOP = 56;

export function pictureOf({ tools, cells, faultless }: Comparison): string {
  const columns = [...FIELD_KINDS, 'all'] as const;
  const width = LABEL_WIDTH + (columns.length + 2) * CELL_WIDTH + 20;
  const height = TOP + tools.length * CELL_HEIGHT + 20;
  const x = (index: number) => LABEL_WIDTH + index * CELL_WIDTH;
  const center = (index: number) => x(index) + CELL_WIDTH / 2;
  const heads = [...columns, 'alarms', 'requests'].map((name, index) =>
    text(center(index), TOP - 12, name, 'middle'),
  );
  const rows = tools.flatMap(({ id, name }, line) => {
    const y = TOP + line * CELL_HEIGHT;
    const one = faultless.find(({ tool }) => tool === id)!;
    const boxes = columns.flatMap((kind, index) => {
      const tried = cells.filter(
        (cell) => cell.tool === id && (kind === 'all' || cell.kind === kind),
      );
      const found = tried.filter((cell) => cell.found).length;
      const share = tried.length === 0 ? 0 : found / tried.length;
      return [
        `<rect x="${x(index) + 2}" y="${y + 2}" width="${CELL_WIDTH - 4}" height="${CELL_HEIGHT - 4}" rx="3" fill="#1f6feb" fill-opacity="${(0.06 + 0.6 * share).toFixed(2)}"/>`,
        text(
          center(index),
          y + 20,
          tried.length === 0 ? '–' : `${found}/${tried.length}`,
          'middle',
        ),
      ];
    });
    return [
      text(12, y + 20, name, 'start'),
      ...boxes,
      text(center(columns.length), y + 20, String(mean(one.falseAlarms)), 'middle'),
      text(center(columns.length + 1), y + 20, String(mean(one.requests)), 'middle'),
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>The faults that each tool finds, by kind, and its false alarms and requests on a server without a fault</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...heads,
    ...rows,
    '</svg>',
  ].join('\n')}\n`;
}

function text(x: number, y: number, content: string, anchor: 'start' | 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#1f2328">${content}</text>`;
}

function mean(values: number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

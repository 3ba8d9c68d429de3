import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPlugins } from '../../conformance/plugins/loadPlugins.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { report } from '../../conformance/reports/testing/exampleReport.ts';

async function draw(change: Partial<Report>): Promise<string> {
  const { reports } = await loadPlugins([join(import.meta.dirname, 'badge.mjs')]);
  return reports.map(({ render }) => render({ ...report, ...change })).join();
}

test.each([
  [0, 'conforms', '#0a6b2d'],
  [1, 'violates', '#b3121d'],
  [4, 'incomplete', '#6b5200'],
] as const)(
  'the badge of a run with exit status %i says %s',
  async (exitStatus, verdict, color) => {
    const svg = await draw({ run: { ...report.run, exitStatus } });
    expect(svg).toContain(`>${verdict}, 1 of 6</text>`);
    expect(svg).toContain(`fill="${color}"`);
    expect(svg).toContain('<title>Example 1.0.0: ');
    expect(svg).not.toMatch(/href|http:(?!\/\/www\.w3\.org\/2000\/svg)/);
  },
);

test('the badge names the deviations file', async () => {
  const deviations = {
    title: 'Forge 14 & older',
    version: '2',
    widenings: 12,
    proposals: 1,
    file: 'deviations.overlay.yaml',
    expired: 0,
    results: 3,
    actions: [],
  };
  const svg = await draw({ run: { ...report.run, exitStatus: 0 }, deviations });
  expect(svg).toContain('conforms with a deviations file, 1 of 6');
  expect(svg).toContain('12 deviations of Forge 14 &#38; older');
});

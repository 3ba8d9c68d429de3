import { expect, test } from 'vitest';
import type { FieldFault } from './draw.ts';
import { pageOf } from './page.ts';
import { pictureOf } from './picture.ts';
import { comparisonOf, repeatOf, withEarlier } from './results.ts';
import type { FieldRun } from './score.ts';
import type { Tool } from './tools/tool.ts';
import { wfcCategory } from './wfcCategory.ts';

const tool = (id: string, name: string): Tool => ({
  id,
  name,
  version: '1.0.0',
  madeFor: 'It tests.',
  setting: 'all',
  run: async () => ({ findings: [] }),
});
const fault = (id: string, kind: FieldFault['kind'], operation: string): FieldFault => ({
  id,
  kind,
  source: 'behaviour',
  summary: `fault ${id}`,
  operations: [operation],
  planted: { behaviour: id },
});
const run = (name: string, server: string, ...operations: string[]): FieldRun => ({
  tool: name,
  server,
  findings: operations.map((operation) => ({
    operations: [operation],
    code: 'schema',
    message: 'wrong',
    category: wfcCategory('SCHEMA_INVALID_RESPONSE'),
    at: 1500,
  })),
  requests: 10,
  seconds: 4,
  left: { created: 2, changed: 0, deleted: 0 },
});
const results = {
  seed: 7,
  budget: 60,
  faults: [fault('a', 'pages', 'listTags'), fault('b', 'state', 'createTag')],
  tools: [tool('ours-reading', 'Ours'), tool('peer', 'Peer')],
  runs: [
    run('ours-reading', 'faultless-1'),
    run('ours-reading', 'a', 'listTags'),
    run('ours-reading', 'b'),
    run('peer', 'faultless-1', 'listTags'),
    run('peer', 'a', 'listTags'),
    run('peer', 'b', 'createTag'),
  ],
};
const comparison = comparisonOf(
  results,
  {
    unavailable: [
      {
        name: 'Gone',
        madeFor: 'It was.',
        attempt: 'npm view gone',
        date: '2026-01-01',
        result: '404',
      },
    ],
    mended: [
      { fault: 'a', shown: 'Nobody found it.', mended: 'We do.' },
      { fault: 'c', shown: 'It is in another draw.', mended: 'We do.' },
    ],
  },
  '2026-01-02',
);

test('the page counts the found faults by kind, without findings that a faultless server has, too', () => {
  const page = pageOf(comparison);
  expect(page).toContain('| Ours | 0 of 0 | 0 of 0 | 0 of 0 | 1 of 1 |');
  expect(page).toContain('| **1 of 2** | 0 |');
  expect(page).toMatch(/\| Peer \| 0 of 0 \| 0 of 0 \| 0 of 0 \| 0 of 1 \|/);
});

test('the page lists the faults that only another tool finds', () => {
  const page = pageOf(comparison);
  expect(page).toContain('- `b`: fault b. Found by Peer.');
  expect(page).not.toContain('- `a`: fault a.');
});

test('the page names the attempt for a tool that could not be had', () => {
  expect(pageOf(comparison)).toContain('| Gone | It was. | npm view gone (2026-01-01) | 404 |');
});

test('the page shows the time to the first finding, and the rows left behind', () => {
  expect(pageOf(comparison)).toContain('| Peer | 1 | 10 | 4 | 1.5 | 2 created |');
});

test('the page says what was mended for the comparison, of the drawn faults', () => {
  expect(pageOf(comparison)).toContain('- `a`: Nobody found it. We do.');
  expect(pageOf(comparison)).not.toContain('another draw');
});

test('the picture has a cell for each tool and kind', () => {
  const picture = pictureOf(comparison);
  expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(picture.match(/>1\/1</g)).toHaveLength(2);
  expect(picture).toContain('>1/2<');
});

test('a second run is compared verdict by verdict', () => {
  const again = repeatOf(comparison, {
    ...results,
    runs: [
      ...results.runs.filter(({ server }) => server !== 'b'),
      run('peer', 'b'),
      { ...run('ours-reading', 'b'), error: 'ended early' },
    ],
  });
  expect(again).toMatchObject({ faults: 2, verdicts: 3 });
  const page = pageOf({ ...comparison, repeat: again });
  expect(page).toContain('tried 2 of these faults. 2 of its 3 verdicts are those above.');
  expect(page).toContain('| Peer | `b` | found | not found |');
  expect(pageOf(comparison)).not.toContain('## Another run');
});

test('a tool that runs alone joins the others, unless the earlier run had other faults', () => {
  const alone = (seed: number) =>
    comparisonOf(
      {
        ...results,
        seed,
        tools: [tool('schemathesis-long', 'Long')],
        runs: [run('schemathesis-long', 'faultless-1'), run('schemathesis-long', 'a', 'listTags')],
      },
      { unavailable: [], mended: [] },
      '2026-11-29',
    );
  const page = pageOf(withEarlier(alone(7), comparison));
  expect(page).toContain('| Ours | 0 of 0 | 0 of 0 | 0 of 0 | 1 of 1 |');
  expect(page).toContain('| Long | 0 of 0 | 0 of 0 | 0 of 0 | 1 of 1 |');
  expect(page).toContain(
    'fault b (createTag) | behaviour (`laboratory/faults/behaviour/`) | ✓ |  | not run |',
  );
  expect(withEarlier(alone(8), comparison).tools.map(({ id }) => id)).toEqual([
    'schemathesis-long',
  ]);
});

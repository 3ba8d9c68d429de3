/** Tests that the reports of the parts of a recording teach the same deviations as the report of the whole. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeRecorded, type Report } from '../conformance/index.ts';
import type { JsonValue } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { deviationsText, learnFromParts } from './index.ts';

const contract = await readContract();
const silent = { write: () => true };

/** An exchange of a list or a get of tags, with changes of its documented body. */
function exchange(id: string, change: (tag: Record<string, JsonValue>) => JsonValue, status = 200) {
  const { response } = contract.cases.find((one) => one.id === id)!;
  const path = id.startsWith('listTags') ? '' : '/v1.0.0';
  const changed = Array.isArray(response.body)
    ? response.body.map((tag) => change(tag as Record<string, JsonValue>))
    : change(response.body as Record<string, JsonValue>);
  return JSON.stringify({
    request: {
      method: 'GET',
      url: `https://forge.test/api/v4/projects/5/repository/tags${path}`,
    },
    response: {
      status,
      headers: [['content-type', 'application/json'], ...Object.entries(response.headers ?? {})],
      body: JSON.stringify(changed),
    },
  });
}

const right = (tag: Record<string, JsonValue>) => tag;
const nameless = ({ name: _, ...tag }: Record<string, JsonValue>) => tag;
const open = (tag: Record<string, JsonValue>) => ({ ...tag, protected: 'yes' });
const LIST = 'listTags.first-page';
const GET = contract.cases.find(
  ({ operation, response }) => operation === 'getTag' && response.status === 200,
)!.id;
/** Deviations that several parts show, in several orders, and faults of the server that no part teaches. */
const LINES = [
  exchange(GET, nameless),
  exchange(LIST, right),
  exchange(LIST, open),
  exchange(GET, () => ({ message: 'Busy' }), 502),
  exchange(GET, () => ({ error: 'taken' }), 203),
  exchange(LIST, nameless),
  exchange(GET, open),
  exchange(GET, () => ({ reason: 'taken', since: 'today' }), 203),
  exchange(GET, () => ({ message: 'Busy' }), 502),
  exchange(LIST, open),
  exchange(GET, nameless),
  exchange(GET, right),
];

test('a recording in three parts teaches the same deviations as the whole, in any division', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learned-parts-'));
  try {
    const judged = async (lines: string[]) => {
      const file = join(folder, 'traffic.ndjson');
      await writeFile(file, `${lines.join('\n')}\n`);
      const options = { contract, findings: true, strict: true, stdout: silent, stderr: silent };
      return (await judgeRecorded({ ...options, files: [file] })).report;
    };
    const learned = (reports: Report[]) => {
      const { proposals, left } = learnFromParts(
        contract,
        reports.flatMap(({ results }) => results),
      );
      const actions = proposals.map(({ action }) => action);
      return deviationsText({ title: 'Parts', version: '1.0.0' }, actions, left);
    };
    const whole = learned([await judged(LINES)]);
    expect(whole).toContain("required[?@ == 'name']");
    expect(whole).toContain('Seen in 3 responses of listTags, getTag');
    expect(whole).toContain('# Looks like a fault: an error of the server');
    const divisions: ((index: number) => number)[] = [
      (index) => Math.floor(index / 4),
      (index) => (index + 2) % 3,
    ];
    for (const partOf of divisions) {
      const parts = [2, 0, 1].map((part) => LINES.filter((_, index) => partOf(index) === part));
      const reports: Report[] = [];
      for (const lines of parts) reports.push(await judged(lines));
      expect(learned(reports)).toBe(whole);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);

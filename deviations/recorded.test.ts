/**
 * Tests how a deviations file is learned from recorded traffic with secrets, and how the traffic is judged with that
 * file.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeRecorded } from '../conformance/index.ts';
import type { Contract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { deviationsText, learn } from './index.ts';

const SECRETS = ['glpat-x7Kd92mQpL4s8Vn3', 'c00k1e-of-mira-83hd72', 'hunter2-horse-battery'];
const [TOKEN, COOKIE, PASSWORD] = SECRETS;

const COMMIT = {
  ...{ id: 'e4d3a5e513c6a2af8c92cedecad439e32e73d448', short_id: 'e4d3a5e5', title: TOKEN },
  ...{ message: TOKEN, parent_ids: [], author_name: 'M', author_email: 'm@acme.example' },
  ...{ committer_name: 'M', committer_email: 'm@acme.example' },
  authored_date: '2026-10-12T08:30:00Z',
  committed_date: '2026-10-12T08:30:00Z',
  created_at: '2026-10-12T08:30:00Z',
};
const TAG = {
  ...{ name: 'v1', message: PASSWORD, target: 'a', commit: COMMIT, release: null },
  created_at: '2026-10-12T08:30:00Z',
};

function entry(path: string, status: number, body: unknown) {
  const url = `https://mira:${PASSWORD}@forge.example.com/api/v4${path}?private_token=${TOKEN}`;
  const headers = [
    { name: 'PRIVATE-TOKEN', value: TOKEN },
    { name: 'Cookie', value: `session=${COOKIE}` },
  ];
  return {
    startedDateTime: '2026-10-21T09:00:00.000Z',
    time: 5,
    request: { method: 'GET', url, httpVersion: 'HTTP/1.1', headers, cookies: [], queryString: [] },
    response: {
      ...{ status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [], redirectURL: '' },
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Set-Cookie', value: `session=${COOKIE}` },
      ],
      content: { mimeType: 'application/json', text: JSON.stringify(body) },
    },
  };
}

const TAGS = '/projects/5/repository/tags';
const HAR = {
  log: {
    version: '1.2',
    creator: { name: 'test', version: '1' },
    entries: [
      entry(`${TAGS}/v1`, 200, TAG),
      entry(`${TAGS}/v1`, 200, { ...TAG, protected: 'yes' }),
      // A finding about a redacted value is dropped, because the true value is unknown.
      entry(`${TAGS}/v1`, 200, { ...TAG, protected: TOKEN }),
      entry(`${TAGS}/v1`, 200, { ...TAG, protected: false, name: null }),
      entry(`${TAGS}/v1`, 200, { ...TAG, protected: false, name: [PASSWORD] }),
      entry(`${TAGS}/v2`, 409, { error: PASSWORD, [TOKEN!]: COOKIE }),
      entry(`${TAGS}/v3`, 502, { message: TOKEN }),
    ],
  },
};

test('learns a deviations file without secrets; with the file, the same traffic fails only for its faults', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  try {
    const har = join(folder, 'traffic.har');
    await writeFile(har, JSON.stringify(HAR));
    const judge = async (contract: Contract, strict: boolean) => {
      const silent = { write: () => true };
      const options = { contract, files: [har], only: 'responses' as const, strict };
      const { results } = await judgeRecorded({ ...options, stdout: silent, stderr: silent });
      return results;
    };
    const contract = await readContractWith({});
    const { proposals, left } = learn(contract, await judge(contract, true));
    expect(proposals.map(({ what }) => what)).toEqual([
      'Tag.name may be array or null',
      'Tag.protected may be string',
      'Tag.protected may be missing',
      'GET /projects/{id}/repository/tags/{tag_name} may answer 409',
    ]);
    // Advice needs no deviation, so only a strict report teaches the status that the contract does not list.
    const lenient = learn(contract, await judge(contract, false)).proposals;
    expect(lenient.map(({ what }) => what)).toEqual(
      proposals.map(({ what }) => what).filter((what) => !what.includes('409')),
    );
    expect(left).toContainEqual(expect.objectContaining({ reason: 'an error of the server' }));

    const file = join(folder, 'deviations.overlay.yaml');
    const actions = proposals.map(({ action }) => action);
    const text = deviationsText({ title: 'Old', version: '1.0.0' }, actions, left);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    await writeFile(file, text);

    const again = await judge(await readContractWith({ deviations: file }), true);
    const failed = again.filter(({ outcome }) => outcome === 'fail');
    expect(failed.map(({ findings }) => findings[0]!.actual)).toEqual(['502']);
    expect(new Set(again.flatMap(({ toleratedBy = [] }) => toleratedBy))).toEqual(
      new Set([0, 1, 2, 3]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

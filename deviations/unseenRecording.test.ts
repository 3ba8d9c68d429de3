/** Learns from a part of the recording of a strange deployment, and judges the part that the learner has not seen. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeRecorded, type Result } from '../conformance/index.ts';
import { toLine } from '../conformance/recorded/jsonLines.ts';
import { sandboxTraffic } from '../conformance/recorded/sandboxTraffic.ts';
import type { TrafficExchange } from '../conformance/recorded/traffic.ts';
import type { Contract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { lacks } from '../test/programs.ts';
import { deviationsText, learn } from './index.ts';
import { makeStrange } from './testing/makeStrange.ts';

/** Each seed is another deployment. They are the first numbers: nobody has chosen them. */
const SEEDS = ['1', '2', '3', '4', '5', '6'];

let contract: Contract;
let folder: string;
let traffic: TrafficExchange[];
beforeAll(async () => {
  contract = await readContractWith({});
  folder = await mkdtemp(join(tmpdir(), 'unseen-'));
  traffic = [];
  for await (const one of sandboxTraffic(contract, contract.cases)) traffic.push(one);
});
afterAll(() => rm(folder, { recursive: true }));

async function judge(by: Contract, exchanges: TrafficExchange[]): Promise<Result[]> {
  const file = join(folder, 'traffic.ndjson');
  await writeFile(file, exchanges.map((one) => `${toLine(one)}\n`).join(''));
  const silent = { write: () => true };
  const options = { contract: by, files: [file], only: 'responses' as const };
  const { results } = await judgeRecorded({ ...options, stdout: silent, stderr: silent });
  return results.filter(({ outcome }) => outcome === 'fail');
}

const sum = (results: Result[]) => results.reduce((total, { count = 1 }) => total + count, 0);

test.skipIf(lacks('bzip2'))(
  'actions explain every body that the learner has seen, and 97 % of those that it has not',
  async () => {
    const total = { unseen: 0, unexplained: 0 };
    for (const seed of SEEDS) {
      const strange = traffic.map((one) => makeStrange(one, seed));
      const seen = strange.filter((_, index) => index % 4 < 3);
      const unseen = strange.filter((_, index) => index % 4 === 3);
      const { proposals, left } = learn(contract, await judge(contract, seen));
      expect(left).toEqual([]);
      const file = join(folder, 'deviations.overlay.yaml');
      const actions = proposals.map(({ action }) => action);
      await writeFile(file, deviationsText({ title: 'Strange', version: '1.0.0' }, actions, left));
      const widened = await readContractWith({ deviations: file });
      expect(sum(await judge(widened, seen))).toBe(0);
      total.unseen += sum(await judge(contract, unseen));
      total.unexplained += sum(await judge(widened, unseen));
    }
    expect(total.unseen).toBeGreaterThan(250);
    expect(1 - total.unexplained / total.unseen).toBeGreaterThanOrEqual(0.97);
  },
);

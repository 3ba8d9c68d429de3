/**
 * Sends each case of a pack to a sandbox with the example world, and compares the response with `responses.json`. With
 * `npx vitest run packs -u`, it records new and changed responses. It reads the packs themselves, so that an author needs no build.
 */
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { compilePack, RESPONSES } from '../scripts/packs/compilePack.ts';
import { packFiles } from '../scripts/packs/packFiles.ts';
import { sendCases } from './testing/sendCases.ts';

const contract = await readContract();

describe.each(packFiles())('the cases of the pack $name', async (files) => {
  const pack = await compilePack(contract, files, { responses: new Map() });
  const sent = await sendCases(pack);
  test.each([...sent.keys()].map((dir) => ({ area: basename(dir), dir })))(
    '$area',
    async ({ dir }) => {
      const text = `${JSON.stringify(sent.get(dir), null, 2)}\n`;
      await expect(text).toMatchFileSnapshot(join(dir, RESPONSES));
    },
  );
  test('they keep the schemas of the pack', async () => {
    const { contract: whole } = await compilePack(contract, files, { responses: sent });
    const added = whole.cases.length - contract.cases.length;
    expect(added).toBe([...sent.values()].flatMap(Object.keys).length);
  });
});

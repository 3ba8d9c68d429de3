import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { drawFaults, drawRealFaults } from './draw.ts';

const contract = await readContract();

test('24 defects of real servers are drawn, half from each list, each about another operation', () => {
  const drawn = drawRealFaults(contract, { seed: 7, count: 24 });
  const from = (list: string) => drawn.filter(({ source }) => source === list).length;
  expect([from('historic'), from('real')]).toEqual([12, 12]);
  expect(new Set(drawn.map(({ operations: [first] }) => first)).size).toBe(24);
  for (const { id, source, planted } of drawn) {
    expect(id.startsWith(`${source}-`)).toBe(true);
    expect(planted.source?.id).toBe(id);
  }
});

test('the draw of all kinds has no defect of a real server', async () => {
  const drawn = await drawFaults(contract, { seed: 7, perKind: 1000 });
  expect(new Set(drawn.map(({ source }) => source))).toEqual(
    new Set(['response', 'behaviour', 'statements', 'blind']),
  );
});

import { describe, expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { ASPECTS } from '../fault.ts';
import { listFaults } from './listFaults.ts';

const contract = await readContract();
const faults = listFaults(contract);
const withId = (id: string) => faults.find((fault) => fault.id === id);

describe('the list of faults', () => {
  test('gives each fault an ID that no other fault has', () => {
    const ids = faults.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain('none');
  });

  test('has IDs that come from the faults and not from their place in the list', () => {
    for (const { id, planting } of faults) {
      if (planting.kind === 'source') expect(planting.fault.id).toBe(id);
      else {
        const { fault, place } = planting;
        expect(id.split(':')).toEqual([fault.id, place.operation, place.part || []].flat());
      }
    }
    const other = new Map([...contract.operations].reverse());
    const others = listFaults({ ...contract, operations: other });
    expect(others.map(({ id }) => id)).toEqual(faults.map(({ id }) => id));
  });

  test('has faulty behaviour only where it can be planted', () => {
    for (const { planting } of faults) {
      // The tests of the lists plant the faults in the source.
      if (planting.kind === 'source') continue;
      const { fault, place } = planting;
      const operation = contract.operations.get(place.operation)!;
      expect(fault.parts(contract, operation)).toContain(place.part);
    }
  });

  test('names existing operations, and a sentence for each fault in the source', () => {
    for (const { id, operations, sentence, planting } of faults) {
      expect(operations.length, id).toBeGreaterThan(0);
      expect([...contract.operations.keys()]).toEqual(expect.arrayContaining(operations));
      if (planting.kind === 'source') expect(sentence?.says, id).toMatch(/\w/);
    }
  });

  test('has at least forty faults of each kind', () => {
    for (const kind of Object.keys(ASPECTS))
      expect(faults.filter((fault) => fault.kind === kind).length, kind).toBeGreaterThan(39);
  });

  test('says whether a read may show the fault', () => {
    expect(withId('tags.search-begins')).toMatchObject({
      kind: 'filters',
      operations: ['listTags'],
      observable: 'reading',
      sentence: { statement: 'tags.search-begins', document: 1 },
    });
    expect(withId('field-lost:createMilestone:description')?.observable).toBe('writing');
    expect(withId('tags.delete')?.observable).toBe('writing');
  });

  test('leaves out a fault that no response can show', () => {
    expect(withId('field-lost:createCommit:stats')).toBeUndefined();
    expect(withId('duplicate-accepted:deleteTag')).toBeUndefined();
  });
});

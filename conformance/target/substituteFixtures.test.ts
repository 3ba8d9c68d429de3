import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { substituteFixtures } from './substituteFixtures.ts';

const contract = await readContract();
const substitute = (id: string, values: Record<string, string | number>) => {
  const documented = contract.cases.find((one) => one.id === id)!;
  const operation = contract.operations.get(documented.operation)!;
  return substituteFixtures(contract, operation, documented.request, values);
};

test('a path is unfit for a parameter that accepts only integers, and an ID fits it', () => {
  const ofGroup = 'createGroupDependencyListExport.with-email';
  expect(substitute(ofGroup, { 'group.id': 'acme/tools' }).unfit).toEqual([
    { place: 'path.id', fixture: 'group.id', value: 'acme/tools' },
  ]);
  for (const id of [42, '42']) {
    const { request, unfit } = substitute(ofGroup, { 'group.id': id });
    expect(unfit).toEqual([]);
    expect(request.path.id).toBe(42);
  }
});

test('a path fits a parameter that accepts an ID or a path', () => {
  const { request, unfit } = substitute('listTags.first-page', { 'project.id': 'acme/rocket' });
  expect(unfit).toEqual([]);
  expect(request.path.id).toBe('acme/rocket');
});

import { expect, test } from 'vitest';
import { type ContractOperation, readContract } from '../contract/contract.ts';
import { operations } from '../generated/operations.ts';
import { factOf } from '../scripts/outputs/types.ts';
import { readOperations } from './readOperations.ts';

test('the table has every operation of the contract that has a path, and no other', async () => {
  const contract = await readContract();
  const expected = [...contract.operations.values()]
    .filter(({ path }) => path !== undefined)
    .map((operation: ContractOperation) => {
      const { id, method, path } = operation;
      return [id.toLowerCase(), [method, path, factOf(operation) ?? '']] as const;
    });
  expect(readOperations(operations)).toEqual(new Map(expected as never));
});

test('a line is a segment, indented by its depth, and what can be done there', () => {
  const table = [
    'projects',
    ' {id}',
    '  tags tag LC',
    '   {tag_name} GD downloadtag get:bytes',
    '  import importproject post:form',
    'runners runner L',
  ].join('\n');
  expect([...readOperations(table)]).toEqual([
    ['listtags', ['get', '/projects/{id}/tags', '']],
    ['createtag', ['post', '/projects/{id}/tags', '']],
    ['gettag', ['get', '/projects/{id}/tags/{tag_name}', '']],
    ['deletetag', ['delete', '/projects/{id}/tags/{tag_name}', '']],
    ['downloadtag', ['get', '/projects/{id}/tags/{tag_name}', 'bytes']],
    ['importproject', ['post', '/projects/{id}/import', 'form']],
    ['listrunners', ['get', '/runners', '']],
  ]);
});

import { expect, test } from 'vitest';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import { exampleContract, exampleTag } from '../contract/testing/exampleContract.ts';
import { sparseCases } from './sparseCases.ts';

function bodiesWith(actions: { target: string; update?: never; remove?: true }[]) {
  const described = actions.map((action) => ({ ...action, description: 'Old.' }));
  const file = { overlay: '1.0.0', info: { title: 'a', version: '1' }, actions: described };
  const { contract } = applyDeviations(exampleContract(), file, 'a');
  return Object.fromEntries(sparseCases(contract).map(({ id, response }) => [id, response.body]));
}

test('an optional field is left out, and a nullable one is null, in every response with the schema', () => {
  const bodies = bodiesWith([
    { target: "$.components.schemas.Tag.required[?@ == 'message']", remove: true },
    {
      target: '$.components.schemas.Tag.properties.name',
      update: { type: ['string', 'null'] } as never,
    },
  ]);
  const { message: _, ...tag } = { ...exampleTag, name: null };
  expect(bodies['getTag.released']).toEqual(tag);
  expect(bodies['listTags.firstPage']).toEqual([tag]);
  expect(bodies['getTag.unsigned']).toEqual({ message: '404 Not Found' });
});

test('a deviation that allows a further type other than null leaves the documented value', () => {
  const bodies = bodiesWith([
    {
      target: '$.components.schemas.Tag.properties.name',
      update: { type: ['string', 'integer'] } as never,
    },
  ]);
  expect(bodies['getTag.released']).toEqual(exampleTag);
});

test('without a deviations file the cases stay unchanged', () => {
  const contract = exampleContract();
  expect(sparseCases(contract)).toBe(contract.cases);
});

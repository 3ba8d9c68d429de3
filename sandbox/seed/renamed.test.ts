import { expect, test } from 'vitest';
import type { FieldSchema, Row, WorldSchema } from '../../contract/world/worldSource.ts';
import { renamed } from './renamed.ts';

const table = (properties: Record<string, FieldSchema>): FieldSchema => ({ items: { properties } });
const id: FieldSchema = { 'x-id': true };
const name: FieldSchema = { 'x-name': true };

const schema: WorldSchema & FieldSchema = {
  properties: {
    people: { $ref: '#/$defs/people' },
    pages: { $ref: '#/$defs/pages' },
    remarks: { $ref: '#/$defs/remarks' },
    branches: { propertyNames: name, additionalProperties: {} },
  },
  $defs: {
    people: table({ id, name, key: {}, rules: table({ id }) }),
    pages: table({ id, title: name, owner: { 'x-references': 'people.name' }, url: name }),
    remarks: table({
      token: id,
      on_type: {},
      on_id: { 'x-references': { by: 'on_type', Page: 'pages.id', Person: 'people.id' } },
      state: {},
    }),
    rules: table({ id }),
  },
};

const world = {
  people: [
    { id: 9, name: 'zoe', key: 'zoe knows', rules: [{ id: 9 }] },
    { id: 2, name: 'adam', key: '', rules: [] },
  ],
  pages: [
    { id: 9, title: 'Zoe’s PAGE, v1.10', owner: 'zoe', url: 'https://zoe:pw@host.example/adam' },
  ],
  remarks: [
    { token: 'et_0123456789abcdef', on_type: 'Page', on_id: 9, state: 'open' },
    { token: 'et_fedcba9876543210', on_type: 'Person', on_id: 2, state: 'open' },
  ],
  branches: { zoe: 'zoe' },
};
const fixtures = {
  'person.id': { description: '', world: 'people.id', row: { name: 'zoe' } },
  'rule.id': { description: '', world: 'rules.id', row: { id: 9 } },
  'outside.url': { description: '', value: 'https://zoe.example' },
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it has put there.
const rename = (number = 1): any => renamed(schema, { world, fixtures }, number);

test('IDs and names change and keep their order, and references follow them', () => {
  const { people, pages, remarks } = rename().world;
  const [zoe, adam] = people;
  expect(zoe.id).toBeGreaterThan(adam.id);
  expect(zoe.name > adam.name).toBe(true);
  expect([2, 9]).not.toContain(adam.id);
  expect(['zoe', 'adam']).not.toContain(zoe.name);
  expect(pages[0].owner).toBe(zoe.name);
  expect(remarks.map((remark: Row) => remark.on_id)).toEqual([pages[0].id, adam.id]);
  // Each table has its own IDs.
  expect(new Set([zoe.id, pages[0].id, zoe.rules[0].id]).size).toBe(3);
});

test('a word is replaced by the same new word everywhere, and keeps its letter case', () => {
  const { people, pages, branches } = rename().world;
  const [zoe, adam] = people.map((person: Row) => person.name as string);
  const capital = zoe.charAt(0).toUpperCase() + zoe.slice(1);
  expect(pages[0].title).toMatch(new RegExp(`^${capital}’s [A-Z]{6}, v\\d+\\.\\d+$`));
  expect(pages[0].url).toMatch(new RegExp(`^https://${zoe}:pw@[a-z]{6}\\.example/${adam}$`));
  expect(branches).toEqual({ [zoe]: 'zoe' });
});

test('all numbers in texts grow by the same amount, so that versions keep their order', () => {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(rename().world.pages[0].title) ?? [];
  expect(Number(minor) - Number(major)).toBe(9);
  expect(Number(major)).toBeGreaterThan(1);
});

test('a value that the schema does not mark stays', () => {
  const { people, remarks } = rename().world;
  expect(people[0].key).toBe('zoe knows');
  expect(remarks[0]).toMatchObject({ on_type: 'Page', state: 'open' });
});

test('a key keeps its form', () => {
  for (const { token } of rename().world.remarks) expect(token).toMatch(/^et_[0-9a-f]{16}$/);
  expect(rename().world.remarks[0].token).not.toBe(world.remarks[0]?.token);
});

test('fixtures refer to the renamed rows, including rows of tables inside of rows', () => {
  const { world: other, fixtures: found } = rename();
  expect(found['person.id'].row).toEqual({ name: other.people[0].name });
  expect(found['rule.id'].row).toEqual({ id: other.people[0].rules[0].id });
  expect(found['outside.url'].value).toBe('https://zoe.example');
});

test('the result is always the same for the same number', () => {
  expect(rename(1)).toEqual(rename(1));
  expect(rename(2).world.people[0].id).not.toBe(rename(1).world.people[0].id);
});

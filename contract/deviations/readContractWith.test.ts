import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { causesAt } from '../explain/causesAt.ts';
import { exampleTag, writeExampleContract } from '../testing/exampleContract.ts';
import { readContractWith } from './readContractWith.ts';

let dir: string;
let contractDir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'deviations-'));
  contractDir = await writeExampleContract();
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await rm(contractDir, { recursive: true });
});

const HEAD = 'overlay: 1.0.0\ninfo: { title: Old, version: 1.0.0 }\nactions:\n';

async function read(text: string) {
  const deviations = join(dir, 'deviations.overlay.yaml');
  await writeFile(deviations, text);
  return readContractWith({ dir: contractDir, deviations });
}

const NO_MESSAGE = `- target: $.components.schemas.Tag.required[?@ == 'message']
  remove: true
  description: Lightweight tags have none.
`;

function problemsOf(contract: Awaited<ReturnType<typeof read>>, body: unknown): string[] {
  const operation = contract.operations.get('getTag')!;
  const pointer = `${operation.pointer}/responses/200/content/application~1json/schema`;
  const value = { $ref: '#/components/schemas/Tag' };
  return causesAt(contract, { value, pointer }, body).map(({ requirement }) => requirement);
}

const { message: _, ...withoutMessage } = exampleTag;

test('the changes are in the bundle and in the validators, also in validators that refer to the changed schema', async () => {
  const contract = await read(HEAD + NO_MESSAGE);
  expect(problemsOf(contract, withoutMessage)).toEqual([]);
  expect(problemsOf(contract, {})).toEqual(['must have the fields name, created_at, release']);
  expect(contract.deviations).toMatchObject({
    title: 'Old',
    actions: [
      {
        description: 'Lightweight tags have none.',
        isExpired: false,
        changes: [{ pointer: '#/components/schemas/Tag/required', lost: 'message' }],
      },
    ],
  });
  expect(problemsOf(contract.deviations!.base, withoutMessage)).toEqual([
    'must have the field message',
  ]);
});

test('an unchanged schema keeps the validator of the build', async () => {
  const contract = await read(HEAD + NO_MESSAGE);
  const pointer = contract.operations.get('getReport')!.pointer;
  const place = `${pointer}/responses/200/content/application~1json/schema`;
  expect(contract.validators[place]).toBe(contract.deviations!.base.validators[place]);
});

test('an action that has expired changes nothing', async () => {
  const contract = await read(`${HEAD}${NO_MESSAGE}  x-expires: 2020-01-01\n`);
  expect(problemsOf(contract, withoutMessage)).toEqual(['must have the field message']);
  expect(contract.deviations!.actions[0]).toMatchObject({ isExpired: true, expires: '2020-01-01' });
});

test.each([
  [
    'a target that the contract does not have',
    NO_MESSAGE.replace('Tag.', 'Tga.'),
    /:4:11: the target matches nothing/,
  ],
  [
    'a target that is not a JSONPath',
    NO_MESSAGE.replace('$.', '$['),
    /:4:11: the target is not a JSONPath/,
  ],
  [
    'an action without a reason',
    NO_MESSAGE.replace(/ {2}desc.*\n/, ''),
    /:4:3: actions.0 must have the field description/,
  ],
  [
    'an action that does nothing',
    NO_MESSAGE.replace('  remove: true\n', ''),
    /:4:3: actions.0 must have the field update or remove/,
  ],
  [
    'an unknown key',
    `${NO_MESSAGE}  updates: 1\n`,
    /:7:3: actions.0.updates is an unknown key: did you mean update\?/,
  ],
  ['another version', NO_MESSAGE, /:1:10: overlay must/],
  [
    'a change that makes a schema invalid',
    '- target: $.components.schemas.Tag\n  update: { type: strnig }\n  description: a\n',
    /the contract with these actions is not a valid contract/,
  ],
])('%s is reported in one message with the place in the file', async (name, actions, message) => {
  const head = name === 'another version' ? HEAD.replace('1.0.0', '2.0.0') : HEAD;
  await expect(read(head + actions)).rejects.toThrow(message);
});

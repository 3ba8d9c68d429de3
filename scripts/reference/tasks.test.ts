import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsById } from '../../contract/contract.ts';
import { exampleCompiled } from '../testing/exampleCompiled.ts';
import { readGuides } from './readGuides.ts';
import { readTasks } from './tasks.ts';

test('a workflow with a task is a page, in the area of its file', () => {
  const { document, cases, workflows } = exampleCompiled();
  const [workflow] = workflows;
  expect(readTasks({ document, cases, workflows })).toEqual([]);
  const task = { title: 'Tag a commit', description: 'A tag has a name.' };
  const [shown] = readTasks({ document, cases, workflows: [{ ...workflow!, task }] });
  const { tags } = operationsById(document).get('createTag')!.definition;
  expect(shown).toMatchObject({ id: 'tagging', ...task, area: tags[0] });
  expect(shown?.steps[0]).toEqual({
    description: 'createTag',
    operation: 'createTag',
    as: 'user',
    values: {},
    status: 200,
  });
});

test('the guides for callers are those of the first list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guides-'));
  const files = {
    'README.md':
      '# Guides\n\nBegin.\n\nFor developers:\n\n- [One](one.md)\n- [Two](two.md)\n\nFor others:\n\n- [Three](three.md)\n',
    'one.md':
      '# The first\n\nSee [two](two.md#there), [three](three.md), [it](https://example.com).\n',
    'two.md': '# The second\n\nText.\n',
    'three.md': '# The third\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  expect(await readGuides(folder)).toEqual([
    {
      name: 'one',
      title: 'The first',
      text: 'See [two](#guide/two), three, [it](https://example.com).',
    },
    { name: 'two', title: 'The second', text: 'Text.' },
  ]);
  await rm(folder, { recursive: true });
});

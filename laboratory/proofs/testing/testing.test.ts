/** Tests how the recipes for tests are read and followed. `npm run proof -- testing` follows the real recipes. */
import { expect, test } from 'vitest';
import { followSection } from './followSection.ts';
import { readSections, sectionsOf } from './readSections.ts';

const page = (title: string, last: string) =>
  `# Language\n\n## ${title}\n\n\`\`\`sh\nnpm --version\n\`\`\`\n\n\`\`\`py main.py\nprint(1)\n\`\`\`\n\n\`\`\`sh\n${last}\n\`\`\`\n`;
const section = (title: string, last: string) => sectionsOf('python.md', page(title, last))[0]!;

test('each page has a recipe with the command and one with the image', async () => {
  const names = (await readSections()).map(({ name }) => name);
  for (const language of ['go', 'java', 'python', 'typescript'])
    expect(names.filter((name) => name.startsWith(`${language} `))).toEqual([
      expect.not.stringContaining('Testcontainers'),
      `${language} Testcontainers`,
    ]);
});

test('a section without an expected output is refused', () => {
  expect(() => section('a tool', 'cat main.py')).toThrow('python.md: a tool needs two blocks');
});

test('a section is followed, and its output is compared', async () => {
  expect(await followSection(section('a tool', 'cat main.py # → print(1)'), '', false)).toEqual({
    isShortened: false,
  });
  const { fault } = await followSection(section('a tool', 'cat main.py # → print(2)'), '', false);
  expect(fault).toContain("The output lacks 'print(2)'");
  const failed = await followSection(section('a tool', 'false # → print(1)'), '', false);
  expect(failed.fault).toContain('false');
});

test('the last block of a recipe with the image needs an engine', async () => {
  const recipe = section('Testcontainers', 'false # → print(1)');
  expect(await followSection(recipe, '', false)).toEqual({ isShortened: true });
  expect((await followSection(recipe, '', true)).fault).toContain('false');
});

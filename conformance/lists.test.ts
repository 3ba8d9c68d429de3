/**
 * Tests that the lists in `docs/conformance.md` agree with the code. To write the lists again after a change, run
 * `npx vitest run conformance/lists.test.ts --update`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { CHECKS } from '../judge/index.ts';
import { FORMATS } from './reports/formats.ts';
import { PROPERTIES } from './suites/properties/properties.ts';

const PAGE = join(import.meta.dirname, '..', 'docs', 'conformance.md');

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

const code = (text: string) => `\`${text}\``;

const { document } = await readContract();

const LISTS: Record<string, string> = {
  checks: table(
    ['check', 'what it looks at'],
    CHECKS.map(({ id, summary, onlyExact }) => [
      code(id),
      onlyExact ? `${summary} Only where the documented response is expected.` : summary,
    ]),
  ),
  properties: table(
    ['property', 'what has to hold', 'from'],
    PROPERTIES.map(({ id, summary, from }) => [code(id), summary, from]),
  ),
  choices: table(
    ['choice', 'the contract expects', 'why another behaviour is right, too', 'silent'],
    Object.entries(document['x-choices'] ?? {}).map(([id, choice]) => [
      code(id),
      choice.says,
      choice.because,
      `document ${choice.document}, ${choice.section}`,
    ]),
  ),
  reports: table(
    ['file', 'for'],
    FORMATS.map(({ file, summary }) => [code(file), summary]),
  ),
};

test('docs/conformance.md lists every check, property, choice and report format', async () => {
  const page = await readFile(PAGE, 'utf8');
  const current = Object.entries(LISTS).reduce((text, [name, list]) => {
    const block = new RegExp(`(<!-- list: ${name} -->\n).*?(<!-- end of list -->)`, 's');
    expect(text, `the page has a list of ${name}`).toMatch(block);
    return text.replace(block, (_, start, end) => `${start}\n${list}\n${end}`);
  }, page);
  await expect(current).toMatchFileSnapshot(PAGE);
});

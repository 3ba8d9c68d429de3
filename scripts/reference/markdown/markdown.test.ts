import { posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { markdownFile } from '../page/markdownFile.ts';
import { pageData } from '../pageData.ts';
import { withReadableExtensions } from '../readableExtensions.ts';
import { markdownPages } from './index.ts';

/** Returns the parts of the reference page that the pages in Markdown come from. */
function pageOf(definition: unknown, data: unknown): string {
  const block = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  return `<html>${block('definition', definition)}${block('data', data)}</html>`;
}

const GUIDES = [{ name: 'tags', title: 'Tags', text: 'See [a tag](#getTag).' }];

let contract: Contract;
let pages: Map<string, string>;

beforeAll(async () => {
  contract = await readContract();
  pages = markdownPages(
    pageOf(withReadableExtensions(contract.document), pageData({ ...contract, guides: GUIDES })),
  );
});

/** Returns a page without its blocks of code. */
function proseOf(text: string): string {
  return text.replaceAll(/^(`{3,}).*?^\1$/gms, '');
}

describe('the reference in Markdown', () => {
  test('has a page for each area, operation, task and guide', () => {
    const names = [...pages.keys()];
    const operations = [...contract.operations.keys()].filter(
      (id) => names.filter((name) => name.endsWith(`/${id}.md`)).length !== 1,
    );
    expect(operations).toEqual([]);
    expect(names.filter((name) => name.endsWith('/README.md'))).toHaveLength(
      contract.document.tags.length,
    );
    expect(names.filter((name) => name.startsWith('tasks/'))).toHaveLength(
      contract.workflows.filter(({ task }) => task).length,
    );
    expect(pages.get('guides/tags.md')).toBe('# Tags\n\nSee [a tag](../tags/getTag.md).\n');
    expect(names.slice(0, 2)).toEqual(['README.md', 'llms.txt']);
    expect(pages.get('llms.txt')).toMatch(/^# Code-hosting platform REST API\n\n> .+\n\n- \[All/);
    expect(pages.get('llms.txt')).toContain('- [Tags](tags/README.md): ');
  });

  test('has the file to which the page links at each place', () => {
    const places = [
      {},
      { section: 'about/errors' },
      { guide: { name: 'tags' } },
      ...contract.workflows.flatMap(({ id, task }) => (task ? [{ task: { id } }] : [])),
      ...[...contract.operations.values()].map((operation) => ({ operation })),
    ];
    const missing = places.map(markdownFile).filter((file) => !pages.has(file));
    expect(missing).toEqual([]);
  });

  test('links only to its own pages and sections', () => {
    const dead = [...pages].flatMap(([file, text]) =>
      [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^https?:/.test(target))
        .filter((target) => {
          const [path = '', section] = target.split('#');
          const page = pages.get(posix.join(posix.dirname(file), path));
          const titles = [...(page ?? '').matchAll(/^## (.*)$/gm)].map(([, title]) =>
            title!.toLowerCase().replaceAll(/\W+/g, '-'),
          );
          return page === undefined || (section !== undefined && !titles.includes(section));
        })
        .map((target) => `${file}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  test('shows every case and every statement of an operation', () => {
    const page = pages.get('tags/createTag.md')!;
    const cases = contract.cases.filter(({ operation }) => operation === 'createTag');
    for (const { name, summary } of cases) expect(page).toContain(`### ${name}: ${summary}`);
    expect(cases.length).toBeGreaterThan(5);
    const statements = contract.statements.filter(({ operations }) =>
      operations.includes('createTag'),
    );
    for (const { id } of statements) expect(page).toContain(`\`${id}\``);
    expect(statements.length).toBeGreaterThan(1);
  });

  test('shows the plain case in every language, and the others with curl', () => {
    const page = pages.get('tags/deleteTag.md')!;
    const languages = [...page.matchAll(/^```(sh|ts|python|go|java)$/gm)].map(([, name]) => name);
    const cases = contract.cases.filter(({ operation }) => operation === 'deleteTag');
    expect(languages).toEqual([
      ...['sh', 'ts', 'python', 'go', 'java'],
      ...cases.slice(1).map(() => 'sh'),
    ]);
  });

  test('describes the fields of a body within each other, and each body once', () => {
    const page = pages.get('tags/createTag.md')!;
    expect(page).toMatch(
      /^- `commit` \(object, required\): .*\n {2}- `id` \(string, required\): SHA of the commit\.$/m,
    );
    expect(page.match(/or ErrorMessage: /g)).toHaveLength(1);
    expect(page).toContain('The body is that of 400.');
  });
});

test('the differences of a deployment are at their places', () => {
  const definition = structuredClone(withReadableExtensions(contract.document));
  const says = 'In Old: Lightweight tags have none.';
  const tag = definition.components.schemas!.Tag as {
    properties: Record<string, Record<string, unknown>>;
  };
  tag.properties.message!['x-differences'] = [says];
  const marked = markdownPages(pageOf(definition, pageData({ ...contract, guides: [] })));
  const page = marked.get('tags/getTag.md')!;
  expect(page).toContain(`## Differences of this deployment\n\n- ${says}`);
  expect(page).toMatch(/^- `message` \(string or null, required\): .* \*\*In Old: .*none\.\*\*/m);
  expect(marked.get('runners/listRunners.md')).not.toContain('In Old');
});

test('a page without the contract is an error that says how to build it', () => {
  expect(() => markdownPages('<html></html>')).toThrow('npm run build');
});

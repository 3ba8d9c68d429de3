import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { CompiledContract } from '../compile.ts';
import { exampleCompiled } from '../testing/exampleCompiled.ts';
import { extensionPages } from './extensionPages.ts';

const pages = new Map<string, string>();
beforeAll(async () => {
  const { document } = await readContract();
  const contract: CompiledContract = { ...exampleCompiled(), document };
  for (const { file, text } of extensionPages)
    pages.set(file.replace('docs/extensions/', ''), await text(contract));
});

test('each extension has a page with meaning, places, members, schema and first use', () => {
  const page = pages.get('x-rate-limit.md')!;
  expect(page).toContain('# `x-rate-limit`\n\nA rate limit of this operation alone.');
  expect(page).toContain('Places: Operation.');
  expect(page).toMatch(/^- `requests` \(integer; required\): Number of requests/m);
  expect(page).toMatch(/^ {2}- `megabytes` \(integer; required\): /m);
  expect(page).toMatch(/First at `paths › .+`:\n\n```yaml\nx-rate-limit:\n {2}requests: \d/);
  const index = pages.get('README.md')!;
  for (const name of pages.keys())
    if (name.startsWith('x-')) expect(index, name).toContain(`](${name}) | `);
});

test('the schema as JSON accepts the extensions of the contract, and refuses wrong values', async () => {
  const { properties } = JSON.parse(pages.get('extensions.schema.json')!);
  const ajv = createAjv();
  const { document } = await readContract();
  const { get } = document.paths['/projects/{id}/repository/tags']!;
  const check = (name: string, value: unknown) => {
    const { places: _, ...schema } = properties[name];
    return ajv.validate(schema, value);
  };
  expect(check('x-paginated', get!['x-paginated'])).toBe(true);
  expect(check('x-paginated', 'sometimes')).toBe(false);
  expect(check('x-tier', ['premium'])).toBe(true);
  expect(check('x-tier', ['gold'])).toBe(false);
});

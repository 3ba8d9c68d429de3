/** From a deployment that differs to a dialect with which it conforms. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conform, readReport } from '../conformance/index.ts';
import { readContractWith } from '../contract/dialect/readContractWith.ts';
import { readDialect } from '../contract/dialect/readDialect.ts';
import { checkDialect, dialectText, learn, review } from './index.ts';
import { OLD_WAYS } from './testing/differences.ts';
import { type OlderSandbox, startOlderSandbox } from './testing/olderSandbox.ts';

// Whole runs of the suite: long where other tests run beside them.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

let older: OlderSandbox;
beforeAll(async () => {
  older = await startOlderSandbox();
});
afterAll(() => older.close());

/** A run that only reads. */
async function run(name: string, dialect?: string) {
  let stdout = '';
  const { exitStatus, results } = await conform({
    profile: older.profile,
    env: older.env,
    timeout: 60_000,
    report: join(older.folder, name),
    runsDir: join(older.folder, 'runs'),
    ...(dialect !== undefined && { dialect }),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => true },
  });
  return { exitStatus, results, stdout, report: join(older.folder, name, 'report.json') };
}

test(`${OLD_WAYS.length} differences: a first run, a dialect with one action for each, a review, a second run that conforms`, async () => {
  const first = await run('first');
  expect(first.exitStatus).toBe(1);

  const found = await readReport(first.report);
  const contract = await readContractWith({});
  const { proposals, left } = learn(contract, found.results);
  expect(proposals.map(({ what }) => what).sort()).toEqual(OLD_WAYS.map(({ what }) => what).sort());
  expect(left).toEqual([]);

  const answers = ['a', 'Mira Maintainer'];
  const accepted = await review(proposals, async () => answers.shift() ?? 'a');
  const file = join(older.folder, 'dialect.yaml');
  const text = dialectText({ title: 'Older', version: '1.0.0' }, accepted, left);
  await writeFile(file, text);
  for (const token of Object.values(older.tokens)) expect(text).not.toContain(token);

  const second = await run('second', file);
  expect(second.results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toEqual(
    [],
  );
  expect(second.exitStatus).toBe(0);
  expect(second.stdout).toContain('keeps the contract in its dialect Older');
  expect(second.stdout).toContain(`${OLD_WAYS.length} widenings`);
  expect(second.stdout).not.toContain('proposal');

  // Every action was needed, and results say by which they pass.
  const { dialect } = await readDialect(file);
  const again = await readReport(second.report);
  expect(checkDialect(contract, dialect, file, again)).toEqual([]);
  const mode = proposals.findIndex(({ what }) => what === 'TreeEntry.mode may be missing');
  const tree = again.results.find(
    ({ id }) => id === 'listTree.top-level' || id.startsWith('listTree.'),
  );
  expect(tree?.letPassBy).toContain(mode);
  expect(again.dialect).toMatchObject({ title: 'Older', proposals: 0, expired: 0 });
  expect(await readFile(join(older.folder, 'second', 'index.html'), 'utf8')).toContain(
    'What the dialect lets pass',
  );

  // The run without it needs the same actions; a deployment that does not differ needs none.
  expect(checkDialect(contract, dialect, file, found)).toEqual([]);
  const unlike = checkDialect(contract, dialect, file, { results: [] });
  expect(unlike.map(({ kind }) => kind)).toEqual(OLD_WAYS.map(() => 'not-needed'));
});

/**
 * Redocly is installed in two versions: the library that the build uses, and a newer one inside the `redocly`
 * command. The tests check that both give the same results, when all long tests run (docs/decisions/0029-versions-that-run-on-node-20.md).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bundle, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { runRedocly } from '../../contract/diff/runRedocly.ts';
import { isWhole } from '../../test/sample.ts';
import { PROJECT_DIR, rootFile, SOURCE_DIR } from '../paths.ts';
import { lintConfig } from './lintConfig.ts';

const ref = rootFile(SOURCE_DIR);
const config = (await lintConfig()).forAlias('forge');

interface Found {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer: string }[];
}

test.runIf(isWhole())(
  'the library and the command find the same problems in the source',
  async () => {
    const ours = (await lint({ ref, config })).map(({ ruleId, message, location: [place] }) => ({
      ruleId,
      message,
      file: relative(PROJECT_DIR, place!.source.absoluteRef),
      pointer: place!.pointer,
    }));
    const { stdout } = await runRedocly(['lint', 'forge', '--format', 'json']);
    const { problems } = JSON.parse(stdout) as { problems: Found[] };
    const theirs = problems.map(({ ruleId, message, location: [place] }) => ({
      ruleId,
      message,
      file: place!.source.ref,
      pointer: place!.pointer,
    }));
    // Here Redocly runs without `x-lint-exceptions`. So the problems that these remove are in both lists.
    expect(ours.length).toBeGreaterThan(0);
    expect(theirs).toEqual(expect.arrayContaining(ours));
    expect(theirs).toHaveLength(ours.length);
  },
);

test.runIf(isWhole())('the library and the command make the same bundle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  const file = join(folder, 'openapi.json');
  await runRedocly(['bundle', 'forge', '--output', file]);
  const theirs = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  const ours = await bundle({ ref, config, componentRenamingConflicts: 'error' });
  expect(ours.bundle.parsed).toEqual(theirs);
});

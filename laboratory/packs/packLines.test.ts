/** Counts the lines by hand of each area of a pack. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listOperations, readDocument } from '../../contract/contract.ts';
import { addPacks } from '../../contract/extensions/packs.ts';
import { packFiles } from '../../scripts/packs/packFiles.ts';

/** The most lines by hand for an operation, on average in each area and in the whole pack. */
const MOST = { area: 120, pack: 40 };

/** The files without lines by hand, and those that an operation does not need: recorded responses, tests, guides. */
const NOT_COUNTED = /^responses\.json$|\.test\.ts$|\.md$/;

test.each(packFiles())('no area of the pack $name has too many lines', async (files) => {
  const { document } = await addPacks(await readDocument(), [files.name]);
  const tags = listOperations(document).flatMap(({ definition }) => definition.tags ?? []);
  const dir = dirname(files.pack);
  const areas = files.areas.map((file) => {
    const { tag } = parse(readFileSync(file, 'utf8'));
    const operations = tags.filter((name) => name === tag.name).length;
    return { name: basename(dirname(file)), operations, lines: countLines(dirname(file)) };
  });
  const sum = (read: (area: (typeof areas)[number]) => number) =>
    areas.reduce((total, area) => total + read(area), 0);
  const all = {
    operations: sum(({ operations }) => operations),
    lines: sum(({ lines }) => lines) + countLines(dir),
  };
  expect(areas.filter(({ lines, operations }) => lines > MOST.area * operations)).toEqual([]);
  expect(all.lines).toBeLessThan(MOST.pack * all.operations);
});

function countLines(dir: string): number {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_COUNTED.test(entry.name))
    .map(({ name }) => readFileSync(join(dir, name), 'utf8').trimEnd().split('\n').length)
    .reduce((sum, lines) => sum + lines, 0);
}

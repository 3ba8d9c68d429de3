import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forbidden, invalid, isTolerated, refuse, tolerating } from './refusal.ts';

describe('refuse', () => {
  test('throws the refusal', () => {
    const refusal = forbidden();
    expect(() => refuse(refusal)).toThrow(refusal);
  });

  test('returns if the refusal is tolerated, but only inside the function that `tolerating` runs', async () => {
    const tolerates = (_: unknown, reason?: string) => reason === 'duplicate';
    const duplicate = () => {
      refuse(invalid('taken'), 'duplicate');
    };
    const work = async () => {
      await Promise.resolve();
      duplicate();
      expect(() => refuse(invalid('wrong'), 'invalid')).toThrow('wrong');
      return 'done';
    };
    const tolerated = tolerating(tolerates, work);
    expect(duplicate).toThrow('taken');
    expect(await tolerated).toBe('done');
    expect(isTolerated(invalid('taken'), 'duplicate')).toBe(false);
    await expect(tolerating(undefined, work)).rejects.toThrow('taken');
  });
});

/** Matches the values that the sandbox may throw: errors that are not refusals. */
const ERRORS = /^(error;|(Object\.assign\()?new (?!Refusal\b)|missingGit\(\))/;

/** Returns the thrown expressions in a source text that could be refusals. */
const thrownIn = (source: string) =>
  [...source.matchAll(/\bthrow\s+([^\n]+)/g)]
    .map(([, thrown]) => thrown!)
    .filter((thrown) => !ERRORS.test(thrown));

describe('the sandbox refuses only with `refuse`', () => {
  const folder = join(import.meta.dirname, '..');
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && file !== join('server', 'refusal.ts'),
  );

  test('no file throws a refusal with `throw`', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((file) =>
      thrownIn(readFileSync(join(folder, file), 'utf8')).map((thrown) => `${file}: ${thrown}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "throw invalid({ key: ['is invalid'] });",
    'throw new Refusal(409);',
    'throw refusal;',
  ])('the check of this test finds %s', (source) => {
    expect(thrownIn(source)).toHaveLength(1);
  });
});

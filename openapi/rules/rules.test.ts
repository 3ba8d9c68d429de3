import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import forge, { rules } from './plugin.js';

/** The lines of a fixture that carry the comment `# bad`, as `bad.yaml:12`. */
function markedLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes('# bad') ? [`${basename(file)}:${index + 1}`] : []));
}

/** The lines for which Redocly reports a problem when this rule alone is on. */
async function reportedByRedocly(rule: string, file: string): Promise<string[]> {
  const config = await createConfig({
    plugins: [forge()],
    rules: { [`forge/${rule}`]: 'error' },
  });
  const problems = await lint({ ref: file, config });
  return problems.map(({ location: [location] }) => {
    const { source, start } = getLineColLocation(location!);
    return `${basename(source.absoluteRef)}:${start.line}`;
  });
}

describe.each(Object.keys(rules))('the rule forge/%s', (name) => {
  const fixture = (file: string) => join(import.meta.dirname, 'redocly', name, file);

  test('reports the lines that are marked in bad.yaml, and no other', async () => {
    const marked = markedLines(fixture('bad.yaml'));
    const reported = await reportedByRedocly(name, fixture('bad.yaml'));
    expect(marked).not.toEqual([]);
    expect([...new Set(reported)].sort()).toEqual(marked.sort());
  });

  test('accepts good.yaml', async () => {
    expect(await reportedByRedocly(name, fixture('good.yaml'))).toEqual([]);
  });

  test('says what must hold and why', () => {
    expect(rules[name]).toMatchObject({
      description: expect.stringMatching(/\.$/),
      reason: expect.stringMatching(/\.$/),
    });
  });
});

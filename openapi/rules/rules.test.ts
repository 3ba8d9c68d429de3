import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { describe, expect, test } from 'vitest';
import forge, { rules as redoclyRules } from './plugin.js';
import { reportOnce } from './reportOnce.js';
import spectralDefinitions, { rules as spectralRules } from './spectral.js';

/** Returns the lines of a fixture that have the comment `# bad`, in the form `bad.yaml:12`. */
function markedLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.endsWith('# bad') ? [`${basename(file)}:${index + 1}`] : []));
}

interface Reported {
  /** The file and line of the problem: `bad.yaml:12`. */
  line: string;
  message: string;
}

/** Returns the problems that Redocly reports when only this rule is enabled. */
async function reportedByRedocly(rule: string, file: string): Promise<Reported[]> {
  const config = await createConfig({
    plugins: [forge()],
    rules: { [`forge/${rule}`]: 'error' },
  });
  const problems = await lint({ ref: file, config });
  return problems.map(({ message, location: [location] }) => {
    const { source, start } = getLineColLocation(location!);
    return { line: `${basename(source.absoluteRef)}:${start.line}`, message };
  });
}

/** Returns the problems that Spectral reports when only this rule is enabled. */
async function reportedBySpectral(rule: string, file: string): Promise<Reported[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ rules: { [rule]: spectralDefinitions[`forge/${rule}`] } });
  const problems = await spectral.run(readFileSync(file, 'utf8'));
  return problems.map(({ message, range }) => ({
    line: `${basename(file)}:${range.start.line + 1}`,
    message,
  }));
}

describe.each([
  { linter: 'redocly', rules: redoclyRules, reported: reportedByRedocly },
  { linter: 'spectral', rules: spectralRules, reported: reportedBySpectral },
])('$linter', ({ linter, rules, reported }) => {
  describe.each(Object.entries(rules))('the rule forge/%s', (name, { description, reason }) => {
    const fixture = (file: string) => join(import.meta.dirname, linter, name, file);

    test('reports exactly the marked lines of bad.yaml', async () => {
      const marked = markedLines(fixture('bad.yaml'));
      const lines = (await reported(name, fixture('bad.yaml'))).map(({ line }) => line);
      expect(marked).not.toEqual([]);
      expect([...new Set(lines)].sort()).toEqual(marked.sort());
    });

    test('reports each problem only once', async () => {
      const problems = await reported(name, fixture('bad.yaml'));
      const distinct = new Set(problems.map(({ line, message }) => `${line} ${message}`));
      expect(distinct.size).toBe(problems.length);
    });

    test('accepts good.yaml', async () => {
      expect(await reported(name, fixture('good.yaml'))).toEqual([]);
    });

    test('has a description and a reason in sentences', () => {
      expect(description).toMatch(/\.$/);
      expect(reason).toMatch(/\.$/);
    });
  });
});

test('an error that a rule throws is reported as a problem at the visited node', async () => {
  const rule = () =>
    reportOnce({
      Operation({ summary }: { summary?: string }) {
        summary!.split(' ');
      },
    });
  const config = await createConfig({
    plugins: [{ id: 'own', rules: { oas3: { careless: rule } } }],
    rules: { 'own/careless': 'error' },
  });
  const file = join(import.meta.dirname, 'redocly', 'boolean-null', 'bad.yaml');
  const [problem] = await lint({ ref: file, config });
  expect(problem!.message).toMatch(
    /^The rule itself fails here: .*'split'.*\. Correct its rule\.js\.$/,
  );
  expect(getLineColLocation(problem!.location[0]!).start.line).toBe(8);
});

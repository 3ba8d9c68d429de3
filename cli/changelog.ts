import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { UsageError } from '../contract/usageError.ts';

export function changelogCommand(): Command {
  return new Command('changelog')
    .description(
      'print what is new, changed, deprecated and removed in this version, or since another one',
    )
    .option('--since <version>', 'the version that you had, such as 1.0.0')
    .addHelpText(
      'after',
      `
Examples:
  $ forge-contract changelog
  $ forge-contract changelog --since 1.0.0`,
    )
    .action(({ since }: { since?: string }) => {
      const file = join(import.meta.dirname, '..', 'CHANGELOG.md');
      process.stdout.write(selectChanges(readFileSync(file, 'utf8'), since));
    });
}

/**
 * Returns the sections of a changelog after a version, the newest first.
 * @param since default: the version before the newest
 * @throws a UsageError for a version that the changelog does not have
 */
export function selectChanges(changelog: string, since?: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const versions = sections.map((section) => /^## (\S+)/.exec(section)![1]!);
  const last = since === undefined ? 1 : versions.indexOf(since.replace(/^v/, ''));
  if (last < 0)
    throw new UsageError(
      `The changelog has no version '${since}'. It has ${versions.filter((one) => one !== 'Next').join(', ')}.`,
    );
  return last === 0
    ? `Nothing has changed since ${since}.\n`
    : sections.slice(0, last).join('').trimEnd().concat('\n');
}

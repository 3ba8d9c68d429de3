import { CHANGELOG_HEADING } from '../../contract/diff/changelogSection.ts';

/**
 * Takes the changes of the contract out of the changelog, as Markdown by version: the sections that `diff
 * --changelog` prints. Empty if no version has one.
 */
export function contractChanges(changelog: string): string {
  const versions = changelog.split(/^## /m).slice(1);
  return versions
    .flatMap((part) => {
      const [version = '', ...sections] = part.split(/^### /m);
      const ofContract = sections.find((section) => section.startsWith(`${CHANGELOG_HEADING}\n`));
      if (!ofContract) return [];
      const title = version.split('\n')[0]!;
      return [
        `### ${title === 'Next' ? 'Not released yet' : title}`,
        ofContract.slice(CHANGELOG_HEADING.length).trim(),
      ];
    })
    .join('\n\n');
}

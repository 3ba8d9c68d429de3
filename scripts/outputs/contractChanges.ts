import { CHANGELOG_HEADING } from '../../contract/diff/changelogSection.ts';

/**
 * Extracts the changes of the contract from the changelog, as Markdown by version. These are the sections that `diff
 * --changelog` prints. The result is empty if no version has such a section.
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

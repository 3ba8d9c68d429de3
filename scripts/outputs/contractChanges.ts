import { KINDS } from '../../contract/diff/changelogSection.ts';

/**
 * What the changelog says of the contract, in Markdown: of each version the sections that `diff --changelog` prints
 * (`### Added` and so on). '' where no version has one.
 */
export function contractChanges(changelog: string): string {
  const versions = changelog.split(/^## /m).slice(1);
  return versions
    .flatMap((part) => {
      const [version = '', ...sections] = part.split(/^### /m);
      const ofContract = sections.filter((section) =>
        KINDS.some((kind) => section.startsWith(`${kind}\n`)),
      );
      const title = version.split('\n')[0]!;
      return ofContract.length === 0
        ? []
        : [
            `### ${title === 'Next' ? 'Not released yet' : title}`,
            ...ofContract.map((section) => `#### ${section.trim()}`),
          ];
    })
    .join('\n\n');
}

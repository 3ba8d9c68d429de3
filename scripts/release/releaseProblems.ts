/** The facts about a release that must agree on its version. */
export interface Release {
  /** `version` in `package.json`. */
  packageVersion: string;
  /** `info.version` in the contract. */
  contractVersion: string;
  /** The text of `CHANGELOG.md`. */
  changelog: string;
  /** The git tags of the commit that is released. */
  tags: string[];
}

/**
 * Returns the contradictions between these facts, as sentences. If there are any, the release must not be published.
 */
export function releaseProblems(release: Release): string[] {
  const { packageVersion, contractVersion, changelog, tags } = release;
  const tag = `v${contractVersion}`;
  return [
    packageVersion === contractVersion
      ? []
      : `package.json has version ${packageVersion}, the contract has ${contractVersion}: run npm version --no-git-tag-version ${contractVersion}.`,
    changelog.split('\n').includes(`## ${contractVersion}`)
      ? []
      : `CHANGELOG.md has no heading '## ${contractVersion}'.`,
    tags.includes(tag)
      ? []
      : `The commit has ${tags.length === 0 ? 'no tag' : `the tag ${tags.join(', ')}`}: it should have ${tag}.`,
  ].flat();
}

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
  /** The addresses in `package.json`, by field: `repository`, `homepage`, `reference`, `bugs`. */
  addresses: Record<string, string | undefined>;
  /** The texts of pages that name a contact or an owner, by file: `SECURITY.md`. */
  contacts: Record<string, string>;
}

/**
 * Returns the contradictions between these facts, as sentences. If there are any, the release must not be published.
 */
export function releaseProblems(release: Release): string[] {
  const { packageVersion, contractVersion, changelog, tags, addresses, contacts } = release;
  const tag = `v${contractVersion}`;
  return [
    packageVersion === contractVersion
      ? []
      : `package.json has version ${packageVersion}, the contract has ${contractVersion}: run npm version --no-git-tag-version ${contractVersion}.`,
    changelog.split('\n').includes(`## ${contractVersion}`)
      ? []
      : `CHANGELOG.md has no heading '## ${contractVersion}'.`,
    changelog.split('\n').includes('## Next')
      ? `CHANGELOG.md has changes under '## Next' that ${contractVersion} lacks: set the next version as docs/releasing.md says.`
      : [],
    tags.includes(tag)
      ? []
      : `The commit has ${tags.length === 0 ? 'no tag' : `the tag ${tags.join(', ')}`}: it should have ${tag}.`,
    ...Object.entries(addresses).map(([field, address]) => {
      const fix =
        'Set it to the public address of the repository: npm compares it with the provenance.';
      if (address === undefined) return `package.json has no ${field}. ${fix}`;
      return /\bexample\.com\b/.test(address)
        ? `${field} in package.json is a placeholder: ${address}. ${fix}`
        : [];
    }),
    ...Object.entries(contacts).flatMap(([file, text]) => {
      // Registry and deployment are those of a reader.
      const own = text.replaceAll(/\b(registry|forge)\.example\.com/g, '');
      const [placeholder] = own.match(/[^\s<(]*\bexample\.com\b[^\s>)]*|@?your-group\S*/) ?? [];
      return placeholder === undefined
        ? []
        : `${file} has a placeholder: ${placeholder}. Name the people or the address that readers can reach.`;
    }),
  ].flat();
}

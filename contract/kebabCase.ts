/** Writes a text as words in lower case with hyphens: `our-branches` for `Our branches` and for `ourBranches`. */
export function kebabCase(text: string): string {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

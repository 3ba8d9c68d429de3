import { posix } from 'node:path';

/**
 * Adapts a Markdown page for a package: links to files that are missing in the package become plain text. Other links
 * stay, since files have the same paths in the package and in the project.
 * @param page the path of the page
 * @param files the paths of the files in the package
 */
export function linksWithin(text: string, page: string, files: Set<string>): string {
  const isDead = (target: string) =>
    !/^([a-z]+:|#)/.test(target) &&
    !files.has(posix.join(posix.dirname(page), target.split('#')[0]!));
  // Links in code are left alone. The text of a link may contain code in backticks.
  return text.replaceAll(
    /^( *)```.*?^\1```$|\[((?:`[^`\n]*`|[^[\]`])+)\]\(([^)\s]+)\)|`[^`\n]*`/gms,
    (whole, _, label?: string, target?: string) =>
      label !== undefined && target !== undefined && isDead(target) ? label : whole,
  );
}

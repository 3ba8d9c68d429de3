import { posix } from 'node:path';

/**
 * A Markdown page as it is in a package: a link to a file of the project that the package does not have is its
 * text alone. Other links stay: what the package has stands where it stands in the project.
 * @param page the path of the page
 * @param files the paths of what the package has
 */
export function linksWithin(text: string, page: string, files: Set<string>): string {
  const isDead = (target: string) =>
    !/^([a-z]+:|#)/.test(target) &&
    !files.has(posix.join(posix.dirname(page), target.split('#')[0]!));
  // What is in a fence or between backticks is no link, but the text of a link may have backticks.
  return text.replaceAll(
    /^( *)```.*?^\1```$|\[((?:`[^`\n]*`|[^[\]`])+)\]\(([^)\s]+)\)|`[^`\n]*`/gms,
    (whole, _, label?: string, target?: string) =>
      label !== undefined && target !== undefined && isDead(target) ? label : whole,
  );
}

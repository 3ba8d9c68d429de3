import { posix } from 'node:path';

/**
 * Adapts a Markdown page to a package: a link to a file that the package does not have becomes plain text. Other links
 * stay, since the files of the package have the same paths as in the project.
 * @param page the path of the page
 * @param files the paths of the files in the package
 */
export function linksWithin(text: string, page: string, files: Set<string>): string {
  const isDead = (target: string) =>
    !/^([a-z]+:|#)/.test(target) &&
    !files.has(posix.join(posix.dirname(page), target.split('#')[0]!));
  // Code in a fence or between backticks has no links, but the text of a link may have backticks.
  return text.replaceAll(
    /^( *)```.*?^\1```$|\[((?:`[^`\n]*`|[^[\]`])+)\]\(([^)\s]+)\)|`[^`\n]*`/gms,
    (whole, _, label?: string, target?: string) =>
      label !== undefined && target !== undefined && isDead(target) ? label : whole,
  );
}

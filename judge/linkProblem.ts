import { brief } from '../contract/brief.ts';

/** One link of a Link header up to the comma after it (RFC 8288): `<target>; rel="next"`. */
const LINK =
  /^\s*<([^<>\s]*)>((?:\s*;\s*[\w!#$&+.^`|~-]+\*?(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)\s*(?:,|$)/;

/** Says what is wrong with the value of a Link header; undefined when nothing is. */
export function linkProblem(value: string): string | undefined {
  for (let rest = value; rest.trim() !== ''; ) {
    const link = LINK.exec(rest);
    if (!link) return `${brief(rest)} is not of the form <URL>; rel="…"`;
    const [whole, target, parameters] = link;
    // Relative targets are right too, so any base does.
    if (target === '' || !URL.canParse(target!, 'http://base.invalid'))
      return `<${target}> is not a URL`;
    if (!/;\s*rel\s*=/i.test(parameters!)) return `<${target}> has no rel`;
    rest = rest.slice(whole.length);
  }
  return value.trim() === '' ? 'it is empty' : undefined;
}

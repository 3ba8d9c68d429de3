import { brief } from '../contract/brief.ts';

/** Matches one link of a Link header and the comma after it (RFC 8288): `<target>; rel="next"`. */
const LINK =
  /^\s*<([^<>\s]*)>((?:\s*;\s*[\w!#$&+.^`|~-]+\*?(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)\s*(?:,|$)/;

/** Returns the fault in the value of a Link header. Undefined if the value is valid. */
export function linkProblem(value: string): string | undefined {
  for (let rest = value; rest.trim() !== ''; ) {
    const link = LINK.exec(rest);
    if (!link) return `${brief(rest)} is not of the form <URL>; rel="…"`;
    const [whole, target, parameters] = link;
    // A target may be relative. The base URL is needed only to parse it.
    if (target === '' || !URL.canParse(target!, 'http://base.invalid'))
      return `<${target}> is not a URL`;
    if (!/;\s*rel\s*=/i.test(parameters!)) return `<${target}> has no rel`;
    rest = rest.slice(whole.length);
  }
  return value.trim() === '' ? 'it is empty' : undefined;
}

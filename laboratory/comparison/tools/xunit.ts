/** Reads the XML of JUnit and xUnit reports, as far as the comparison needs it. */

export interface XunitCase {
  name: string;
  /** The message and the text of the failure. Absent if the test case passed. */
  failure?: string;
}

/** Returns the test cases of a report. The report of an interrupted run may lack its end. */
export function testCasesIn(xml: string): XunitCase[] {
  return [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(
    ([, attributes = '', content = '']) => {
      // JUnit writes the name of a generated test apart.
      const [, shown] = /^display-name: (.*)$/m.exec(content) ?? [];
      const name = decodeXml(shown ?? /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '').trim();
      const failed = /<(?:failure|error)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:failure|error)>)/.exec(
        content,
      );
      if (!failed) return { name };
      const [, given = '', text = ''] = failed;
      const message = decodeXml(/\bmessage="([^"]*)"/.exec(given)?.[1] ?? '');
      return { name, failure: `${message}\n${decodeXml(withoutCdata(text))}`.trim() };
    },
  );
}

function withoutCdata(text: string): string {
  return text.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

export function decodeXml(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ENTITIES[name] ?? whole;
  });
}

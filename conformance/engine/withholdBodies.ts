/** Withholds the values that came over the wire, so that a report has no personal data of the deployment. */
import type { Contract } from '../../contract/contract.ts';
import { changedFinding, type Finding } from '../../judge/index.ts';
import type { RecordedExchange, Result } from './result.ts';
import { SET_UP } from './watchLinks.ts';

export const WITHHELD = '[withheld]';

/** A value without personal data: a number, a boolean, or nothing. */
const PLAIN = /^(-?\d+(\.\d+)?|true|false|null|)$/;

/** The headers whose values describe the body or the connection. */
const TECHNICAL =
  /^(content-(type|length|encoding)|transfer-encoding|connection|date|retry-after|accept)$/i;

const EMAIL = /[^\s"'<>(),:;=&/?]+(@|%40)[^\s"'<>(),:;=&/?]+/gi;

/** Withholds values, and keeps facts. */
export interface Withholding {
  fromResult(result: Result): Result;
  /** The finding says its requirement and its place, but not the value that it found. */
  fromFinding(finding: Finding): Finding;
  /** A path keeps the names of its parameters, and a query those of its pairs. */
  fromUrl(url: string): string;
}

/**
 * Creates the functions that withhold values: no bodies, no values of headers, paths and queries except numbers, and no
 * quotations.
 */
export function withholdBodies(contract: Contract): Withholding {
  const templates = [...contract.operations.values()].flatMap(({ path }) =>
    path === undefined ? [] : [path.split('/').slice(1)],
  );
  const stated = new Set(contract.statements.flatMap(({ sends = [] }) => sends));

  return { fromResult, fromFinding, fromUrl };

  function fromResult(result: Result): Result {
    return {
      ...result,
      ...(result.reason !== undefined && { reason: withoutQuotations(result.reason) }),
      notes:
        result.suite === SET_UP
          ? []
          : result.notes.filter((note) => !isAboutFinding(note, result)).map(withoutQuotations),
      findings: result.findings.map((finding) =>
        result.suite === SET_UP ? finding : fromFinding(finding),
      ),
      exchanges: result.exchanges.map(withholdExchange),
    };
  }

  function fromFinding(finding: Finding): Finding {
    const { requirement, cause, actual, expected, differences, sends, location } = finding;
    const isPlain = (text: string | undefined) => text !== undefined && PLAIN.test(text);
    const told = withoutQuotations(requirement);
    const kept = differences?.filter(({ kind }) => kind !== 'value');
    return changedFinding(finding, {
      message: isPlain(actual) ? `${told}, got ${actual}` : told,
      requirement: told,
      ...(cause !== undefined && { cause: withoutQuotations(cause) }),
      ...(location !== undefined && { location: withoutQuotations(location) }),
      ...(actual !== undefined && { actual: isPlain(actual) ? actual : WITHHELD }),
      ...(expected !== undefined && { expected: isPlain(expected) ? expected : WITHHELD }),
      ...(sends && {
        sends: sends.map((one) => (stated.has(one) ? one : one.replace(/=.*/s, ''))),
      }),
      ...(kept && { differences: kept }),
    });
  }

  function withholdExchange({ request, response, ...rest }: RecordedExchange): RecordedExchange {
    const url = fromUrl(request.url);
    return {
      ...rest,
      request: { method: request.method, url, headers: withholdHeaders(request.headers) },
      ...(response && {
        response: { ...response, headers: withholdHeaders(response.headers), body: '' },
      }),
      curl: `curl --request ${request.method} '${url}'`,
    };
  }

  /** Replaces each value of a path and of a query, except numbers. */
  function fromUrl(url: string): string {
    const { origin, pathname, search } = new URL(url);
    const segments = pathname.split('/').slice(1);
    const template = templates
      .filter((one) => fits(one, segments))
      .sort((a, b) => b.filter(isLiteral).length - a.filter(isLiteral).length)[0];
    if (!template) return `${origin}/${WITHHELD}`;
    const base = segments.slice(0, segments.length - template.length);
    const path = template.map((part, index) => {
      const value = segments[base.length + index]!;
      return isLiteral(part) || PLAIN.test(value) ? value : part;
    });
    const query = search
      .slice(1)
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return PLAIN.test(value) || stated.has(`${name}=${value}`) ? pair : `${name}=${WITHHELD}`;
      });
    return `${origin}/${[...base, ...path].join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  }
}

function isLiteral(part: string): boolean {
  return !part.includes('{');
}

/** Returns true if a path ends like a template. */
function fits(template: string[], segments: string[]): boolean {
  const offset = segments.length - template.length;
  return (
    offset >= 0 &&
    template.every((part, index) => !isLiteral(part) || part === segments[offset + index])
  );
}

function withholdHeaders(headers: [name: string, value: string][]): [string, string][] {
  return headers.map(([name, value]) => [
    name,
    TECHNICAL.test(name) || PLAIN.test(value) ? value : WITHHELD,
  ]);
}

function withoutQuotations(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, `"${WITHHELD}"`).replaceAll(EMAIL, WITHHELD);
}

function isAboutFinding(note: string, { findings }: Result): boolean {
  return (
    note.startsWith('comes and goes') || findings.some(({ message }) => note.includes(message))
  );
}

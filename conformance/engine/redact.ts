import type { Target } from '../target/target.ts';
import { findEncoded, type Range, replaceRanges } from './findEncoded.ts';

const REPLACEMENT = '[redacted]';
/** The least number of characters by which a cut-off secret is recognised and redacted. */
const MIN_CUT = 4;

/**
 * Returns a function that redacts secrets in every string of plain data. It finds secrets in literal form, in
 * hexadecimal, in Base64, or cut off by `…`. Their characters may also be escaped for JSON, a URL or HTML, several
 * times.
 */
export function redactor(secrets: string[]): <T>(data: T) => T {
  const forms = [...new Set(secrets.filter((secret) => secret !== '').flatMap(listForms))].sort(
    (a, b) => b.length - a.length,
  );
  const find = (text: string) => forms.flatMap((form) => findForm(form, text));
  const clean = (text: string) => {
    if (forms.length === 0) return text;
    const places = findEncoded(text, find);
    return places.length === 0 ? text : replaceRanges(text, places, REPLACEMENT);
  };
  return function redact<T>(data: T): T {
    if (typeof data === 'string') return clean(data) as T;
    if (Array.isArray(data)) return data.map(redact) as T;
    if (typeof data === 'object' && data !== null)
      return Object.fromEntries(
        Object.entries(data).map(([key, value]) => [clean(key), redact(value)]),
      ) as T;
    return data;
  };
}

/**
 * Returns a function that redacts the texts of a target that no report may contain.
 * @param sent returns the secrets that the run has sent so far. Default: none
 */
export function targetRedactor(
  { tokens, sharedToken, connection }: Pick<Target, 'tokens' | 'sharedToken' | 'connection'>,
  sent: () => readonly string[] = () => [],
): <T>(data: T) => T {
  const own = [
    ...Object.values(tokens),
    ...(sharedToken === undefined ? [] : [sharedToken]),
    ...Object.values(connection?.variables ?? {}),
  ];
  let known = 0;
  let redact = redactor(own);
  return (data) => {
    const secrets = sent();
    if (secrets.length > known) redact = redactor([...own, ...secrets]);
    known = secrets.length;
    return redact(data);
  };
}

/** Returns the places of a form of a secret in a text, and the place of its beginning before each `…`. */
function findForm(form: string, text: string): Range[] {
  const places: Range[] = [];
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length))
    places.push({ start, end: start + form.length });
  for (let end = text.indexOf('…'); end >= 0; end = text.indexOf('…', end + 1)) {
    // The cut may be in the middle of an escape.
    const near = Math.max(0, end - LONGEST_CUT_ESCAPE);
    const whole = near + text.slice(near, end).search(CUT_ESCAPE);
    const longest = Math.min(form.length - 1, whole);
    for (let length = longest; length >= MIN_CUT; length--)
      if (text.startsWith(form.slice(0, length), whole - length)) {
        places.push({ start: whole - length, end });
        break;
      }
  }
  return places;
}

/** Matches the beginning of an escape at the end of a text, or the end itself. */
const CUT_ESCAPE = /(\\+(u[\da-f]{0,3}|u\{[\da-f]*|x[\da-f]?)?|%[\da-f]?|&[#\w]{0,8})?$/i;

const LONGEST_CUT_ESCAPE = 16;

function listForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    // A form writes a space as `+`.
    new URLSearchParams([['', secret]]).toString().slice(1),
    ...(bytes.length >= 8
      ? [...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)), ...hexadecimal(bytes)]
      : []),
  ];
}

function hexadecimal(bytes: Buffer): string[] {
  const digits = bytes.toString('hex');
  return ['', ' ', ':']
    .map((separator) => digits.replaceAll(/..(?=.)/g, `$&${separator}`))
    .flatMap((text) => [text, text.toUpperCase()]);
}

/**
 * Returns the Base64 characters that depend on the secret only. The secret may be in longer data, such as
 * `user:secret` of HTTP Basic.
 * @param offset the position of the secret in that data, modulo 3
 */
function base64Within(secret: Buffer, offset: number): string[] {
  const text = Buffer.concat([Buffer.alloc(offset), secret])
    .toString('base64')
    .replace(/=+$/, '');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + secret.length) * 8) / 6);
  const core = text.slice(start, end);
  return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}

/** Redacts secrets in texts. A value is secret because of the name of its field, or because of its shape. */
import { visit } from 'jsonc-parser';
import { findEncoded, type Range, replaceRanges } from '../engine/findEncoded.ts';
import type { SecretFields } from './secretPlaces.ts';

/** The text that replaces a secret. */
export const REDACTED = '[redacted]';

/** A redacted text, and the secrets that were in it. */
export interface Redacted {
  text: string;
  secrets: string[];
}

/**
 * Redacts the values of secret fields in JSON, which may be invalid or truncated. All other characters stay. Below a
 * secret field, strings and numbers are replaced at any depth. `null` and booleans stay, because they reveal nothing.
 */
export function redactJson(text: string, fields: SecretFields): Redacted {
  if (!fields.hint.test(text)) return { text, secrets: [] };
  const secrets: string[] = [];
  const parts: string[] = [];
  let end = 0;
  let depth = 0;
  /** The depth of the outermost secret object or array. It is 0 outside of secret values. */
  let secretDepth = 0;
  let isNext = false;
  const open = () => {
    depth += 1;
    if (isNext && secretDepth === 0) secretDepth = depth;
    isNext = false;
  };
  const close = () => {
    if (depth === secretDepth) secretDepth = 0;
    depth -= 1;
  };
  visit(text, {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty: (name, _offset, _length, _line, _column, pathOf) => {
      const above = () => pathOf().map((key) => (typeof key === 'number' ? '*' : key));
      isNext = secretDepth > 0 || fields.has(name, above);
    },
    onLiteralValue: (value, offset, length) => {
      const isHidden = isNext || secretDepth > 0;
      isNext = false;
      if (!isHidden || value === null || typeof value === 'boolean') return;
      secrets.push(String(value));
      // A truncated string has no closing quote.
      const isWhole = text[offset + length - 1] === '"' && length > 1;
      const instead = typeof value === 'number' ? '0' : `"${REDACTED}${isWhole ? '"' : ''}`;
      parts.push(text.slice(end, offset), instead);
      end = offset + length;
    },
  });
  return parts.length === 0
    ? { text, secrets }
    : { text: parts.join('') + text.slice(end), secrets };
}

/** Redacts the values of secret fields in a form or a query. All other pairs stay unchanged. */
export function redactForm(text: string, fields: SecretFields): Redacted {
  const secrets: string[] = [];
  const pairs = text.split('&').map((pair) => {
    const at = pair.indexOf('=');
    if (at < 0) return pair;
    const name = pair.slice(0, at);
    const path = decoded(name)
      .replaceAll(']', '')
      .split('[')
      .map((key) => (/^\d*$/.test(key) ? '*' : key));
    const isHidden = path.some(
      (key, index) => key !== '*' && fields.has(key, () => path.slice(0, index)),
    );
    if (!isHidden) return pair;
    secrets.push(decoded(pair.slice(at + 1)));
    return `${name}=${REDACTED}`;
  });
  return { text: pairs.join('&'), secrets };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/**
 * The shapes of values that are secret in any field: private keys, credentials in URLs and headers, and tokens with a
 * known prefix. `hint` is a quick test that avoids the slower test for `shape`.
 */
const SHAPES: [hint: RegExp | string, shape: RegExp, instead: string][] = [
  [
    'PRIVATE KEY',
    /-----BEGIN ([A-Z0-9 ]*)PRIVATE KEY( BLOCK)?-----[^"]*?(-----END \1PRIVATE KEY\2-----|(?=")|$)/g,
    REDACTED,
  ],
  ['@', /(:(?:\\?\/){2})[^\s"'<>/\\@?#]+@/g, '$1redacted@'],
  [/bearer|basic|digest/i, /\b(bearer|basic)(\s+|%20)[\w.~+/=-]{8,}/gi, `$1$2${REDACTED}`],
  ['eyJ', /\beyJ[\w-]{8,}\.[\w-]{8,}(\.[\w-]*)?/g, REDACTED],
  [
    /gl[a-z]{2,6}-|GR1348941|gh[pousr]_|github_pat_|xox|AKIA|ASIA|[sr]k[-_]|npm_|pypi-|AGE-SECRET/,
    /\b(gl[a-z]{2,6}-[\w.-]{16,}|GR1348941[\w-]{16,}|gh[pousr]_\w{20,}|github_pat_\w{20,}|xox[abeprs]-[\w-]{10,}|(AKIA|ASIA)[A-Z\d]{16}|[sr]k[-_](live_|test_|proj-|ant-)?[\w-]{20,}|npm_[a-zA-Z\d]{30,}|pypi-[\w-]{20,}|AGE-SECRET-KEY-[A-Z\d]+)/g,
    REDACTED,
  ],
];
const PARAMETER = /([?&]|&amp;|\\u0026)([\w.~%[\]-]+)=([^\s&"'<>#\\]+)/g;

/**
 * Redacts everything in a text that has the shape of a secret. Redacts the secret parameters of URLs in the text,
 * too. The characters of a secret may be escaped for JSON, a URL or HTML.
 * @param isSecretParameter returns true if a parameter of this name is secret
 */
export function redactShapes(text: string, isSecretParameter: (name: string) => boolean): string {
  let clean = text;
  for (const [hint, shape, instead] of SHAPES)
    if (hasHint(clean, hint)) clean = clean.replaceAll(shape, instead);
  if (clean.includes('='))
    clean = clean.replaceAll(PARAMETER, (pair, before: string, name: string) =>
      isSecretParameter(name) ? `${before}${name}=${REDACTED}` : pair,
    );
  const encoded = findEncoded(clean, (decoded) =>
    decoded === clean ? [] : shapesIn(decoded, isSecretParameter),
  );
  return encoded.length === 0 ? clean : replaceRanges(clean, encoded, REDACTED);
}

/** Returns the places with the shape of a secret. Places that are redacted already are left out. */
function shapesIn(text: string, isSecretParameter: (name: string) => boolean): Range[] {
  const places: Range[] = [];
  for (const [hint, shape] of SHAPES)
    if (hasHint(text, hint))
      for (const { 0: match, index } of text.matchAll(shape))
        if (!match.includes('redacted')) places.push({ start: index, end: index + match.length });
  if (text.includes('='))
    for (const { 0: match, 2: name, 3: value, index } of text.matchAll(PARAMETER))
      if (isSecretParameter(name!) && value !== REDACTED)
        places.push({ start: index + match.length - value!.length, end: index + match.length });
  return places;
}

function hasHint(text: string, hint: RegExp | string): boolean {
  return typeof hint === 'string' ? text.includes(hint) : hint.test(text);
}

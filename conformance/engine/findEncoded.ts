/** Finds texts although their characters are written as escapes: in JSON, JavaScript, URLs or HTML. */

/** The place of a found text: from `start` up to and without `end`. */
export interface Range {
  start: number;
  end: number;
}

/** An escape, and the characters that it stands for. */
interface Escape {
  /** The place of the escape in the encoded text. */
  from: Range;
  /** The place of its characters in the decoded text. */
  to: Range;
}

/** JSON in a JSON string in a URL is encoded three times. */
const MAX_TIMES_ENCODED = 4;

/** A long text is decoded in parts, so that the places of its escapes need little memory. */
const PART = 256 * 1024;
/** The parts overlap, so that a text at the end of a part is found in the next part. */
const OVERLAP = 16 * 1024;

const ESCAPE =
  /\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|%([0-7][\da-f])|((?:%[89a-f][\da-f])+)|&#(\d{1,7});?|&#x([\da-f]{1,6});?|&([a-z]{2,8});|\\(["'/\\])/gi;

const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  colon: ':',
  commat: '@',
  dash: '-',
  equals: '=',
  gt: '>',
  hyphen: '-',
  lowbar: '_',
  lt: '<',
  num: '#',
  percnt: '%',
  period: '.',
  plus: '+',
  quot: '"',
  sol: '/',
  tilde: '~',
};

/**
 * Finds texts in the plain text, and in the text after its escapes are decoded once, twice and so on.
 * @param find returns the places of the sought texts in a text
 * @returns the places in the plain text, without overlaps, in order
 */
export function findEncoded(text: string, find: (decoded: string) => Range[]): Range[] {
  const found = find(text);
  for (let start = 0; start < text.length; start += PART)
    for (const range of findDecoded(text.slice(start, start + PART + OVERLAP), find))
      found.push({ start: range.start + start, end: range.end + start });
  return merged(found);
}

function findDecoded(text: string, find: (decoded: string) => Range[]): Range[] {
  const found: Range[] = [];
  const layers: Escape[][] = [];
  let decoded = text;
  for (let times = 0; times < MAX_TIMES_ENCODED; times++) {
    const layer = decode(decoded);
    if (!layer) break;
    decoded = layer.text;
    layers.push(layer.escapes);
    for (const range of find(decoded)) found.push(layers.reduceRight(placeBefore, range));
  }
  return found;
}

/** Decodes each escape once. Returns undefined for a text without escapes. */
function decode(text: string): { text: string; escapes: Escape[] } | undefined {
  const escapes: Escape[] = [];
  const parts: string[] = [];
  let end = 0;
  let length = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const meant = decodeEscape(match);
    if (meant === undefined) continue;
    const { index } = match;
    const start = length + index - end;
    const from = { start: index, end: index + match[0].length };
    parts.push(text.slice(end, index), meant);
    end = from.end;
    length = start + meant.length;
    escapes.push({ from, to: { start, end: length } });
  }
  if (escapes.length === 0) return undefined;
  parts.push(text.slice(end));
  return { text: parts.join(''), escapes };
}

/** Returns the characters of an escape; undefined if the escape has no meaning. */
function decodeEscape(match: RegExpExecArray): string | undefined {
  const [, braced, unicode, byte, ascii, bytes, decimal, hexadecimal, entity, literal] = match;
  if (literal !== undefined) return literal;
  if (bytes !== undefined) return Buffer.from(bytes.replaceAll('%', ''), 'hex').toString();
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()];
  const digits = braced ?? unicode ?? byte ?? ascii ?? hexadecimal;
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Returns the place of decoded characters before one decoding. It includes every escape that it touches. */
function placeBefore({ start, end }: Range, escapes: Escape[]): Range {
  return {
    start: positionBefore(start, escapes, 'start'),
    end: positionBefore(end, escapes, 'end'),
  };
}

function positionBefore(position: number, escapes: Escape[], side: 'start' | 'end'): number {
  // The binary search finds the last escape whose characters begin before the position, or at it.
  let low = 0;
  let high = escapes.length;
  const isBefore = ({ to }: Escape) =>
    side === 'start' ? to.start <= position : to.start < position;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(escapes[middle]!)) low = middle + 1;
    else high = middle;
  }
  const last = escapes[low - 1];
  if (!last) return position;
  const { from, to } = last;
  return position < to.end ? from[side] : from.end + position - to.end;
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const { start, end } of ranges.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Replaces the found places of a text. */
export function replaceRanges(text: string, ranges: Range[], instead: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), instead);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

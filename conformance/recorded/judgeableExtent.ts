import { MAX_LEVELS, parseForm } from '../../wire/form.ts';
import { judgeableJson } from '../../wire/judgeableJson.ts';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { readBody } from '../../wire/readBody.ts';
import { partsOfUrl } from './basePath.ts';
import { type Headers, readHeader, type Side, type TrafficExchange } from './traffic.ts';

/** How much of an exchange can be judged. */
export interface JudgeableExtent {
  /** The reason why the exchange is not judged at all. */
  problem?: string;
  /** For each side whose JSON body is judged in part: that part, such as `about the first 20000 values`. */
  limits: Partial<Record<Side, string>>;
}

/**
 * The most bytes of a decoded text that are judged. A short body can be much longer when it is decoded, and to judge a
 * text takes time with its length.
 */
const MAX_TEXT_BYTES = 32_000_000;

/**
 * Looks for values that are nested too deeply, and for forms and bodies with too many values or bytes. They would
 * exceed the stack or the memory of the checks, so this comes before everything that reads a body.
 */
export function judgeableExtent({ request, response }: TrafficExchange): JudgeableExtent {
  const query = problemOfForm(partsOfUrl(request.url).search);
  if (query) return { problem: `the query is too large: ${query}`, limits: {} };
  const limits: JudgeableExtent['limits'] = {};
  for (const [side, name, message] of [
    ['requests', 'request', request],
    ['responses', 'response', response],
  ] as const) {
    const { problem, limit } = message?.body ? extentOfBody(message.headers, message.body) : {};
    if (problem) return { problem: `the body of the ${name} is too large: ${problem}`, limits: {} };
    if (limit) limits[side] = limit;
  }
  return { limits };
}

function extentOfBody(
  headers: Headers,
  encoded: Buffer,
): { problem?: string | undefined; limit?: string | undefined } {
  const type = essence(readHeader(headers, 'content-type') ?? '');
  const { bytes, text = '' } = readBody({ headers, body: encoded });
  // Files, such as archives, are long but not read as text.
  const isRead = isJson(type) || type === FORM || bytes !== encoded;
  if (isRead && bytes && bytes.length > MAX_TEXT_BYTES)
    return { problem: `it has more than ${MAX_TEXT_BYTES / 1e6} MB` };
  if (type === FORM) return { problem: problemOfForm(text) };
  if (!isJson(type) && !/^\s*[[{"]/.test(text)) return {};
  const { limit, isDeep } = judgeableJson(text);
  return isDeep
    ? { problem: `values must not be nested more than ${MAX_LEVELS} levels deep` }
    : { limit };
}

function problemOfForm(text: string): string | undefined {
  try {
    parseForm(text);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

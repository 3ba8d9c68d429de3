import { redactTraffic, type SecretPlaces } from '../conformance/index.ts';
import { ANONYMOUS } from '../contract/roles.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { parseLinks } from '../wire/parseLinks.ts';
import { readBody, readJson } from '../wire/readBody.ts';
import { cutText, type Selection, type ShownBody, selectBody } from './responseText.ts';
import type { ToolResult } from './toolResult.ts';

export interface ShowOptions extends Selection {
  /** The operation and the role of the call. */
  operation: string;
  as: string | undefined;
  /** The places with secrets in exchanges of the operation. */
  places: SecretPlaces;
  /** Redacts the secrets of the target. */
  redact<T>(data: T): T;
}

/** Writes a response as a text and as data. Secrets are redacted before anything is cut. */
export function showResponse(
  { request, response }: Exchange & { response: RawResponse },
  { operation, as, places, redact, ...selection }: ShowOptions,
): ToolResult {
  const { response: clean } = redactTraffic(
    {
      source: operation,
      request: {
        method: request.method,
        url: `${request.origin}${request.path}`,
        headers: Object.entries(request.headers),
        ...(request.body && { body: request.body }),
      },
      response: { ...response, isRaw: true },
    },
    places,
  );
  const { headers = [], body = Buffer.alloc(0), reason = '' } = clean ?? {};
  const { total, next } = pageFacts({ headers });
  const head = [
    `${response.status} ${reason}`.trim(),
    operation,
    `as ${as ?? ANONYMOUS}`,
    ...(total === undefined ? [] : [`${total} in all`]),
    ...(next === undefined
      ? []
      : [`next page: ${cutText(next.map((pair) => pair.join('=')).join(', '), 300)}`]),
  ].join(' · ');
  // The chosen fields are those of a success. A refusal is short, and has others.
  const isRefused = response.status >= 400;
  const chosen = isRefused ? { ...selection, fields: undefined } : selection;
  const shown = showBody({ headers, body }, redact, chosen);
  const text = `${redact(head)}${shown.text === '' ? '' : `\n${shown.text}`}${response.cut ? '\n… only the first 32 MiB of the body were read.' : ''}`;
  return {
    text,
    data: {
      status: response.status,
      body: shown.value,
      ...(shown.from !== undefined && { from: shown.from }),
      ...(total !== undefined && { total: redact(total) }),
      ...(next !== undefined && { next: redact(Object.fromEntries(next)) }),
    },
  };
}

function showBody(
  response: Pick<RawResponse, 'headers' | 'body'>,
  redact: ShowOptions['redact'],
  selection: Selection,
): ShownBody {
  const { bytes, text } = readBody(response);
  if (text === '') return { text, value: null };
  const type = headerValues(response, 'content-type')[0] ?? 'no media type';
  if (text === undefined) {
    const says = `(${bytes?.length ?? response.body.length} bytes of ${redact(cutText(type, 100))}, which is not text)`;
    return { text: says, value: says };
  }
  const json = readJson(response);
  return json === undefined
    ? selectBody(redact(text), true, selection)
    : selectBody(redact(json), false, selection);
}

/** Returns the facts about the pages of a list: the total, and the parameters of the next page. */
function pageFacts(response: Pick<RawResponse, 'headers'>): {
  total?: string;
  next?: [name: string, value: string][];
} {
  const [total] = headerValues(response, 'x-total');
  const { next: link } = parseLinks(headerValues(response, 'link').join(', '));
  const query = link !== undefined && URL.canParse(link) ? new URL(link).searchParams : undefined;
  const next = [...(query ?? [])].filter(([name]) =>
    /^(page|page_token|cursor|id_after|pagination|per_page)$/.test(name),
  );
  return {
    ...(total !== undefined && { total: cutText(total, 20) }),
    ...(next.length > 0 && { next }),
  };
}

import { redactTraffic, type SecretPlaces } from '../conformance/index.ts';
import { ANONYMOUS } from '../contract/roles.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { parseLinks } from '../wire/parseLinks.ts';
import { readBody, readJson } from '../wire/readBody.ts';
import { bodyText, cutText, type Selection } from './responseText.ts';

export interface ShowOptions extends Selection {
  /** The operation and the role of the call. */
  operation: string;
  as: string | undefined;
  /** The places with secrets in exchanges of the operation. */
  places: SecretPlaces;
  /** Redacts the secrets of the target. */
  redact<T>(data: T): T;
}

/** Writes a response as a text. Secrets are redacted before anything is cut. */
export function showResponse(
  { request, response }: Exchange & { response: RawResponse },
  { operation, as, places, redact, ...selection }: ShowOptions,
): string {
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
  const head = [
    `${response.status} ${reason}`.trim(),
    operation,
    `as ${as ?? ANONYMOUS}`,
    ...pageFacts({ headers }),
  ].join(' · ');
  const shown = showBody({ headers, body }, redact, selection);
  return `${redact(head)}${shown === '' ? '' : `\n${shown}`}${response.cut ? '\n… only the first 32 MiB of the body were read.' : ''}`;
}

function showBody(
  response: Pick<RawResponse, 'headers' | 'body'>,
  redact: ShowOptions['redact'],
  selection: Selection,
): string {
  const { bytes, text } = readBody(response);
  if (text === '') return '';
  const type = headerValues(response, 'content-type')[0] ?? 'no media type';
  if (text === undefined)
    return `(${bytes?.length ?? response.body.length} bytes of ${redact(cutText(type, 100))}, which is not text)`;
  const json = readJson(response);
  return json === undefined
    ? bodyText(redact(text), true, selection)
    : bodyText(redact(json), false, selection);
}

/** Returns the facts about the pages of a list: the totals, and the parameters of the next page. */
function pageFacts(response: Pick<RawResponse, 'headers'>): string[] {
  const total = headerValues(response, 'x-total')[0];
  const { next } = parseLinks(headerValues(response, 'link').join(', '));
  const query = next !== undefined && URL.canParse(next) ? new URL(next).searchParams : undefined;
  const step = [...(query ?? [])].filter(([name]) =>
    /^(page|page_token|cursor|id_after|pagination|per_page)$/.test(name),
  );
  return [
    ...(total === undefined ? [] : [`${cutText(total, 20)} in all`]),
    ...(step.length === 0
      ? []
      : [`next page: ${cutText(step.map((pair) => pair.join('=')).join(', '), 300)}`]),
  ];
}

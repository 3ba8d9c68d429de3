import type { JsonValue } from '../contract/case.ts';
import type { MediaType, Response } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { essence, isJson, matchesRange } from '../wire/mediaType.ts';
import { type ResponseBody, readBody } from '../wire/readBody.ts';
import { documentedResponse, type Expectation } from './expectation.ts';

/** A response, read once for all checks, with what the contract says about it. */
export interface ReadResponse extends Pick<Exchange, 'request' | 'failure'> {
  /** Absent when no response came. */
  response?: RawResponse;
  /** What the contract says about responses with this status. Absent when the status is not documented. */
  documented?: Located<Response>;
  /** The bodies that such a response may have, one for each media type. */
  contents: DocumentedContent[];
  /** The body. Absent when the contract says nothing of it, and when it was cut off. */
  body?: JudgedBody;
}

/** A body that a response may have. */
export interface DocumentedContent extends Located<MediaType> {
  /** The media type or range as the contract writes it. */
  mediaType: string;
  /** What its Content-Type must be: the media type, or that of the response which must come to the letter. */
  contentType: string;
}

/** The body of a response, and what the contract says about it. */
export interface JudgedBody extends ResponseBody {
  content: DocumentedContent;
  /** Whether the contract says that it is JSON. */
  isJson: boolean;
  /** Its value, where its text is JSON. */
  json?: { value: JsonValue };
}

/**
 * Reads a response. A body with a wrong Content-Type is read as JSON where its text is JSON. So the checks find more
 * than the wrong Content-Type.
 *
 * @throws an Error when a JSON body is longer than an exchange reads, since then there is no verdict
 */
export function readResponse(exchange: Exchange, expectation: Expectation): ReadResponse {
  const { request, response, failure } = exchange;
  const sent = { request, ...(failure && { failure }) };
  if (!response) return { ...sent, contents: [] };
  const documented = documentedResponse(expectation, response.status);
  const contents = documented ? contentsOf(documented, expectation, response.status) : [];
  const body = failure ? undefined : judgedBody(response, contents);
  return { ...sent, response, contents, ...(documented && { documented }), ...(body && { body }) };
}

function contentsOf(
  documented: Located<Response>,
  { exact }: Expectation,
  status: number,
): DocumentedContent[] {
  const declared = Object.entries(documented.value.content ?? {}).map(([mediaType, value]) => ({
    mediaType,
    contentType: mediaType,
    value,
    pointer: pointerBelow(documented.pointer, 'content', mediaType),
  }));
  const contentType = exact?.response.contentType;
  if (exact?.response.status !== status || contentType === undefined) return declared;
  return declared
    .filter(({ mediaType }) => matchesRange(essence(contentType), mediaType))
    .slice(0, 1)
    .map((content) => ({ ...content, contentType: essence(contentType) }));
}

function judgedBody(response: RawResponse, contents: DocumentedContent[]): JudgedBody | undefined {
  const [label] = headerValues(response, 'content-type');
  const labelled = contents.find(
    ({ contentType }) => label !== undefined && matchesRange(essence(label), contentType),
  );
  if (response.cut) {
    if (labelled && isJson(labelled.mediaType))
      throw new Error('The response is longer than the 32 MiB that the suite reads');
    return undefined;
  }
  const content = labelled ?? contents.find(({ mediaType }) => isJson(mediaType));
  if (!content) return undefined;
  const body = { ...readBody(response), content, isJson: isJson(content.mediaType) };
  const json = body.isJson ? parsed(body.text) : undefined;
  return labelled || json || response.body.length === 0
    ? { ...body, ...(json && { json }) }
    : undefined;
}

function parsed(text: string | undefined): { value: JsonValue } | undefined {
  try {
    return text === undefined ? undefined : { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

import type { JsonValue } from '../contract/case.ts';
import type { MediaType, Response } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { essence, isJson, matchesRange } from '../wire/mediaType.ts';
import { type ResponseBody, readBody } from '../wire/readBody.ts';
import { documentedResponse, type Expectation } from './expectation.ts';

/** What came of a request, read once for all checks, with what the contract says about it. */
export interface ReadResponse extends Pick<Exchange, 'request' | 'failure'> {
  /** Absent when no response came. */
  response?: RawResponse;
  /** What the contract says about answers with the status that came; absent when it does not document it. */
  documented?: Located<Response>;
  /** The kinds of body that such a response may have. */
  contents: DocumentedContent[];
  /** The body, where there is something to judge it by; absent also when it did not come whole. */
  body?: JudgedBody;
}

/** A kind of body that a response may have. */
export interface DocumentedContent extends Located<MediaType> {
  /** The media type or range as the contract writes it. */
  mediaType: string;
  /** What its Content-Type must be: the same, or the type that an exact response has. */
  contentType: string;
}

/** A body with the kind that it is of. */
export interface JudgedBody extends ResponseBody {
  content: DocumentedContent;
  /** Whether the contract says that it is JSON. */
  isJson: boolean;
  /** Its value, where it is JSON in fact. */
  json?: { value: JsonValue };
}

/**
 * Reads what came. A body under a wrong content type is read as JSON if it is JSON all the same: the
 * wrong label is a finding of its own, and not the only one that there may be.
 *
 * @throws an Error when the body is JSON and longer than an exchange reads: then there is no verdict
 */
export function readResponse(exchange: Exchange, expectation: Expectation): ReadResponse {
  const { request, response, failure } = exchange;
  const came = { request, ...(failure && { failure }) };
  if (!response) return { ...came, contents: [] };
  const documented = documentedResponse(expectation, response.status);
  const contents = documented ? contentsOf(documented, expectation, response.status) : [];
  const body = failure ? undefined : judgedBody(response, contents);
  return { ...came, response, contents, ...(documented && { documented }), ...(body && { body }) };
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
  const [came] = headerValues(response, 'content-type');
  const labelled = contents.find(
    ({ contentType }) => came !== undefined && matchesRange(essence(came), contentType),
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

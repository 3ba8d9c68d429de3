import type { JsonValue } from '../contract/case.ts';
import type { MediaType, Response } from '../contract/openapi.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { type Exchange, headerValues, type RawResponse } from '../wire/exchange.ts';
import { judgeableJson } from '../wire/judgeableJson.ts';
import { essence, isJson, matchesRange } from '../wire/mediaType.ts';
import { type ResponseBody, readBody } from '../wire/readBody.ts';
import { documentedResponse, type Expectation } from './expectation.ts';

/** A response and its documentation in the contract, read once for all checks. */
export interface ReadResponse extends Pick<Exchange, 'request' | 'failure'> {
  /** Absent if no response came. */
  response?: RawResponse;
  /** The documented response with this status. Absent if the status is not documented. */
  documented?: Located<Response>;
  /** The documented bodies of that response, one for each media type. */
  contents: DocumentedContent[];
  /** The received body. Absent if the contract documents no body, or if the received body was cut off. */
  body?: JudgedBody;
}

/** A documented body of a response. */
export interface DocumentedContent extends Located<MediaType> {
  /** The media type or range in the contract. */
  mediaType: string;
  /** The required Content-Type: that of the exact response if one is required, or else the media type. */
  contentType: string;
}

/** The body of a response, and its documentation in the contract. */
export interface JudgedBody extends ResponseBody {
  content: DocumentedContent;
  /** Whether the documented media type is JSON. */
  isJson: boolean;
  /** Says which part of a very large JSON body is judged. Absent if the whole body is judged. */
  limit?: string;
  /** The parsed value. Absent if the text is not JSON. */
  json?: { value: JsonValue };
}

/**
 * Reads a response. A JSON text is read as JSON in spite of a wrong Content-Type, so that the
 * checks can find other faults.
 *
 * @throws an Error if a JSON body is longer than 32 MiB, because it cannot be judged
 */
export function readResponse(exchange: Exchange, expectation: Expectation): ReadResponse {
  const { request, response, failure } = exchange;
  const sent = { request, ...(failure && { failure }) };
  if (!response) return { ...sent, contents: [] };
  const documented = documentedResponse(expectation, response.status);
  const contents = documented ? chooseContents(documented, expectation, response.status) : [];
  const isTheirs = expectation.contract.theirs !== undefined;
  const body = failure ? undefined : judgedBody(response, contents, isTheirs);
  return { ...sent, response, contents, ...(documented && { documented }), ...(body && { body }) };
}

function chooseContents(
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

function judgedBody(
  response: RawResponse,
  contents: DocumentedContent[],
  isTheirs: boolean,
): JudgedBody | undefined {
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
  // Some programs write every body of their documents with the media range `*/*`.
  const isJsonInRange = isTheirs && content.mediaType.endsWith('*') && isJson(label ?? '');
  const read = {
    ...readBody(response),
    content,
    isJson: isJson(content.mediaType) || isJsonInRange,
  };
  const body =
    read.isJson && read.text !== undefined ? { ...read, ...judgeableJson(read.text) } : read;
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

import type { Case, CaseRequest } from '../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  pointerTo,
  resolveReference,
} from '../../contract/contract.ts';
import type { MediaType, Response } from '../../contract/openapi.ts';
import { decodedBody } from './decodedBody.ts';
import { type Exchange, headerValues, type RawResponse } from './exchange.ts';
import { essence, isJson, matchesRange } from './mediaType.ts';

/** How a deployment is offered. */
export type Offering = 'hosted' | 'self-managed' | 'dedicated';

/** What an answer is judged by. */
export interface Expectation {
  contract: Contract;
  operation: ContractOperation;
  case: Case;
  /** What was sent: the case's request, with a deployment's own ids where those of the example world stood. */
  request: CaseRequest;
  /** Whether exactly the documented headers and body are expected, as of a mock. */
  exact: boolean;
  /** On the hosted offering some pagination headers may be missing. */
  offering?: Offering;
}

/** A part of the contract and where it stands. */
export interface Statement<T> {
  definition: T;
  pointer: string;
}

/**
 * What the contract says about answers with a status, for the operation or for any operation; undefined when it
 * does not document the status.
 */
export function documentedResponse(
  { contract, operation }: Pick<Expectation, 'contract' | 'operation'>,
  status: number,
): Statement<Response> | undefined {
  const own = operation.definition.responses[status];
  const response = own ?? contract.document['x-common-responses']?.[status];
  if (!response) return undefined;
  const resolved = resolveReference<Response>(
    contract.document,
    response,
    own ? `${operation.pointer}/responses/${status}` : pointerTo('x-common-responses', status),
  );
  return { definition: resolved.value, pointer: resolved.pointer };
}

/** A kind of body that an answer may have. */
export interface DocumentedContent extends Statement<MediaType> {
  /** The media type or range as the contract writes it. */
  mediaType: string;
  /** What its Content-Type must be: the same, or on a mock the type that the case documents. */
  contentType: string;
}

/** The kinds of body that an answer with a status may have; on a mock only the one that the case documents. */
export function documentedContent(expectation: Expectation, status: number): DocumentedContent[] {
  const documented = documentedResponse(expectation, status);
  const { status: expected, contentType } = expectation.case.response;
  const declared = Object.entries(documented?.definition.content ?? {}).map(
    ([mediaType, definition]) => ({
      mediaType,
      contentType: mediaType,
      definition,
      pointer: `${documented!.pointer}${pointerTo('content', mediaType).slice(1)}`,
    }),
  );
  if (!expectation.exact || status !== expected || contentType === undefined) return declared;
  return declared
    .filter(({ mediaType }) => matchesRange(essence(contentType), mediaType))
    .slice(0, 1)
    .map((content) => ({ ...content, contentType: essence(contentType) }));
}

/** What the contract says about the body of an answer. */
export interface DocumentedBody extends DocumentedContent {
  response: RawResponse;
}

/**
 * What the contract says about the body that came; undefined when there is nothing to judge it by, or
 * when the body did not come whole. A body under a wrong content type is judged as JSON if it is JSON
 * all the same: the wrong label is a finding of its own, and not the only one that there may be.
 *
 * @throws an Error when the body is JSON and longer than the suite reads: then there is no verdict
 */
export function documentedBody(
  { response, failure }: Exchange,
  expectation: Expectation,
): DocumentedBody | undefined {
  if (!response || failure) return undefined;
  const content = documentedContent(expectation, response.status);
  const came = headerValues(response, 'content-type')[0];
  const found =
    content.find(
      ({ contentType }) => came !== undefined && matchesRange(essence(came), contentType),
    ) ??
    content.find(
      ({ mediaType }) =>
        isJson(mediaType) && !response.cut && (response.body.length === 0 || holdsJson(response)),
    );
  if (!found) return undefined;
  if (response.cut) {
    if (isJson(found.mediaType))
      throw new Error('The answer is longer than the 32 MiB that the suite reads');
    return undefined;
  }
  return { ...found, response };
}

function holdsJson(response: RawResponse): boolean {
  try {
    JSON.parse(decodedBody(response).text ?? '');
    return true;
  } catch {
    return false;
  }
}

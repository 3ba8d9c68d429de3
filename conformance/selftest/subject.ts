import type { Case, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Response } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { resolveReference } from '../../contract/reference.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import { isJson } from '../../wire/mediaType.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';
import type { Fits } from './fits.ts';
import { type Place, placesOf } from './places.ts';
import type { RawResponse } from './rawResponse.ts';

/** A case with the right response to it: what a fault makes wrong and a variant makes unusual. */
export interface Subject {
  contract: Contract;
  operation: ContractOperation;
  case: Case;
  /** The token that is sent with it. */
  token?: string;
  /** What is sent to a mock. */
  request: WireRequest;
  /** What the mock answers. */
  rawResponse: RawResponse;
  /** What the contract says about answers with this status. */
  response: Response;
  /** Where the response is JSON. */
  json?: JsonResponseBody;
  /** The right responses to all cases of the operation. */
  siblings: RawResponse[];
}

export interface JsonResponseBody {
  value: JsonValue;
  places: Place[];
  /** Names of the places in the response that show what the request said. */
  echoed: Set<string>;
}

/** What was sent for a case, and the right response to it. */
export type Recorded = Pick<Subject, 'case' | 'token' | 'request' | 'rawResponse'>;

/** Puts what was recorded together with what the contract says about it. */
export function subjectOf(
  contract: Contract,
  fits: Fits,
  recorded: Recorded,
  siblings: RawResponse[],
): Subject {
  const { case: documented, rawResponse } = recorded;
  const operation = contract.operations.get(documented.operation)!;
  const { status, contentType } = documented.response;
  const { value: response, pointer } = resolveReference<Response>(
    contract.document,
    operation.definition.responses[status]!,
    `${operation.pointer}/responses/${status}`,
  );
  const schema = contentType && isJson(contentType) && response.content?.[contentType]?.schema;
  const subject = { ...recorded, contract, operation, response, siblings };
  if (!schema) return subject;
  const value = JSON.parse(rawResponse.body.toString()) as JsonValue;
  const located = {
    value: schema,
    pointer: pointerBelow(pointer, 'content', contentType, 'schema'),
  };
  const places = placesOf(contract.document, fits, located, value);
  return {
    ...subject,
    json: { value, places, echoed: echoedPlaces(contract, operation, documented) },
  };
}

function echoedPlaces(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  { request, response }: Case,
): Set<string> {
  const schema = definition.requestBody?.content[request.contentType ?? '']?.schema;
  if (!schema || response.status >= 300) return new Set();
  const sent = Object.entries((request.body ?? {}) as object)
    .filter(([, value]) => value === null || typeof value !== 'object')
    .map(([name]) => name);
  return new Set(
    propertiesOf(document, schema, pointer)
      .filter(({ name, value }) => sent.includes(name) && !('writeOnly' in value))
      .map(({ name, value }) =>
        pointerBelow('', ('x-echoed-as' in value && (value['x-echoed-as'] as string)) || name),
      ),
  );
}

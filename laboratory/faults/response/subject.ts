import type { Case, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Response } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { listProperties } from '../../../contract/walkSchema.ts';
import { isJson } from '../../../wire/mediaType.ts';
import type { WireRequest } from '../../../wire/wireRequest.ts';
import type { Fits } from './fits.ts';
import { type Place, placesOf } from './places.ts';
import type { RawResponse } from './rawResponse.ts';

/** A case with its right response. Faults derive wrong responses from it, and variants derive unusual responses. */
export interface Subject {
  contract: Contract;
  operation: ContractOperation;
  case: Case;
  /** The token that the request is sent with. */
  token?: string;
  /** The request of the case, as it was sent to the mock. */
  request: WireRequest;
  /** The right response to the request. */
  response: RawResponse;
  /** The documented response of the operation for this status. */
  declared: Response;
  /** The body of a JSON response. */
  json?: JsonBody;
  /** The right responses to all cases of the operation. */
  siblings: RawResponse[];
}

export interface JsonBody {
  value: JsonValue;
  places: Place[];
  /** The names of the places in the response that show a value of the request. */
  echoed: Set<string>;
}

/** The request of a case, and the right response to it. */
export type Recorded = Pick<Subject, 'case' | 'token' | 'request' | 'response'>;

/** Adds the operation, the documented response and the parsed body to a recorded exchange. */
export function subjectOf(
  contract: Contract,
  fits: Fits,
  recorded: Recorded,
  siblings: RawResponse[],
): Subject {
  const { case: documented, response } = recorded;
  const operation = contract.operations.get(documented.operation)!;
  const { status, contentType } = documented.response;
  const { value: declared, pointer } = resolveReference<Response>(
    contract.document,
    operation.definition.responses[status]!,
    `${operation.pointer}/responses/${status}`,
  );
  const schema = contentType && isJson(contentType) && declared.content?.[contentType]?.schema;
  const subject = { ...recorded, contract, operation, declared, siblings };
  if (!schema) return subject;
  const value = JSON.parse(response.body.toString()) as JsonValue;
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
    listProperties(document, schema, pointer)
      .filter(({ name, value }) => sent.includes(name) && !('writeOnly' in value))
      .map(({ name, value }) =>
        pointerBelow('', ('x-echoed-as' in value && (value['x-echoed-as'] as string)) || name),
      ),
  );
}

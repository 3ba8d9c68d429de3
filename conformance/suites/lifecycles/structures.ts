/** Compares lists and objects of a request with those of a response. The check `echo` compares single values. */
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { listProperties } from '../../../contract/walkSchema.ts';

/** A field whose value in the response differs from the sent value. */
export interface Difference {
  /** The name of the field in the response. */
  field: string;
  sent: string;
  came: string;
}

/**
 * Returns the lists and objects of a request that a resource shows with other values. The order of a list does not
 * matter.
 */
export function unlikeStructures(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  request: CaseRequest,
  shown: JsonValue,
): Difference[] {
  const mediaType = request.contentType ?? '';
  const schema = definition.requestBody?.content[mediaType]?.schema;
  if (!schema || !isObject(request.body) || !isObject(shown)) return [];
  const at = pointerBelow(pointer, 'requestBody', 'content', mediaType, 'schema');
  const echoes = new Map(
    listProperties(contract.document, schema, at).map(({ name, value }) => [
      name,
      (value as { 'x-echoed-as'?: string })['x-echoed-as'],
    ]),
  );
  return Object.entries(request.body).flatMap(([name, sent]) => {
    const field = echoes.get(name) ?? name;
    const came = shown[field];
    return came === undefined || isShown(sent, came)
      ? []
      : [{ field, sent: brief(sent), came: brief(came) }];
  });
}

/** Returns true if a shown value contains the sent value. In objects, only the fields that both have are compared. */
function isShown(sent: JsonValue, came: JsonValue): boolean {
  if (Array.isArray(sent) && Array.isArray(came)) {
    if (sent.every(isText) && came.every(isText))
      return sent.length === came.length && sent.every((one) => came.includes(one));
    // A key is sent as text, but shown as an object with its fingerprint. So only the number of keys is compared.
    if (sent.length > 0 && sent.every(isText) && came.every(isObject))
      return sent.length === came.length;
    return sent.every((one) => !isNew(one) || came.some((other) => fits(one, other)));
  }
  return !isObject(sent) || !isObject(came) || fits(sent, came);
}

/** Returns true if an element of a list is new. An element with an ID changes or removes an existing element. */
function isNew(value: JsonValue): boolean {
  return isObject(value) && !('id' in value) && !('_destroy' in value);
}

function fits(sent: JsonValue, came: JsonValue): boolean {
  return (
    isObject(sent) &&
    isObject(came) &&
    Object.entries(sent).every(
      ([name, value]) =>
        // Deployments store a certificate without the line break at its end.
        !(name in came) || !isText(value) || withoutEnd(came[name]!) === withoutEnd(value),
    )
  );
}

function withoutEnd(value: JsonValue): string {
  return String(value).trimEnd();
}

function isText(value: JsonValue): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Lists and objects that a request has and a response shows: the judge compares what stands alone. */
import { brief } from '../../../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { propertiesOf } from '../../../contract/walkSchema.ts';
import { isObject } from './thing.ts';

/** A field that is shown otherwise than it was sent. */
export interface Difference {
  /** As the response calls it. */
  field: string;
  sent: string;
  came: string;
}

/** The lists and objects of a request that a thing shows otherwise. Of a list, the order does not count. */
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
    propertiesOf(contract.document, schema, at).map(({ name, value }) => [
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

/** Whether what was sent is in what came, as far as both speak of the same. */
function isShown(sent: JsonValue, came: JsonValue): boolean {
  if (Array.isArray(sent) && Array.isArray(came)) {
    if (sent.every(isText) && came.every(isText))
      return sent.length === came.length && sent.every((one) => came.includes(one));
    // A key by its fingerprint: what was a text is shown as something else, but it is shown.
    if (sent.every(isText) && came.every(isObject)) return sent.length === came.length;
    return sent.every((one) => !isNew(one) || came.some((other) => fits(one, other)));
  }
  return !isObject(sent) || !isObject(came) || fits(sent, came);
}

/** Whether an element is to be added: one with an ID changes or removes what is there. */
function isNew(value: JsonValue): boolean {
  return isObject(value) && !('id' in value) && !('_destroy' in value);
}

function fits(sent: JsonValue, came: JsonValue): boolean {
  return (
    isObject(sent) &&
    isObject(came) &&
    Object.entries(sent).every(
      ([name, value]) => !(name in came) || !isText(value) || String(came[name]) === String(value),
    )
  );
}

function isText(value: JsonValue): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

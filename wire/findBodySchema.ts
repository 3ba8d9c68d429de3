import type { ContractOperation } from '../contract/contractOperation.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import type { WrittenSchema } from '../contract/walkSchema.ts';
import { isBytes, isJson } from './mediaType.ts';

/**
 * Returns the schema of an operation's JSON body; undefined if the operation takes no JSON. A form body is validated
 * with the same schema.
 */
export function findBodySchema({
  pointer,
  definition,
}: ContractOperation): Located<WrittenSchema> | undefined {
  const content = definition.requestBody?.content ?? {};
  const types = Object.keys(content).filter((type) => !isBytes(type));
  const mediaType = types.find(isJson) ?? types[0];
  const value = mediaType === undefined ? undefined : content[mediaType]?.schema;
  return mediaType !== undefined && value
    ? { value, pointer: pointerBelow(pointer, 'requestBody', 'content', mediaType, 'schema') }
    : undefined;
}

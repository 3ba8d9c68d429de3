import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import type { Located } from '../contract/reference.ts';
import type { WrittenSchema } from '../contract/walkSchema.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { lenientValues } from '../wire/lenient/lenientValues.ts';
import { FORM } from '../wire/mediaType.ts';
import { querySchema } from '../wire/querySchema.ts';
import type { MockRequest } from './mockRequest.ts';

/**
 * Converts the values of a request that the contract does not allow, but that deployments accept: the same values that
 * the sandbox accepts. Returns undefined if no value can be converted.
 */
export function lenientRequest(
  { document }: Pick<Contract, 'document'>,
  request: MockRequest,
): MockRequest | undefined {
  const { operation, query, body, contentType } = request;
  const convert = (
    schema: Located<WrittenSchema> | undefined,
    values: JsonValue | undefined,
    notation: 'json' | 'text',
  ) =>
    schema && values !== undefined
      ? lenientValues(document, schema, values, { notation, writeName: String })
      : undefined;
  const inQuery = convert({ value: querySchema(operation), pointer: '#' }, query, 'text');
  const inBody = convert(findBodySchema(operation), body, contentType === FORM ? 'text' : 'json');
  if (!inQuery && !inBody) return undefined;
  return {
    ...request,
    ...(inQuery && { query: inQuery.values as MockRequest['query'] }),
    ...(inBody && { body: inBody.values }),
    leniencies: [
      ...request.leniencies,
      ...(inQuery?.leniencies ?? []),
      ...(inBody?.leniencies ?? []),
    ],
  };
}

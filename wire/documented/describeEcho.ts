import type { ContractOperation } from '../../contract/contractOperation.ts';
import type { EchoFacts } from '../../contract/echoFacts.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import { findBodySchema } from '../findBodySchema.ts';

/** Returns the facts about an operation that decide which values of a request its response repeats. */
export function describeEcho(document: Document, operation: ContractOperation): EchoFacts {
  const { path = '', method, definition } = operation;
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  const fixtures = definition.parameters?.find((one) => one.name === name)?.['x-fixture'] ?? [];
  const kinds = [fixtures].flat().map((kind) => kind.split('.').at(-1) ?? kind);
  const schema = findBodySchema(operation);
  const fields = schema ? listProperties(document, schema.value, schema.pointer) : [];
  return {
    creates: method === 'post',
    ...(name !== undefined && { last: { name, fields: [name, ...kinds] } }),
    fields: Object.fromEntries(
      fields.map(({ name, value, pointer }) => {
        const resolved = resolveReference<Schema>(document, value, pointer);
        // A keyword beside a `$ref` overrides the same keyword in the schema that the `$ref` points to.
        const {
          'x-echoed-as': echoedAs,
          default: usual,
          writeOnly,
        } = { ...resolved.value, ...value };
        return [name, { 'x-echoed-as': echoedAs, default: usual as never, writeOnly }];
      }),
    ),
  };
}

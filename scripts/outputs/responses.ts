import type { Case } from '../../contract/case.ts';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document, Response, Schema } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { partsOf, type WrittenSchema } from '../../contract/walkSchema.ts';
import { isJson } from '../../wire/mediaType.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * What each case answers, by operation and name, and what a request must have: all that doubles in a front
 * end's tests need. They run in browsers, and the validators of the whole contract are five times as
 * large; so of a request only what is most often forgotten is here. The types are in `answers.d.ts`.
 */
export const responses: Output = {
  file: 'generated/responses.js',
  committed: false,
  text: ({ document, cases }) => {
    const casesOf = groupBy(cases, ({ operation }) => operation);
    const entries = operationsOf(document).map((operation) => {
      const { id, method, path, definition } = operation;
      const own = casesOf.get(id) ?? [];
      const numbers = definition.parameters?.filter(
        ({ in: place, schema }) => place === 'path' && (schema as Schema).type === 'integer',
      );
      return [
        id,
        {
          method,
          path,
          tokens: tokenHeaders(document, operation),
          body: neededBody(document, operation),
          numbers: numbers?.length ? numbers.map(({ name }) => name) : undefined,
          pages: pagesOf(operation, own),
          cases: Object.fromEntries(own.map(({ name, response }) => [name, response])),
        },
      ];
    });
    return `// ${BANNER}\n\nexport const responses = ${JSON.stringify(Object.fromEntries(entries))};\n`;
  },
};

/** The headers of which one must carry a token; undefined where none is needed. */
function tokenHeaders(
  { components }: Document,
  { definition: { security } }: ContractOperation,
): string[] | undefined {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0))
    return undefined;
  const names = security.flatMap(Object.keys).map((name) => {
    const scheme = components.securitySchemes?.[name] as { name?: string } | undefined;
    return scheme?.name ?? 'Authorization';
  });
  return [...new Set(names)];
}

function neededBody(document: Document, { definition, pointer }: ContractOperation) {
  const { content = {}, required = false } = definition.requestBody ?? {};
  const mediaType = Object.keys(content).find(isJson);
  const value = mediaType && content[mediaType]?.schema;
  if (!mediaType || !value) return undefined;
  const place = pointerBelow(pointer, 'requestBody', 'content', mediaType, 'schema');
  return { required, fields: requiredFields(document, { value, pointer: place }) };
}

/** The fields that an object must have without a condition. */
function requiredFields(document: Document, schema: Located<WrittenSchema>): string[] {
  const resolved = resolveReference<Schema>(document, schema.value, schema.pointer);
  return [
    ...((resolved.value.required ?? []) as string[]),
    ...partsOf(resolved, 'allOf').flatMap((part) => requiredFields(document, part)),
  ];
}

/** Of a list: the headers of its pages, and which request each case's page answers. */
function pagesOf({ definition }: ContractOperation, cases: Case[]) {
  if (!definition.parameters?.some(({ name }) => name === 'per_page')) return undefined;
  const { headers = {} } = definition.responses[200] as Response;
  return {
    headers: Object.keys(headers).map((name) => name.toLowerCase()),
    requests: Object.fromEntries(
      cases
        .filter(({ response }) => response.status === 200)
        .map(({ name, request: { path, query } }) => [name, { path, query }]),
    ),
  };
}

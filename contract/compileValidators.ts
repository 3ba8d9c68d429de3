/** Compiles the schemas of parameters, bodies and headers in the contract to validators. */
import type { Ajv2020 as Ajv, ValidateFunction } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { listOperations, type Validator } from './contract.ts';
import { createAjv, withLinearErrors } from './createAjv.ts';
import type { Document, Header, MediaType, Reference, Response, Schema } from './openapi.ts';
import { pointerBelow } from './pointer.ts';
import { resolveReference } from './reference.ts';

export interface CompiledValidators {
  /** The compiled validators, by the JSON pointer of their schema in the bundle. */
  validators: Record<string, Validator>;
  /** Returns the text of `generated/validators.js`: an ES module that exports the same validators. */
  moduleText(): string;
}

const DOCUMENT_ID = 'bundle';

/**
 * @param isWanted returns true for a schema that is to be compiled. Default: all schemas are compiled
 * @throws an Error when the value at a JSON pointer is not a schema
 */
export function compileValidators(
  document: Document,
  isWanted: (place: SchemaPlace) => boolean = () => true,
): CompiledValidators {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true } });
  ajv.addSchema(document, DOCUMENT_ID);

  const compiledAt = new Map(
    schemaPlaces(document)
      .filter(isWanted)
      .map((place) => [place.pointer, compiledPointer(place)]),
  );
  const names = new Map<string, string>();
  const functions = new Map<string, ValidateFunction>();
  for (const pointer of new Set(compiledAt.values())) {
    names.set(pointer, `v${names.size}`);
    const validate = ajv.getSchema(DOCUMENT_ID + encodeURI(pointer));
    if (!validate)
      throw new Error(`${pointer}: this value is not a JSON Schema. Correct it in the contract`);
    functions.set(pointer, validate);
  }
  return {
    validators: Object.fromEntries(
      [...compiledAt].map(([pointer, target]) => [pointer, functions.get(target) as Validator]),
    ),
    moduleText: () =>
      [
        withImports(
          withLinearErrors(
            (standaloneCode as unknown as (ajv: Ajv, refs: Record<string, string>) => string)(
              ajv,
              Object.fromEntries(
                [...names].map(([pointer, name]) => [name, DOCUMENT_ID + encodeURI(pointer)]),
              ),
            ),
          ),
        ),
        'export default {',
        ...[...compiledAt].map(
          ([pointer, target]) => `  ${JSON.stringify(pointer)}: ${names.get(target)},`,
        ),
        '};',
        '',
      ].join('\n'),
  };
}

/**
 * Returns the validators of single operations. Each is compiled at its first use, since a sandbox judges few of the
 * operations of a pack.
 * @param operations the JSON pointers of the operations
 */
export function lazyValidators(
  document: Document,
  operations: string[],
): Record<string, Validator> {
  const ajv = createAjv();
  ajv.addSchema(document, DOCUMENT_ID);
  const own = schemaPlaces(document).filter(({ pointer }) =>
    operations.some((one) => pointer.startsWith(`${one}/`)),
  );
  return Object.fromEntries(
    own.map((place) => {
      const { pointer } = place;
      const id = DOCUMENT_ID + encodeURI(compiledPointer(place));
      const validate: Validator = (value) => {
        const compiled = ajv.getSchema(id);
        if (!compiled) throw new Error(`${pointer}: this value is not a JSON Schema`);
        const isValid = compiled(value) === true;
        validate.errors = compiled.errors ?? null;
        return isValid;
      };
      return [pointer, validate];
    }),
  );
}

/**
 * Returns the pointer under which a schema is compiled. Many operations refer to the same component schema, which is
 * compiled only once.
 */
function compiledPointer({ pointer, schema }: SchemaPlace): string {
  return '$ref' in schema && Object.keys(schema).length === 1
    ? (schema as Reference).$ref
    : pointer;
}

/** Replaces each `require` of ajv's code by an import, which bundlers understand. */
function withImports(code: string): string {
  const names = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const modules = [...new Set(names)];
  return [
    ...modules.map((name, index) => `import module${index} from '${name}.js';`),
    modules.reduce(
      (text, name, index) => text.replaceAll(`require("${name}")`, `module${index}`),
      code,
    ),
  ].join('\n');
}

/** Returns every schema of parameters, request bodies, response headers and response bodies. */
function schemaPlaces(document: Document): SchemaPlace[] {
  const ofOperations = listOperations(document).flatMap(({ pointer, definition }) => {
    const at = (...segments: (string | number)[]) => pointerBelow(pointer, ...segments);
    return [
      ...(definition.parameters ?? []).map(({ schema }, index) => ({
        pointer: at('parameters', index, 'schema'),
        schema,
      })),
      ...ofContent(definition.requestBody?.content, at('requestBody')),
      ...ofResponses(document, definition.responses, at('responses')),
    ];
  });
  const common = document['x-common-responses'] ?? {};
  return [...ofOperations, ...ofResponses(document, common, '#/x-common-responses')];
}

/** A schema, or the reference that stands for it, with its JSON pointer into the bundle. */
export interface SchemaPlace {
  pointer: string;
  schema: Schema | Reference;
}

function ofResponses(
  document: Document,
  responses: Record<string, Response>,
  pointer: string,
): SchemaPlace[] {
  return Object.entries(responses).flatMap(([status, { headers, content }]) => [
    ...ofContent(content, `${pointer}/${status}`),
    ...Object.entries(headers ?? {}).map(([name, header]) => {
      const used = pointerBelow(pointer, status, 'headers', name);
      const { value, pointer: written } = resolveReference<Header>(document, header, used);
      return { pointer: `${written}/schema`, schema: value.schema };
    }),
  ]);
}

function ofContent(content: Record<string, MediaType> | undefined, pointer: string): SchemaPlace[] {
  return Object.entries(content ?? {}).flatMap(([mediaType, { schema }]) =>
    schema ? [{ pointer: pointerBelow(pointer, 'content', mediaType, 'schema'), schema }] : [],
  );
}

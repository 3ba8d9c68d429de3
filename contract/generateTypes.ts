import type { OpenAPI3, SchemaObject } from 'openapi-typescript';
import type TypeScript from 'typescript';
import { withHoverText } from './hoverText.ts';
import type { Document } from './openapi.ts';
import { UsageError } from './usageError.ts';

/**
 * Generates the TypeScript types of a bundle with openapi-typescript.
 * @throws a UsageError when openapi-typescript or TypeScript is missing, since our package does not install them
 */
export async function generateTypes(document: object): Promise<string> {
  const [{ default: openapiTS, astToString }, { default: ts }] = await Promise.all([
    import('openapi-typescript'),
    import('typescript'),
  ]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'Types need two more packages: npm install --save-dev openapi-typescript@7 typescript@5',
    );
  });
  const nodes = await openapiTS(document as OpenAPI3, {
    // By default, a field with a `default` would be required. A caller may leave it out, since the server knows the
    // default.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => binaryType(schema, ts) ?? openEnumType(schema, ts),
  });
  const types = astToString(withHoverText(nodes, document as Document, ts));
  return `${types}\n${schemaTypes(document as Document)}`;
}

/** Exports each schema as a type of its own, with its description: `import type { Tag } from '…/types'`. */
function schemaTypes({ components }: Document): string {
  return Object.entries((components.schemas ?? {}) as Record<string, SchemaObject>)
    .filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name))
    .map(([name, { description }]) => {
      const text = description?.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
      const comment = text ? `/** ${text} */\n` : '';
      return `${comment}export type ${name} = components["schemas"]["${name}"];\n`;
    })
    .join('\n');
}

/** Returns the type `Blob` for a schema with the format `binary`. */
function binaryType({ format }: SchemaObject, ts: typeof TypeScript) {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * Returns the type of an open enum: `'X509' | (string & {})`, `30 | (number & {})`. Editors suggest the known values,
 * and the compiler accepts other values.
 */
function openEnumType(
  schema: SchemaObject,
  ts: typeof TypeScript,
): TypeScript.TypeNode | undefined {
  const values = (schema as { 'x-extensible-enum'?: (string | number)[] })['x-extensible-enum'];
  if (!values) return undefined;
  const { factory } = ts;
  const types = [schema.type].flat();
  const any = types.includes('integer') ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword;
  return factory.createUnionTypeNode([
    ...values.map((value) =>
      factory.createLiteralTypeNode(
        typeof value === 'number'
          ? factory.createNumericLiteral(value)
          : factory.createStringLiteral(value),
      ),
    ),
    factory.createParenthesizedType(
      factory.createIntersectionTypeNode([
        factory.createKeywordTypeNode(any),
        factory.createTypeLiteralNode([]),
      ]),
    ),
    ...(types.includes('null') ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ]);
}

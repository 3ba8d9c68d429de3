import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** TypeScript types of the bundle, by openapi-typescript. */
export const types: Output = {
  file: 'generated/types.ts',
  committed: true,
  text: async ({ bareText }) => {
    const nodes = await openapiTS(JSON.parse(bareText) as OpenAPI3, {
      // A default is what the server takes when nothing is sent: the caller need not send it.
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => binaryType(schema) ?? openEnumType(schema),
    });
    return `// ${BANNER}\n\n${astToString(nodes)}`;
  },
};

/** Bytes are a Blob. */
function binaryType({ format }: SchemaObject): ts.TypeNode | undefined {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * Values that have been seen are offered by an editor; others are accepted: `'X509' | (string & {})`,
 * `30 | (number & {})`.
 */
function openEnumType(schema: SchemaObject): ts.TypeNode | undefined {
  const values = (schema as { 'x-extensible-enum'?: (string | number)[] })['x-extensible-enum'];
  if (!values) return undefined;
  const { factory } = ts;
  const types = [(schema as { type?: string | string[] }).type].flat();
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

/** TypeScript types of the bundle, by openapi-typescript. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from '../../contract/openapi.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Changes here are lost.\n\n';

/** `generated/types.ts`. The document is changed: it belongs to this function from now on. */
export async function typesText(document: Document): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    // A default is what the server takes when nothing is sent: the caller need not send it.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => binaryType(schema) ?? openEnumType(schema),
  });
  return BANNER + astToString(nodes);
}

/** Bytes are a Blob. */
function binaryType({ format }: SchemaObject): ts.TypeNode | undefined {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** Values that have been seen are offered by an editor; others are accepted: `'X509' | (string & {})`. */
function openEnumType(schema: SchemaObject): ts.TypeNode | undefined {
  const values = (schema as { 'x-extensible-enum'?: string[] })['x-extensible-enum'];
  if (!values) return undefined;
  const { factory } = ts;
  const types = [(schema as { type?: string | string[] }).type].flat();
  return factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    factory.createParenthesizedType(
      factory.createIntersectionTypeNode([
        factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
        factory.createTypeLiteralNode([]),
      ]),
    ),
    ...(types.includes('null') ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ]);
}

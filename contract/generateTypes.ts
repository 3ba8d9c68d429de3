import type { OpenAPI3, SchemaObject } from 'openapi-typescript';
import type TypeScript from 'typescript';
import { withHoverText } from './hoverText.ts';
import type { Document, Schema } from './openapi.ts';
import { UsageError } from './usageError.ts';

/**
 * Generates the TypeScript types of a bundle with openapi-typescript.
 * @throws a UsageError when openapi-typescript or TypeScript is missing, since our package does not install them
 */
export async function generateTypes(written: object): Promise<string> {
  const document = withCustomary(written as Document);
  const { default: ts } = await import('typescript').catch(refuseMissing);
  // TypeScript 7 exports only its version.
  if (!('factory' in ts)) throw new UsageError(NEEDED);
  const { default: openapiTS, astToString } = await import('openapi-typescript').catch(
    refuseMissing,
  );
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    // By default, a field with a `default` would be required. A caller may leave it out, since the server knows the
    // default.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => binaryType(schema, ts) ?? openEnumType(schema, ts),
  });
  const { nodes: others, named } = nameSchemas(withHoverText(nodes, document, ts), ts);
  return `${astToString(others)}\n${schemaTypes(document, named, (type) => astToString(type).trim())}`;
}

const NEEDED =
  'Types need openapi-typescript 7 and TypeScript 5: npm install --save-dev openapi-typescript@7 typescript@5';

function refuseMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ERR_MODULE_NOT_FOUND' ? new UsageError(NEEDED) : error;
}

/**
 * Gives each schema with `x-customary` the fields that deployments usually send, all optional, beside its own.
 * @throws an Error if `x-customary` names a schema that does not exist
 */
function withCustomary(document: Document): Document {
  const { schemas = {} } = document.components ?? {};
  const complete = ([name, schema]: [string, Schema]): [string, Schema] => {
    const customary = schema['x-customary'];
    if (customary === undefined) return [name, schema];
    const fields = typeof customary === 'string' ? schemas[customary] : customary;
    if (!fields)
      throw new Error(`x-customary of ${name}: there is no schema ${String(customary)}.`);
    const { required: _, ...optional } = fields;
    const { properties, required } = schema;
    const others = properties ? 'other fields' : 'fields';
    const note = `The documents do not show its ${others}. Deployments usually send these.`;
    const description = [schema.description, note].filter(Boolean).join(' ');
    // Fields of the schema itself are documented, and those of each response are required.
    const own = properties && { required, properties: { ...optional.properties, ...properties } };
    return [name, { ...optional, ...own, additionalProperties: true, description }];
  };
  const components = {
    ...document.components,
    schemas: Object.fromEntries(Object.entries(schemas).map(complete)),
  };
  return { ...document, components };
}

/**
 * Takes the schemas that are objects out of `components`, which then has only their names. The compiler shows the name
 * of a type only if the type was declared under it.
 * @returns the nodes without the types of these schemas, and the types by name
 */
function nameSchemas(
  nodes: TypeScript.Node[],
  ts: typeof TypeScript,
): { nodes: TypeScript.Node[]; named: Map<string, TypeScript.TypeNode> } {
  const { factory } = ts;
  const named = new Map<string, TypeScript.TypeNode>();
  const nameMember = (member: TypeScript.TypeElement) => {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return member;
    const { modifiers, name, questionToken, type } = member;
    if (!type || !(ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type))) return member;
    named.set(name.text, type);
    const reference = factory.createTypeReferenceNode(name.text);
    return factory.updatePropertySignature(member, modifiers, name, questionToken, reference);
  };
  const nameSection = (member: TypeScript.TypeElement) => {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return member;
    const { modifiers, name, questionToken, type } = member;
    if (name.text !== 'schemas' || !type || !ts.isTypeLiteralNode(type)) return member;
    const schemas = factory.createTypeLiteralNode(type.members.map(nameMember));
    return factory.updatePropertySignature(member, modifiers, name, questionToken, schemas);
  };
  return {
    nodes: nodes.map((node) =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'components'
        ? factory.updateInterfaceDeclaration(
            node,
            node.modifiers,
            node.name,
            node.typeParameters,
            node.heritageClauses,
            node.members.map(nameSection),
          )
        : node,
    ),
    named,
  };
}

/** Exports each schema as a type of its own, with its description: `import type { Tag } from '…/types'`. */
function schemaTypes(
  { components }: Document,
  named: Map<string, TypeScript.TypeNode>,
  print: (type: TypeScript.TypeNode) => string,
): string {
  return Object.entries((components.schemas ?? {}) as Record<string, SchemaObject>)
    .filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name))
    .map(([name, { description }]) => {
      const text = description?.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
      const comment = text ? `/** ${text} */\n` : '';
      const type = named.get(name);
      return `${comment}export type ${name} = ${type ? print(type) : `components["schemas"]["${name}"]`};\n`;
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

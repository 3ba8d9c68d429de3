/** TypeScript types of the bundle (openapi-typescript), and the table of its operations. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { KINDS } from '../client/readOperations.ts';
import { type ContractOperation, operationsOf } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Document, Response } from '../contract/openapi.ts';

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

/**
 * `generated/operations.ts`: where each operation is. It is in the bundle of everyone who calls by name, and so
 * it is a text in which no path and no noun is repeated where that can be helped: `readOperations` of the client
 * reads it.
 */
export function operationsText(document: Document): string {
  // Without a path there is no call by name: only the caller knows the address.
  const operations = operationsOf(document).filter(({ path }) => path !== undefined);
  return [
    `${BANNER}/**`,
    ' * The tree of all paths. A line is a segment, indented by its depth, and the operations there: `tag LC` stands',
    ' * for `get listTags` and `post createTag`, G for get, U for `put update`, D for delete. The noun is left out',
    ' * where it is the one before. What does not fit has its operationId and method, `enableDeployKey post`. After',
    ' * a colon stands `bytes` where the answer is bytes, `form` where the body is a form, `safe` where nothing is',
    ' * changed in spite of the method. Names are in lower case, which compresses better.',
    ' */',
    'export const operations = `',
    // `tags tag LC`, then ` {tag_name} tag GD`: the second noun says nothing new.
    treeLines(operations)
      .join('\n')
      .replace(/(?<= ([a-z]+) [A-Z]+\n *\S+) \1(?= [A-Z])/g, ''),
    '`;',
    '',
  ].join('\n');
}

/** The lines of all that is below a path of so many segments. */
function treeLines(operations: ContractOperation[], depth = 0): string[] {
  const segments = ({ path }: ContractOperation) => path!.split('/').slice(1);
  const bySegment = groupBy(operations, (operation) => segments(operation)[depth]!);
  return [...bySegment].flatMap(([segment, inside]) => {
    const isHere = (operation: ContractOperation) => segments(operation).length === depth + 1;
    const below = inside.filter((operation) => !isHere(operation));
    const words = [segment, ...kindsAndNouns(inside.filter(isHere))];
    return [' '.repeat(depth) + words.join(' '), ...treeLines(below, depth + 1)];
  });
}

/** `tag LC` for the operations of one path, with one noun for all that have the same. */
function kindsAndNouns(operations: ContractOperation[]): string[] {
  const byNoun = groupBy(operations.map(kindOf), ({ noun }) => noun);
  return [...byNoun].map(([noun, kinds]) => `${noun} ${kinds.map(({ kind }) => kind).join('')}`);
}

/** The kind and the noun of an operation; where it is of no kind, its method, fact and name. */
function kindOf(operation: ContractOperation): { kind: string; noun: string } {
  const name = operation.id.toLowerCase();
  const fact = factOf(operation);
  for (const [kind, words] of Object.entries(KINDS)) {
    const [method, verb = '', plural = ''] = words.split(' ');
    const noun = name.slice(verb.length, name.length - plural.length);
    if (!fact && method === operation.method && name === verb + noun + plural)
      return { kind, noun };
  }
  return { kind: fact ? `${operation.method}:${fact}` : operation.method, noun: name };
}

/** What the client must know of an operation beside its method and path. */
export function factOf({ definition }: ContractOperation): 'bytes' | 'form' | 'safe' | undefined {
  const { requestBody, responses } = definition;
  if ('*/*' in ((responses[200] as Response | undefined)?.content ?? {})) return 'bytes';
  if (definition['x-read-only']) return 'safe';
  return requestBody?.['x-form-first'] ? 'form' : undefined;
}

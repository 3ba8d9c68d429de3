/** Names places of the bundled contract: as JSONPaths for programs, and in words for people. */
import { type Contract, formatEndpoint } from '../contract/contract.ts';
import { splitPointer, valueAt } from '../contract/pointer.ts';

/** Converts a JSON pointer to a JSONPath: `$.components.schemas.Tag.required`. */
export function jsonPathTo(document: object, pointer: string): string {
  const segments = splitPointer(pointer);
  return segments.reduce((path, segment, index) => {
    if (Array.isArray(valueAt(document, segments.slice(0, index)))) return `${path}[${segment}]`;
    return /^[A-Za-z_]\w*$/.test(segment) ? `${path}.${segment}` : `${path}[${quoted(segment)}]`;
  }, '$');
}

/** Quotes a text as a string of a JSONPath: `'it\'s'`. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

/** Matches pointer segments that are keywords of OpenAPI or JSON Schema. All other segments are names of fields. */
const STRUCTURE =
  /^(properties|schema|content|headers|allOf|anyOf|oneOf|application\/json|\d{1,2})$/;

/**
 * Names a place in words: `Tag.commit.message`, `the header XTotal`, `GET /projects/{id} 200`. `[]` stands for the
 * items of an array.
 * @param pointer points to a schema, a header or a response
 */
export function namePointer(
  contract: Pick<Contract, 'document' | 'operations'>,
  pointer: string,
): string {
  const segments = splitPointer(pointer);
  const [root, section, name, ...rest] = segments;
  if (root === 'components' && section === 'headers') return `the header ${name}`;
  if (root === 'components') return [name, ...fieldsIn(rest)].join('.').replaceAll('.[]', '[]');
  const operation = [...contract.operations.values()].find(
    (one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`),
  );
  if (!operation) return segments.join('.');
  const [part, status, ...below] = segments.slice(splitPointer(operation.pointer).length);
  const header = below[0] === 'headers' ? `the header ${below[1]} of ` : '';
  const fields = header
    ? ''
    : fieldsIn(below)
        .map((field) => `.${field}`)
        .join('');
  return `${header}${formatEndpoint(operation)}${part === 'responses' && status ? ` ${status}` : ''}${fields}`;
}

function fieldsIn(segments: string[]): string[] {
  return segments
    .map((segment) => (segment === 'items' ? '[]' : segment))
    .filter((segment, index) => segments[index - 1] === 'properties' || !STRUCTURE.test(segment));
}

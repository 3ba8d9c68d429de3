import { operationsOf } from '../contract.ts';
import { groupBy } from '../groupBy.ts';
import type { Deprecation, Document, Operation, Parameter, Reference } from '../openapi.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import { resolveReference } from '../reference.ts';
import { childrenOf } from '../walkSchema.ts';
import type { ParameterChange } from './pairParameters.ts';

/** One change, as `redocly diff --format json` reports it: one of a component only for the first that refers to it. */
export interface ContractChange {
  /** JSON pointer by way of the operation, references followed: `#/paths/~1tags/get/responses/200/…`. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  /** What of it is modified: `format`. */
  property?: string;
  /** Where it is rated: in words. */
  verdicts: { message: string }[];
  /** Where it is written, before and after. */
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** The two versions of a contract, as they are written. */
export interface Versions {
  before: Document;
  after: Document;
}

export const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;

/** The most operations that an entry names: of more, nobody reads the list. */
const MOST_NAMED = 12;

interface Entry {
  kind: (typeof KINDS)[number];
  operation: string;
  /** What it is of the operation; '' for the operation itself. */
  place: string;
  /** What is with it; '' where it came or went. */
  detail: string;
}

/**
 * The section of a changelog, in Markdown: what was added, changed, deprecated and removed, by operation. What
 * changes no call is not in it: examples, descriptions, extensions.
 * @param parameters those that only one of the versions has; they are not among the changes
 */
export function changelogSection(
  changes: ContractChange[],
  versions: Versions,
  parameters: ParameterChange[],
): string {
  const { before, after } = versions;
  const entries = [
    ...parameters.map(({ kind, operation, name }) => ({
      kind,
      operation: `\`${operation}\``,
      place: `parameter \`${name}\``,
      detail: '',
    })),
    ...changes.flatMap((change) => entriesOf(change, versions)),
  ];
  const { version } = after.info;
  const sections = KINDS.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const lines = [...groupBy(ofKind, ({ place, detail }) => JSON.stringify([place, detail]))].map(
      ([, same]) => ({
        what: whatOf([...new Set(same.map(({ operation }) => operation))], same[0]!.place),
        detail: same[0]!.detail,
      }),
    );
    const alike = [...groupBy(lines, ({ what }) => what)].map(([what, same]) => {
      const details = same.map(({ detail }) => detail).filter(Boolean);
      return details.length > 0 ? `- ${what}: ${details.join('; ')}` : `- ${what}`;
    });
    return [`### ${kind}`, alike.join('\n')];
  });
  const heading = `## ${version === before.info.version ? 'Next' : version}`;
  const none = 'Nothing that a caller would notice.';
  return `${[heading, ...(sections.length > 0 ? sections : [none])].join('\n\n')}\n`;
}

function whatOf(operations: string[], place: string): string {
  if (!place) return operations.join(', ');
  const { length } = operations;
  return `${length > MOST_NAMED ? `${length} operations` : operations.join(', ')}: ${place}`;
}

function entriesOf(change: ContractChange, { before, after }: Versions): Entry[] {
  const [section, template, method, ...inside] = segmentsOf(change.path);
  if (section !== 'paths' && section !== 'webhooks') return [];
  const { kind, property, revision } = change;
  const document = kind === 'removed' ? before : after;
  const item = document[section]?.[template ?? ''] ?? {};
  const idsOf = (methods: string[]) =>
    methods.flatMap((name) => {
      const { operationId } = (item as Record<string, Partial<Operation>>)[name] ?? {};
      return operationId ? [`\`${operationId}\``] : [];
    });
  const entryKind = kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';

  const words = change.verdicts.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  // A path comes, goes and is renamed with its operations.
  if (method === undefined) {
    const detail = kind === 'modified' ? words || `\`${property}\` was changed` : '';
    const operations = idsOf(Object.keys(item));
    return operations.map((operation) => ({ kind: entryKind, operation, place: '', detail }));
  }
  if (changesNoCall(change, inside)) return [];
  const written = (kind === 'removed' ? change.base : revision)?.pointer ?? '';
  const [component] = /^#\/components\/[^/]+\/[^/]+/.exec(written) ?? [];
  const place = placeOf(inside, written, document);
  const operations = component ? operationsWith(document, component) : idsOf([method]);
  return operations.map((operation) => {
    if (property === 'deprecated' && revision?.value === true) {
      const detail = replacementAt(after, revision.pointer);
      return { kind: 'Deprecated', operation, place, detail };
    }
    if (kind !== 'modified' && isWhole(inside))
      return { kind: entryKind, operation, place, detail: '' };
    const [last, above] = inside.toReversed();
    const part = /^\d+$/.test(last ?? '') ? `subschema of \`${above}\`` : `\`${last}\``;
    const how = kind === 'modified' ? `\`${property}\` was changed` : `${part} was ${kind}`;
    const detail = words || how;
    return { kind: 'Changed', operation, place, detail };
  });
}

/** Whether a place is a thing of its own for a caller, rather than a part of one. */
function isWhole(inside: string[]): boolean {
  const [last, above] = inside.toReversed();
  return last === undefined || last === 'requestBody' || isName(above);
}

/** Whether what is below a key is called as a caller calls it. */
function isName(above: string | undefined): boolean {
  return ['properties', 'parameters', 'responses', 'headers'].includes(above ?? '');
}

function changesNoCall(
  { typeName, property = '', base, revision }: ContractChange,
  inside: string[],
): boolean {
  return (
    // How large a number may be says nothing of how it is written.
    (property === 'format' &&
      [base?.value ?? 'int64', revision?.value ?? 'int64'].every((one) => one === 'int64')) ||
    /^(Example|ExamplesMap|SpecExtension)$/.test(typeName) ||
    /^(description|summary|tags|x-.*)$/.test(property) ||
    // A header or a field may be called so.
    inside.some((key, index) => key.startsWith('x-') && !isName(inside[index - 1]))
  );
}

/** The operations that refer to a component, straight or by way of others. */
function operationsWith(document: Document, component: string): string[] {
  return operationsOf(document)
    .filter(({ pointer }) => refersTo(valueAt(document, pointer), new Set()))
    .map(({ id }) => `\`${id}\``);

  function refersTo(value: unknown, seen: Set<string>): boolean {
    return childrenOf(value).some(([key, child]: [string | number, unknown]) => {
      if (key !== '$ref' || typeof child !== 'string') return refersTo(child, seen);
      if (child === component) return true;
      if (seen.has(child)) return false;
      seen.add(child);
      return refersTo(valueAt(document, child), seen);
    });
  }
}

/**
 * What a place below an operation is for a caller: ``parameter `search` ``, ``field `ref` of the request``. Of a
 * component it has the name, as others may refer to it: ``field `release.tag_name` of `Tag` ``.
 */
function placeOf(inside: string[], written: string, document: Document): string {
  const [part, status] = inside;
  if (part === 'parameters') return `parameter \`${parameterName(written, document)}\``;
  const [, , schema] = written.startsWith('#/components/') ? segmentsOf(written) : [];
  const whole =
    part === 'requestBody' ? 'the request' : part === 'responses' ? `answer ${status}` : '';
  const owner = schema ? `\`${schema}\`` : whole;
  const within = schema ? segmentsOf(written).slice(3) : inside.slice(part === 'responses' ? 2 : 1);
  const fields = within.filter((_, index) => within[index - 1] === 'properties');
  if (fields.length > 0) return `field \`${fields.join('.')}\` of ${owner}`;
  if (within[0] === 'headers' && within[1]) return `header \`${within[1]}\` of ${owner}`;
  return owner;
}

/** Its number differs between the versions, so that it is looked up where it is written. */
function parameterName(written: string, document: Document): string {
  const [parameter = ''] =
    /^#\/components\/parameters\/[^/]+|^.*?\/parameters\/\d+/.exec(written) ?? [];
  const value = valueAt(document, parameter) as Parameter | Reference | undefined;
  return value ? resolveReference(document, value, parameter).value.name : '';
}

/** What is to be used instead of what `deprecated` at a pointer is said of. */
function replacementAt(document: Document, pointer: string): string {
  const owner = valueAt(document, pointer.replace(/\/deprecated$/, '')) as {
    'x-deprecation'?: Deprecation;
  };
  const { replacement } = owner['x-deprecation'] ?? {};
  if (!replacement) return '';
  return `use ${/\s/.test(replacement) ? `the ${replacement}` : `\`${replacement}\``}`;
}

import { operationsOf } from '../contract.ts';
import { groupBy } from '../groupBy.ts';
import type { Deprecation, Document, Operation, Parameter, Reference } from '../openapi.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import { resolveReference } from '../reference.ts';
import { childrenOf } from '../walkSchema.ts';
import { describeSchemaChange, segmentsToSchema } from './describeSchemaChange.ts';
import type { ParameterChange } from './pairParameters.ts';

/** One change, as `redocly diff --format json` reports it. A change of a component comes once, for its first reference. */
export interface ContractChange {
  /** JSON pointer by way of the operation, through references: `#/paths/~1tags/get/responses/200/…`. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  /** The modified keyword: `format`. */
  property?: string;
  /** The place of the definition, before and after. */
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** The two versions of a contract. */
export interface Versions {
  before: Document;
  after: Document;
}

/** The heading of the section in a changelog. */
export const CHANGELOG_HEADING = 'In the contract';

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;

/** An entry names at most so many operations. Of more it gives the number. */
const MOST_NAMED = 12;

interface Entry {
  kind: (typeof KINDS)[number];
  operation: string;
  /** The changed part of the operation; '' for the operation itself. */
  place: string;
  /** The change in words; '' if the part was added or removed. */
  detail: string;
}

/**
 * Writes the section of a changelog, in Markdown: parts that were added, changed, deprecated and removed, by operation.
 * It leaves out changes without an effect on a call, such as those of examples, descriptions and extensions.
 * @param parameters the parameters that only one version has; `changes` does not contain them
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
    ...onePerSchema(changes.filter((change) => !changesNoCall(change))).flatMap((change) =>
      entriesOf(change, versions),
    ),
  ];
  const { version } = after.info;
  const sections = KINDS.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const lines = [...groupBy(ofKind, ({ place, detail }) => JSON.stringify([place, detail]))].map(
      ([, same]) => ({
        part: partOf([...new Set(same.map(({ operation }) => operation))], same[0]!.place),
        detail: same[0]!.detail,
      }),
    );
    const alike = [...groupBy(lines, ({ part }) => part)].map(([part, same]) => {
      const details = same.map(({ detail }) => detail).filter(Boolean);
      return details.length > 0 ? `- ${part}: ${details.join('; ')}` : `- ${part}`;
    });
    return [`#### ${kind}`, alike.join('\n')];
  });
  const headings = [
    `## ${version === before.info.version ? 'Next' : version}`,
    `### ${CHANGELOG_HEADING}`,
  ];
  const none = 'No change affects a caller.';
  return `${[...headings, ...(sections.length > 0 ? sections : [none])].join('\n\n')}\n`;
}

function partOf(operations: string[], place: string): string {
  if (!place) return operations.join(', ');
  const { length } = operations;
  return `${length > MOST_NAMED ? `${length} operations` : operations.join(', ')}: ${place}`;
}

function entriesOf(change: ContractChange, versions: Versions): Entry[] {
  const { before, after } = versions;
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

  // A change of a path is one of each of its operations.
  if (method === undefined) {
    const renamed = property === 'key' ? `has the path \`${revision?.value}\`` : 'was changed';
    const detail = kind === 'modified' ? renamed : '';
    const operations = idsOf(Object.keys(item));
    return operations.map((operation) => ({ kind: entryKind, operation, place: '', detail }));
  }
  const written = (kind === 'removed' ? change.base : revision)?.pointer ?? '';
  const [component] = /^#\/components\/[^/]+\/[^/]+/.exec(written) ?? [];
  const place = placeOf(inside, written, document);
  const operations = component ? operationsWith(document, component) : idsOf([method]);
  return operations.flatMap((operation): Entry[] => {
    if (property === 'deprecated' && revision?.value === true) {
      const detail = replacementAt(after, revision.pointer);
      return [{ kind: 'Deprecated', operation, place, detail }];
    }
    if (kind !== 'modified' && isWhole(inside))
      return [{ kind: entryKind, operation, place, detail: '' }];
    const details = detailsOf(change, inside, versions);
    return details.map((detail) => ({ kind: 'Changed', operation, place, detail }));
  });
}

/** Keeps one change of each schema, since each would describe the schema as a whole. */
function onePerSchema(changes: ContractChange[]): ContractChange[] {
  const kept = new Map<string | ContractChange, ContractChange>();
  for (const change of changes) {
    const inside = segmentsOf(change.path).slice(3);
    const isOfSchema =
      inside.includes('schema') &&
      change.property !== 'deprecated' &&
      (change.kind === 'modified' || !isWhole(inside));
    const key = isOfSchema ? segmentsToSchema(change.path).join('/') : change;
    // The place of a modified keyword is known in both versions.
    if (!kept.has(key) || kept.get(key)!.kind !== 'modified') kept.set(key, change);
  }
  return [...kept.values()];
}

function detailsOf(
  { kind, path, property }: ContractChange,
  inside: string[],
  { before, after }: Versions,
): string[] {
  const [last, above] = inside.toReversed();
  if (above === 'content')
    return [
      `${kind === 'added' ? 'can be' : 'is no longer'} \`${last}\`${kind === 'added' ? ', too' : ''}`,
    ];
  if (inside.includes('schema')) return describeSchemaChange(before, after, path);
  return [`\`${property ?? last}\` was ${kind === 'modified' ? 'changed' : kind}`];
}

/** Returns true if a caller has a name for a place of its own, rather than for a larger part around it. */
function isWhole(inside: string[]): boolean {
  const [last, above] = inside.toReversed();
  return last === undefined || last === 'requestBody' || isName(above);
}

/** Returns true if the members below a key have names that a caller uses. */
function isName(above: string | undefined): boolean {
  return ['properties', 'parameters', 'responses', 'headers'].includes(above ?? '');
}

function changesNoCall({ path, typeName, property = '', base, revision }: ContractChange): boolean {
  const inside = segmentsOf(path).slice(3);
  return (
    // An integer format limits values. It does not change their form.
    (property === 'format' &&
      [base?.value ?? 'int64', revision?.value ?? 'int64'].every((one) => one === 'int64')) ||
    /^(Example|ExamplesMap|SpecExtension)$/.test(typeName) ||
    /^(description|summary|tags|x-.*)$/.test(property) ||
    // A header or a field may have such a name.
    inside.some((key, index) => key.startsWith('x-') && !isName(inside[index - 1]))
  );
}

/** The operations that refer to a component, directly or through others. */
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
 * Names a place below an operation for a caller: ``parameter `search` ``, ``field `ref` of the request``. In a component
 * it uses the name of the component, since several operations may refer to it: ``field `release.tag_name` of `Tag` ``.
 */
function placeOf(inside: string[], written: string, document: Document): string {
  const [part, status] = inside;
  if (part === 'parameters') return `parameter \`${parameterName(written, document)}\``;
  const [, , schema] = written.startsWith('#/components/') ? segmentsOf(written) : [];
  const whole =
    part === 'requestBody' ? 'the request' : part === 'responses' ? `response ${status}` : '';
  const owner = schema ? `\`${schema}\`` : whole;
  const within = schema ? segmentsOf(written).slice(3) : inside.slice(part === 'responses' ? 2 : 1);
  const fields = within.filter((_, index) => within[index - 1] === 'properties');
  if (fields.length > 0) return `field \`${fields.join('.')}\` of ${owner}`;
  if (within[0] === 'headers' && within[1]) return `header \`${within[1]}\` of ${owner}`;
  return owner;
}

/** Finds the name at the place of the definition, because the index differs between the versions. */
function parameterName(written: string, document: Document): string {
  const [parameter = ''] =
    /^#\/components\/parameters\/[^/]+|^.*?\/parameters\/\d+/.exec(written) ?? [];
  const value = valueAt(document, parameter) as Parameter | Reference | undefined;
  return value ? resolveReference(document, value, parameter).value.name : '';
}

/** Names the replacement of the part that has `deprecated` at a pointer. */
function replacementAt(document: Document, pointer: string): string {
  const owner = valueAt(document, pointer.replace(/\/deprecated$/, '')) as {
    'x-deprecation'?: Deprecation;
  };
  const { replacement } = owner['x-deprecation'] ?? {};
  if (!replacement) return '';
  return `use ${/\s/.test(replacement) ? `the ${replacement}` : `\`${replacement}\``}`;
}

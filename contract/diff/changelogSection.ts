import { listOperations } from '../contract.ts';
import { groupBy } from '../groupBy.ts';
import type { Deprecation, Document, Operation, Parameter, Reference } from '../openapi.ts';
import { splitPointer, valueAt } from '../pointer.ts';
import { resolveReference } from '../reference.ts';
import { listChildren } from '../walkSchema.ts';
import { describeSchemaChange, segmentsToSchema } from './describeSchemaChange.ts';
import type { ParameterChange } from './pairParameters.ts';

/**
 * One change in the output of `redocly diff --format json`. A changed component is reported at its first reference
 * only.
 */
export interface ContractChange {
  /**
   * JSON pointer to the changed part. It begins at the operation and goes through references:
   * `#/paths/~1tags/get/responses/200/…`.
   */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  /** The changed keyword, if `kind` is `modified`: `format`. */
  property?: string;
  /** `base` is the definition before the change, and `revision` is the definition after the change. */
  base?: { pointer: string; value?: unknown };
  revision?: { pointer: string; value?: unknown };
}

/** The versions of the contract before and after the changes. */
export interface Versions {
  before: Document;
  after: Document;
}

/** The heading of the section about the contract in a changelog. */
export const CHANGELOG_HEADING = 'In the contract';

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;

/** An entry with more operations than this gives their number instead of their names. */
const MOST_NAMED = 12;

interface Entry {
  kind: (typeof KINDS)[number];
  operation: string;
  /** The changed part of the operation. Empty if the operation itself changed. */
  place: string;
  /** The change in words. Empty if the part was added or removed. */
  detail: string;
}

/**
 * Writes the section of a changelog in Markdown. It lists what was added, changed, deprecated and removed, by
 * operation. Changes without an effect on a call are left out, such as changes of examples, descriptions and
 * extensions.
 * @param parameters the parameters that were added or removed; `changes` does not contain them
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
      listEntries(change, versions),
    ),
  ];
  const { version } = after.info;
  const sections = KINDS.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const lines = [...groupBy(ofKind, ({ place, detail }) => JSON.stringify([place, detail]))].map(
      ([, same]) => ({
        part: describePart([...new Set(same.map(({ operation }) => operation))], same[0]!.place),
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

function describePart(operations: string[], place: string): string {
  if (!place) return operations.join(', ');
  const { length } = operations;
  return `${length > MOST_NAMED ? `${length} operations` : operations.join(', ')}: ${place}`;
}

function listEntries(change: ContractChange, versions: Versions): Entry[] {
  const { before, after } = versions;
  const [section, template, method, ...inside] = splitPointer(change.path);
  if (section !== 'paths' && section !== 'webhooks') return [];
  const { kind, property, revision } = change;
  const document = kind === 'removed' ? before : after;
  const item: Record<string, Operation> = document[section]?.[template ?? ''] ?? {};
  const listIds = (methods: string[]) =>
    methods.flatMap((name) => {
      const operation = item[name];
      return operation ? [`\`${operation.operationId}\``] : [];
    });
  const entryKind = kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';

  // A changed path is reported as a change of each of its operations.
  if (method === undefined) {
    const renamed = property === 'key' ? `has the path \`${revision?.value}\`` : 'was changed';
    const detail = kind === 'modified' ? renamed : '';
    const operations = listIds(Object.keys(item));
    return operations.map((operation) => ({ kind: entryKind, operation, place: '', detail }));
  }
  const written = (kind === 'removed' ? change.base : revision)?.pointer ?? '';
  const [component] = /^#\/components\/[^/]+\/[^/]+/.exec(written) ?? [];
  const place = describePlace(inside, written, document);
  const operations = component ? operationsWith(document, component) : listIds([method]);
  return operations.flatMap((operation): Entry[] => {
    if (property === 'deprecated' && revision?.value === true) {
      const detail = replacementAt(after, revision.pointer);
      return [{ kind: 'Deprecated', operation, place, detail }];
    }
    if (kind !== 'modified' && isWhole(inside))
      return [{ kind: entryKind, operation, place, detail: '' }];
    const details = describeDetails(change, inside, versions);
    return details.map((detail) => ({ kind: 'Changed', operation, place, detail }));
  });
}

/** Keeps one change for each schema, since the entry for one change describes the whole schema. */
function onePerSchema(changes: ContractChange[]): ContractChange[] {
  const kept = new Map<string | ContractChange, ContractChange>();
  for (const change of changes) {
    const inside = splitPointer(change.path).slice(3);
    const isOfSchema =
      inside.includes('schema') &&
      change.property !== 'deprecated' &&
      (change.kind === 'modified' || !isWhole(inside));
    const key = isOfSchema ? segmentsToSchema(change.path).join('/') : change;
    // A change of kind `modified` is preferred, since it has a definition in both versions.
    if (!kept.has(key) || kept.get(key)!.kind !== 'modified') kept.set(key, change);
  }
  return [...kept.values()];
}

function describeDetails(
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

/**
 * Returns true if the last key of a pointer names a part that a caller knows: an operation, a body, a field or a
 * header.
 */
function isWhole(inside: string[]): boolean {
  const [last, above] = inside.toReversed();
  return last === undefined || last === 'requestBody' || isName(above);
}

/** Returns true if the keys below `above` are names that a caller uses. */
function isName(above: string | undefined): boolean {
  return ['properties', 'parameters', 'responses', 'headers'].includes(above ?? '');
}

function changesNoCall({ path, typeName, property = '', base, revision }: ContractChange): boolean {
  const inside = splitPointer(path).slice(3);
  return (
    // A format such as `int64` limits an integer, but does not change how it is written.
    (property === 'format' &&
      [base?.value ?? 'int64', revision?.value ?? 'int64'].every((one) => one === 'int64')) ||
    /^(Example|ExamplesMap|SpecExtension)$/.test(typeName) ||
    /^(description|summary|tags|x-.*)$/.test(property) ||
    // A key that begins with `x-` is an extension, except where it is the name of a header or field.
    inside.some((key, index) => key.startsWith('x-') && !isName(inside[index - 1]))
  );
}

/** Returns the operations that refer to a component, directly or through other components. */
function operationsWith(document: Document, component: string): string[] {
  return listOperations(document)
    .filter(({ pointer }) => refersTo(valueAt(document, pointer), new Set()))
    .map(({ id }) => `\`${id}\``);

  function refersTo(value: unknown, seen: Set<string>): boolean {
    return listChildren(value).some(([key, child]: [string | number, unknown]) => {
      if (key !== '$ref' || typeof child !== 'string') return refersTo(child, seen);
      if (child === component) return true;
      if (seen.has(child)) return false;
      seen.add(child);
      return refersTo(valueAt(document, child), seen);
    });
  }
}

/**
 * Names the changed part of an operation for a caller: ``parameter `search` ``, ``field `ref` of the request``. For a
 * part of a component, the text names the component: ``field `release.tag_name` of `Tag` ``.
 */
function describePlace(inside: string[], written: string, document: Document): string {
  const [part, status] = inside;
  if (part === 'parameters') return `parameter \`${parameterName(written, document)}\``;
  const [, , schema] = written.startsWith('#/components/') ? splitPointer(written) : [];
  const whole =
    part === 'requestBody' ? 'the request' : part === 'responses' ? `response ${status}` : '';
  const owner = schema ? `\`${schema}\`` : whole;
  const within = schema
    ? splitPointer(written).slice(3)
    : inside.slice(part === 'responses' ? 2 : 1);
  const fields = within.filter((_, index) => within[index - 1] === 'properties');
  if (fields.length > 0) return `field \`${fields.join('.')}\` of ${owner}`;
  if (within[0] === 'headers' && within[1]) return `header \`${within[1]}\` of ${owner}`;
  return owner;
}

/**
 * Returns the name of a parameter from its definition, because its index in the list differs between the versions.
 */
function parameterName(written: string, document: Document): string {
  const [parameter = ''] =
    /^#\/components\/parameters\/[^/]+|^.*?\/parameters\/\d+/.exec(written) ?? [];
  const value = valueAt(document, parameter) as Parameter | Reference | undefined;
  return value ? resolveReference(document, value, parameter).value.name : '';
}

/** Names the replacement of a deprecated part. @param pointer the pointer to the `deprecated` keyword of the part */
function replacementAt(document: Document, pointer: string): string {
  const owner = valueAt(document, pointer.replace(/\/deprecated$/, '')) as {
    'x-deprecation'?: Deprecation;
  };
  const { replacement } = owner['x-deprecation'] ?? {};
  if (!replacement) return '';
  return `use ${/\s/.test(replacement) ? `the ${replacement}` : `\`${replacement}\``}`;
}

/**
 * Writes the vocabulary of extensions as a small specification for readers. Each extension has a page, from its entry in
 * `openapi/extensions.schema.yaml` and its first use in the contract.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isObject } from '../../contract/isObject.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { SOURCE_DIR } from '../paths.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** An entry of the vocabulary: the schema of the value, and the objects of OpenAPI that may have it. */
type Entry = Schema & { places: string[]; description: string };

const FOLDER = 'docs/extensions';
const VOCABULARY: { title: string; description: string; properties: Record<string, Entry> } = parse(
  readFileSync(join(SOURCE_DIR, 'extensions.schema.yaml'), 'utf8'),
);
const ENTRIES = Object.entries(VOCABULARY.properties);

const PAGES: [file: string, text: (document: Document) => string][] = [
  ['README.md', indexPage],
  ['extensions.schema.json', () => `${JSON.stringify(VOCABULARY, null, 2)}\n`],
  ...ENTRIES.map(([name, entry]): [string, (document: Document) => string] => [
    `${name}.md`,
    (document) => extensionPage(name, entry, document),
  ]),
];

/** The pages, their index, and the schema as JSON. */
export const extensionPages: Output[] = PAGES.map(([file, text]) => ({
  file: `${FOLDER}/${file}`,
  committed: true,
  ofProject: true,
  text: ({ document }) => text(document),
}));

function indexPage(): string {
  const rows = ENTRIES.map(
    ([name, { places, description }]) =>
      `| [\`${name}\`](${name}.md) | ${places.join(', ')} | ${firstSentence(description).replaceAll('|', '\\|')} |`,
  );
  return page([
    `# ${VOCABULARY.title}`,
    VOCABULARY.description,
    'Other contracts may use the words too. [extensions.schema.json](extensions.schema.json) is a JSON Schema with a property for each extension.',
    ['| extension | places | meaning |', '| --- | --- | --- |', ...rows].join('\n'),
  ]);
}

function extensionPage(name: string, entry: Entry, document: Document): string {
  const { places, description, ...schema } = entry;
  const use = findUse(document, name);
  const members = listMembers(schema);
  return page([
    `# \`${name}\``,
    description,
    `Places: ${places.join(', ')}.`,
    members.length > 0 && `## Members\n\n${members.join('\n')}`,
    `## Schema\n\n${yamlBlock(schema)}`,
    use &&
      `## In this contract\n\nFirst at \`${use.place}\`:\n\n${yamlBlock({ [name]: beginning(use.value) })}`,
    '[All extensions](README.md)',
  ]);
}

/** Lists the members of an object, and those of objects within it. */
function listMembers(
  { properties = {}, required = [], items, oneOf = [] }: Schema,
  indent = '',
): string[] {
  const within = [items, ...oneOf].flatMap((one) =>
    one ? listMembers(one as Schema, indent) : [],
  );
  const own = Object.entries(properties as Record<string, Schema>).flatMap(([name, schema]) => {
    const { type, enum: values, description } = schema;
    const notes = [
      Array.isArray(values) ? values.map((value) => `\`${value}\``).join(', ') : type,
      required.includes(name) && 'required',
    ].filter(Boolean);
    return [
      `${indent}- \`${name}\`${notes.length > 0 ? ` (${notes.join('; ')})` : ''}${description ? `: ${onOneLine(String(description))}` : ''}`,
      ...listMembers(schema, `${indent}  `),
    ];
  });
  return [...own, ...within];
}

/** Finds the first use of an extension in the bundle. The operations come before components. */
function findUse(document: Document, name: string): { place: string; value: unknown } | undefined {
  const visit = (value: unknown, path: string[]): { place: string; value: unknown } | undefined => {
    if (Array.isArray(value))
      return first(
        value.map((one, index) => [`${index}`, one]),
        path,
      );
    if (!isObject(value)) return undefined;
    if (Object.hasOwn(value, name))
      return { place: path.join(' › ') || 'the root', value: value[name] };
    return first(
      Object.entries(value).filter(([key]) => key !== 'examples'),
      path,
    );
  };
  const first = (entries: [string, unknown][], path: string[]) => {
    for (const [key, child] of entries) {
      const found = visit(child, [...path, key]);
      if (found) return found;
    }
    return undefined;
  };
  return visit(document, []);
}

/** The most entries of a long value that a page shows. */
const MOST_ENTRIES = 3;

/** Returns the first entries of a value that is long, such as the table of all fixtures. */
function beginning(value: unknown): unknown {
  if (JSON.stringify(value).length < 500) return value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES);
  return isObject(value) ? Object.fromEntries(Object.entries(value).slice(0, MOST_ENTRIES)) : value;
}

function page(parts: (string | false | undefined)[]): string {
  return `${[`<!-- ${BANNER} -->`, ...parts].filter(Boolean).join('\n\n')}\n`;
}

function yamlBlock(value: unknown): string {
  return `\`\`\`yaml\n${stringify(value, { lineWidth: 100, aliasDuplicateObjects: false }).trimEnd()}\n\`\`\``;
}

function firstSentence(text: string): string {
  const line = onOneLine(text);
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line;
}

function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

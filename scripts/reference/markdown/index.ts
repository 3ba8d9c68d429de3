/** The reference as Markdown: a page for each area, operation, task and guide. */
import type { Document } from '../../../contract/openapi.ts';
import { textOfBlock } from '../blocks.ts';
import { callerText } from '../callerText.ts';
import { type Area, readContent } from '../content.ts';
import type { PageData, Task } from '../page/pageData.ts';
import { schemaReader } from '../schemaReader.ts';
import { fieldLists, onOneLine, paragraphs } from './fieldList.ts';
import { fenced, formatAddress, operationPage, type Parts } from './operationPage.ts';
import { listPlaces } from './places.ts';

/**
 * Returns the pages by their paths, such as `tags/createTag.md`. The first page is `README.md`.
 * @param page the HTML text of the reference, with or without the deviations of a deployment
 * @throws an Error if the page does not contain the contract
 */
export function markdownPages(page: string): Map<string, string> {
  return referencePages(
    JSON.parse(textOfBlock(page, 'definition')) as Document,
    JSON.parse(textOfBlock(page, 'data')) as PageData,
  );
}

/**
 * Returns the pages by their paths.
 * @param definition the bundle, with the facts in extensions as sentences
 * @param data the page data
 */
export function referencePages(definition: Document, data: PageData): Map<string, string> {
  const content = readContent(definition, data);
  const reader = schemaReader(definition);
  const parts: Parts = { content, reader, places: listPlaces(content), lists: fieldLists(reader) };
  const { places } = parts;
  const areas = content.groups.flatMap((group) => group.areas);
  const pages: [file: string, text: string][] = [
    ['README.md', startPage(parts)],
    ['llms.txt', llmsText(parts)],
    ['about.md', aboutPage(parts)],
    ...content.tasks.map((task): [string, string] => [
      `tasks/${task.id}.md`,
      taskPage(parts, task),
    ]),
    ...content.guides.map(({ name, title, text }): [string, string] => [
      `guides/${name}.md`,
      places.linked(`# ${title}\n\n${text}`, `guides/${name}.md`),
    ]),
    ...areas.flatMap((area): [string, string][] => [
      [`${places.folderOf(area.name)}/README.md`, areaPage(parts, area)],
      ...area.operations.map((operation): [string, string] => [
        places.fileOf(operation.id),
        operationPage(parts, operation),
      ]),
    ]),
  ];
  return new Map(pages.map(([file, text]) => [file, `${text.trimEnd()}\n`]));
}

/** Writes the index for assistants, in the form of llmstxt.org: links to the pages, without those of operations. */
function llmsText({ content, places }: Parts): string {
  const { definition, groups, introduction, tasks, guides } = content;
  const list = (lines: [title: string, file: string, text?: string][]) =>
    lines
      .map(([title, file, text]) => `- [${title}](${file})${text ? `: ${onOneLine(text)}` : ''}`)
      .join('\n');
  const areas = groups.flatMap((group) => group.areas);
  return paragraphs([
    `# ${introduction.title}`,
    `> ${onOneLine(definition.info.summary ?? introduction.title)}`,
    list([
      ['All operations', 'README.md'],
      ['About the API', 'about.md', 'addresses, tokens, pages, errors and limits'],
    ]),
    guides.length > 0 &&
      `## Guides\n\n${list(guides.map(({ name, title }) => [title, `guides/${name}.md`]))}`,
    `## Areas\n\n${list(
      areas.map(({ name, description }) => [
        name,
        `${places.folderOf(name)}/README.md`,
        description,
      ]),
    )}`,
    tasks.length > 0 &&
      `## Tasks\n\n${list(tasks.map(({ id, title }) => [title, `tasks/${id}.md`]))}`,
  ]);
}

/** Writes the first page: everything that the reference has, as links. */
function startPage({ content, places }: Parts): string {
  const { groups, introduction, sections, tasks, guides } = content;
  const from = 'README.md';
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
  const areas = groups.flatMap((group) => group.areas);
  return places.linked(
    paragraphs([
      `# ${introduction.title}`,
      introduction.text.trim(),
      `## About the API\n\n${list(sections.map(({ title, place }) => `[${title}](#${place})`))}`,
      guides.length > 0 &&
        `## Guides\n\n${list(guides.map(({ name, title }) => `[${title}](#guide/${name})`))}`,
      tasks.length > 0 &&
        `## Tasks\n\n${list(
          areas.flatMap(({ name }) =>
            tasks
              .filter(({ area }) => area === name)
              .map(({ id, title }) => `[${title}](#task/${id})`),
          ),
        )}`,
      '## Operations',
      ...areas.map(({ name, description, operations }) =>
        paragraphs([
          `### ${places.link(name, `${places.folderOf(name)}/README.md`, from)}`,
          onOneLine(description),
          list(
            operations.map(
              (one) =>
                `[${one.definition.summary}](#${one.id}): ${formatAddress(content.definition, one)}`,
            ),
          ),
        ]),
      ),
    ]),
    from,
  );
}

function aboutPage({ content: { sections }, places }: Parts): string {
  const texts = sections.map(({ title, text }) => `## ${title}\n\n${text.trim()}`);
  return places.linked(paragraphs(['# About the API', ...texts]), 'about.md');
}

function areaPage({ content, places }: Parts, { name, description, operations }: Area): string {
  const from = `${places.folderOf(name)}/README.md`;
  const tasks = content.tasks.filter(({ area }) => area === name);
  return places.linked(
    paragraphs([
      `# ${name}`,
      description.trim(),
      ...operations.map((one) =>
        paragraphs([
          `## [${one.definition.summary}](#${one.id})`,
          `${formatAddress(content.definition, one)} (\`${one.id}\`${one.definition.deprecated ? ', deprecated' : ''})`,
          one.definition.description,
        ]),
      ),
      tasks.length > 0 &&
        `## Tasks\n\n${tasks.map(({ id, title }) => `- [${title}](#task/${id})`).join('\n')}`,
    ]),
    from,
  );
}

function taskPage({ content, places }: Parts, { id, title, description, steps }: Task): string {
  const byId = new Map(content.operations.map((operation) => [operation.id, operation]));
  const texts = steps.map((step, index) => {
    const operation = byId.get(step.operation)!;
    const values = Object.entries(step.values).map(
      ([name, value]) =>
        `\`${name}\`: \`${typeof value === 'string' ? value : JSON.stringify(value)}\``,
    );
    return paragraphs([
      `## ${index + 1}. ${onOneLine(step.description)}`,
      `[${operation.definition.summary}](#${operation.id}), called ${callerText(step.as)}: ${formatAddress(content.definition, operation)}. The response has the status ${step.status}.`,
      values.length > 0 && `Values: ${values.join(', ')}.`,
      step.body !== undefined && fenced('json', JSON.stringify(step.body, null, 2)),
    ]);
  });
  return places.linked(
    paragraphs([
      `# ${title}`,
      description,
      'A value `$inputs.…` is yours, and a value `$steps.…` comes from the response of an earlier step.',
      ...texts,
    ]),
    `tasks/${id}.md`,
  );
}

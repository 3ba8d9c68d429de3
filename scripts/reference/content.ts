/** The content of the reference, in the parts that its page and its Markdown edition show. */
import { groupBy } from '../../contract/groupBy.ts';
import { kebabCase } from '../../contract/kebabCase.ts';
import type { Document, Operation } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import type { SearchedPack } from '../../contract/searchWords.ts';
import type { Guide, PageData, ShownOperation, Task } from './page/pageData.ts';

export interface PageOperation extends ShownOperation {
  definition: Operation;
}

export interface Area {
  name: string;
  description: string;
  operations: PageOperation[];
}

/** A section of the contract's description: a heading and the text below it. */
export interface Section {
  /** The fragment of the section's URL: `about/pagination`. */
  place: string;
  title: string;
  text: string;
}

export interface Content {
  definition: Document;
  operations: PageOperation[];
  /** The areas of the contract by tag group, in the order of the contract. */
  groups: { name: string; areas: Area[] }[];
  /** The text before the first heading of the contract's description. */
  introduction: Section;
  sections: Section[];
  tasks: Task[];
  guides: Guide[];
  packs: SearchedPack[];
}

/**
 * @param definition the OpenAPI document of the page
 * @param data the page data
 */
export function readContent(definition: Document, data: PageData): Content {
  const operations = data.operations.map((operation) => ({
    ...operation,
    definition: valueAt(definition, operation.pointer) as Operation,
  }));
  const [introduction, ...sections] = splitSections(definition);
  const { tasks, guides, packs = [] } = data;
  return {
    definition,
    operations,
    groups: groupOperations(definition, operations),
    introduction: introduction!,
    sections,
    tasks,
    guides,
    packs,
  };
}

function groupOperations(definition: Document, operations: PageOperation[]): Content['groups'] {
  const byTag = groupBy(operations, (operation) => operation.definition.tags[0]);
  const { tags, 'x-tagGroups': tagGroups = [] } = definition;
  return tagGroups.map((group) => ({
    name: group.name,
    areas: group.tags.map((name) => ({
      name,
      description: tags.find((tag) => tag.name === name)?.description ?? '',
      operations: byTag.get(name) ?? [],
    })),
  }));
}

/** Splits the contract's description into the text before the first heading and the sections. */
function splitSections({ info }: Document): Section[] {
  const { title, description = '' } = info;
  const [first = '', ...rest] = description.split(/^## /m);
  return [
    { place: '', title, text: first },
    ...rest.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const place = `about/${kebabCase(heading)}`;
      return { place, title: heading, text: lines.join('\n') };
    }),
  ];
}

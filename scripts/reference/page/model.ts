/**
 * The content of the page. It is read from two blocks of JSON that the build embeds: the OpenAPI document and the
 * page data.
 */
import { groupBy } from '../../../contract/groupBy.ts';
import type { Document, Operation } from '../../../contract/openapi.ts';
import { valueAt } from '../../../contract/pointer.ts';
import type { PageData, ShownOperation } from './pageData.ts';

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

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)!.textContent!) as T;

export const definition = read<Document>('definition');

export const operations: PageOperation[] = read<PageData>('data').operations.map((operation) => ({
  ...operation,
  definition: valueAt(definition, operation.pointer) as Operation,
}));

export const operationOf = new Map(operations.map((operation) => [operation.id, operation]));

/** The areas of the contract by tag group, in the order of the contract. */
export const groups: { name: string; areas: Area[] }[] = (() => {
  const byTag = groupBy(operations, (operation) => operation.definition.tags[0]);
  const { tags = [], 'x-tagGroups': tagGroups = [] } = definition as unknown as {
    tags?: { name: string; description?: string }[];
    'x-tagGroups'?: { name: string; tags: string[] }[];
  };
  return tagGroups.map((group) => ({
    name: group.name,
    areas: group.tags.map((name) => ({
      name,
      description: tags.find((tag) => tag.name === name)?.description ?? '',
      operations: byTag.get(name) ?? [],
    })),
  }));
})();

/** The contract's description, split into the text before the first heading and the sections. */
export const [introduction, ...sections]: [Section, ...Section[]] = (() => {
  const [first = '', ...rest] = (
    (definition.info as { description?: string }).description ?? ''
  ).split(/^## /m);
  return [
    { place: '', title: definition.info.title, text: first },
    ...rest.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const place = `about/${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
      return { place, title, text: lines.join('\n') };
    }),
  ];
})();

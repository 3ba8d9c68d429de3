/** The search. An operation is found if each search word occurs in the texts about the operation. */

import leven from 'leven';
import { isObject } from '../../../contract/isObject.ts';
import { guides, operations, type PageOperation, type Section, sections, tasks } from './model.ts';
import type { Guide, ShownCase, Task } from './pageData.ts';
import { resolved } from './schemas.ts';

export interface Found {
  tasks: Task[];
  sections: Section[];
  operations: { operation: PageOperation; cases: ShownCase[] }[];
  guides: Guide[];
}

interface Entry {
  operation: PageOperation;
  /**
   * Lower-case texts in ranks: the area, all names, then parameters, statuses and cases, then all other words.
   */
  texts: [area: string, names: string, parts: string, words: string];
}

let index: Entry[] | undefined;

export function search(query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = searchWith((text) => words.every((word) => text.toLowerCase().includes(word)));
  const named = found.operations.findIndex(
    ({ operation }) => operation.id.toLowerCase() === words.join(' '),
  );
  if (named > 0) found.operations.unshift(...found.operations.splice(named, 1));
  if (Object.values(found).some((all) => all.length > 0)) return found;
  // Only names have misspellings: among all words, too many are similar.
  const { tasks, operations } = searchWith((text) => {
    const names = text.toLowerCase().split(/[^a-z0-9]+/);
    return words.every((word) => names.some((name) => isMisspelt(word, name)));
  }, NAMES);
  return {
    tasks,
    guides: [],
    sections: [],
    operations: operations.map(({ operation }) => ({ operation, cases: [] })),
  };
}

/** The number of ranks that hold names. */
const NAMES = 2;

/** Returns true if a word differs from a name in few letters. A short word must be equal. */
function isMisspelt(word: string, name: string): boolean {
  return leven(word, name) <= Math.min(2, Math.floor((word.length + 1) / 5));
}

/** @param ranks the number of ranks to search */
function searchWith(has: (text: string) => boolean, ranks = Number.POSITIVE_INFINITY): Found {
  index ??= operations.map(createEntry);
  const ranked = index
    .map(({ operation, texts }) => {
      const seen = texts.slice(0, ranks).map((_, rank) => texts.slice(0, rank + 1).join('\n'));
      return { operation, rank: seen.findIndex(has), area: texts[0].length };
    })
    .filter(({ rank }) => rank >= 0)
    // Of the areas that hold the words, the shortest name says nothing else: "Merge requests".
    .sort((a, b) => a.rank - b.rank || (a.rank === 0 ? a.area - b.area : 0));
  return {
    tasks: tasks.filter(({ title }) => has(title)),
    guides: guides.filter(({ title, text }) => has(`${title}\n${text}`)),
    sections: sections.filter(({ title, text }) => has(`${title}\n${text}`)),
    operations: ranked.map(({ operation }) => ({
      operation,
      cases: operation.cases.filter((one) => has(caseText(operation, one))),
    })),
  };
}

function caseText({ id }: PageOperation, { name, summary, response }: ShownCase): string {
  return `${id}.${name} ${summary} ${response.status}`;
}

function createEntry(operation: PageOperation): Entry {
  const { id, method, path, definition, cases, workflows } = operation;
  const parameters = (definition.parameters ?? []).map(({ name }) => name);
  const statuses = Object.keys(definition.responses);
  const texts = [
    definition.tags,
    [id, method, path, definition.summary],
    [...parameters, ...statuses, ...cases.map((one) => caseText(operation, one))],
    [...workflows.map((one) => `${one.id} ${one.summary}`), ...listWords(definition)],
  ].map((words) => words.join('\n').toLowerCase());
  return { operation, texts: texts as Entry['texts'] };
}

/**
 * Returns the names of fields and the descriptions in a node of the contract and below it. References are followed.
 */
function listWords(node: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => listWords(item, seen));
  if (!isObject(node)) return [];
  const { $ref } = node;
  const isReference = typeof $ref === 'string';
  if (isReference && seen.has($ref)) return [];
  if (isReference) seen.add($ref);
  const whole = isReference ? resolved(node) : node;
  return Object.entries(whole).flatMap(([key, value]) => [
    ...(key === 'description' && typeof value === 'string' ? [value] : []),
    ...(key === 'properties' ? Object.keys(value ?? {}) : []),
    ...listWords(value, seen),
  ]);
}

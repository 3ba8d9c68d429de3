/** The search. An operation is found if each search word occurs in the texts about the operation. */

import { operations, type PageOperation, type Section, sections } from './model.ts';
import type { ShownCase } from './pageData.ts';
import { resolved } from './schemas.ts';

export interface Found {
  sections: Section[];
  operations: { operation: PageOperation; cases: ShownCase[] }[];
}

interface Entry {
  operation: PageOperation;
  /** Lower-case texts in three ranks: names; then parameters, statuses and cases; then all other words. */
  texts: [names: string, parts: string, words: string];
}

let index: Entry[] | undefined;

export function search(query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  index ??= operations.map(entryOf);
  const ranked = index
    .map(({ operation, texts }) => {
      const seen = texts.map((_, count) => texts.slice(0, count + 1).join('\n'));
      return { operation, rank: seen.findIndex(has) };
    })
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank);
  return {
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

function entryOf(operation: PageOperation): Entry {
  const { id, method, path, definition, cases, workflows } = operation;
  const parameters = (definition.parameters ?? []).map(({ name }) => name);
  const statuses = Object.keys(definition.responses);
  const texts = [
    [id, method, path, definition.summary, ...definition.tags],
    [...parameters, ...statuses, ...cases.map((one) => caseText(operation, one))],
    [...workflows.map((one) => `${one.id} ${one.summary}`), ...wordsOf(definition)],
  ].map((words) => words.join('\n').toLowerCase());
  return { operation, texts: texts as Entry['texts'] };
}

/**
 * Returns the names of fields and the descriptions in a node of the contract and below it. References are followed.
 */
function wordsOf(node: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => wordsOf(item, seen));
  if (typeof node !== 'object' || node === null) return [];
  const { $ref } = node as { $ref?: string };
  if ($ref !== undefined && seen.has($ref)) return [];
  if ($ref !== undefined) seen.add($ref);
  const whole = $ref === undefined ? node : resolved(node);
  return Object.entries(whole).flatMap(([key, value]) => [
    ...(key === 'description' && typeof value === 'string' ? [value] : []),
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...wordsOf(value, seen),
  ]);
}

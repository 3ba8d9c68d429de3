import { stringify } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import { splitPointer, valueAt } from '../../contract/pointer.ts';
import type { Result } from '../engine/result.ts';

/** The part of the contract that a finding points to. */
export interface Excerpt {
  /** The text of the part in YAML: `type: string`. */
  text: string;
  /** The description of the part, or else of the nearest part around it that has one. */
  description?: string;
}

const MAX_LINES = 12;

/** Collects the parts of the contract that the findings of failed jobs point to. The keys are JSON Pointers. */
export function collectExcerpts(
  { document }: Pick<Contract, 'document'>,
  results: Result[],
): Record<string, Excerpt> {
  const pointers = new Set(
    results
      .filter(({ outcome }) => ['fail', 'advised', 'known-fail'].includes(outcome))
      .flatMap(({ findings }) => findings.map(({ pointer }) => pointer)),
  );
  return Object.fromEntries(
    [...pointers].flatMap((pointer) => {
      const excerpt = excerptAt(document, pointer);
      return excerpt ? [[pointer, excerpt]] : [];
    }),
  );
}

function excerptAt(document: Contract['document'], pointer: string): Excerpt | undefined {
  const path = splitPointer(pointer);
  const value = valueAt(document, path);
  if (value === undefined) return undefined;
  const lines = writeYaml(path.at(-1)!, value).split('\n');
  const description = descriptionAbove(document, path);
  return {
    text: [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n'),
    ...(description && { description }),
  };
}

/** Writes a value as YAML. A list of words, such as `required` or `enum`, is written on one line. */
function writeYaml(key: string, value: unknown): string {
  const isList = Array.isArray(value) && value.every((item) => !(item instanceof Object));
  return isList
    ? `${key}: [${value.join(', ')}]`
    : stringify({ [key]: withoutExamples(value) }, { lineWidth: 100 }).trimEnd();
}

/** Returns the value without examples and code samples. */
function withoutExamples(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { examples, 'x-codeSamples': samples, ...rest } = value as Record<string, unknown>;
  return rest;
}

/** Returns the first paragraph of the nearest description: of the part itself, or of a part around it. */
function descriptionAbove(document: Contract['document'], path: string[]): string | undefined {
  for (let length = path.length; length > 1; length--) {
    const node = valueAt(document, path.slice(0, length)) as { description?: unknown } | undefined;
    if (typeof node?.description === 'string') return node.description.trim().split('\n\n')[0];
  }
  return undefined;
}

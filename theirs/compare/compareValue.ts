/** Compares what two schemas say about a single value: one function for each kind of difference. */
import type { JsonValue } from '../../contract/case.ts';
import type { Document } from '../../contract/openapi.ts';
import type { WrittenSchema } from '../../contract/walkSchema.ts';
import {
  type Both,
  type FoundDifference,
  judgeObservation,
  type ObservedValues,
  onBoth,
} from './difference.ts';
import { allows, includes, type Outline, readOutline } from './outline.ts';

/** A difference in a value, and whether a side allows an observed value. */
interface ValueDifference extends Both<string> {
  kind: 'type' | 'null' | 'enum' | 'format';
  isAllowed: (outline: Outline, value: JsonValue) => boolean;
}

const COMPARISONS = [compareTypes, compareNull, compareEnums, compareFormats];

/** Compares two schemas. @returns both outlines, too, if values of both schemas may have the same type */
export function compareValue(
  documents: Both<Document>,
  schemas: Both<WrittenSchema>,
  place: string,
  observed: ObservedValues,
): { differences: FoundDifference[]; outlines?: Both<Outline> } {
  const outlines = {
    ours: readOutline(documents.ours, schemas.ours),
    theirs: readOutline(documents.theirs, schemas.theirs),
  };
  const differences = COMPARISONS.flatMap((compare) =>
    compare(outlines, observed.isText ?? false),
  ).map(
    ({ kind, ours, theirs, isAllowed }): FoundDifference => ({
      kind,
      place,
      ours,
      theirs,
      observe: (seen) =>
        observed.values(seen).flatMap((value) =>
          judgeObservation(
            seen,
            observed,
            onBoth(outlines, (outline) => isAllowed(outline, value)),
          ),
        ),
    }),
  );
  const { types } = outlines.ours;
  const { types: others } = outlines.theirs;
  const haveCommonType =
    !types || !others || [...types].some((type) => type !== 'null' && others.has(type));
  return { differences, ...(haveCommonType && { outlines }) };
}

function compareTypes(outlines: Both<Outline>, isText: boolean): ValueDifference[] {
  const words = onBoth(outlines, ({ types }) => describeTypes(types, isText));
  if (words.ours === words.theirs) return [];
  const isAllowed = (outline: Outline, value: JsonValue) => {
    const anyValue = { ...outline, values: undefined };
    return isText
      ? readText(value).some((one) => allows(anyValue, one))
      : value === null || allows(anyValue, value);
  };
  return [{ kind: 'type', ...words, isAllowed }];
}

function compareNull(outlines: Both<Outline>, isText: boolean): ValueDifference[] {
  const { ours, theirs } = outlines;
  if (isText || !ours.types || !theirs.types || mayBeNull(ours) === mayBeNull(theirs)) return [];
  return [
    {
      kind: 'null',
      ...onBoth(outlines, (outline) => (mayBeNull(outline) ? 'may be null' : 'is never null')),
      isAllowed: (outline, value) => value !== null || mayBeNull(outline),
    },
  ];
}

function mayBeNull({ types }: Outline): boolean {
  return !types || types.has('null');
}

function compareEnums(outlines: Both<Outline>, isText: boolean): ValueDifference[] {
  const { ours, theirs } = onBoth(outlines, ({ values }) => values);
  const isSameSet =
    ours?.length === theirs?.length && (ours ?? []).every((one) => includes(theirs ?? [], one));
  // With other types, the values differ because of them.
  if (isSameSet || compareTypes(outlines, isText).length > 0) return [];
  return [
    {
      kind: 'enum',
      ours: describeValues(ours, theirs),
      theirs: describeValues(theirs, ours),
      isAllowed: ({ values }, value) =>
        !values ||
        value === null ||
        (isText ? readText(value) : [value]).some((one) => includes(values, one)),
    },
  ];
}

const DATES = new Set(['date', 'date-time']);

function compareFormats(outlines: Both<Outline>): ValueDifference[] {
  const words = onBoth(outlines, ({ formats }) => [...formats].sort().join(' or '));
  const { ours, theirs } = words;
  if (ours === theirs || !DATES.has(ours) || !DATES.has(theirs)) return [];
  return [
    {
      kind: 'format',
      ...words,
      isAllowed: ({ formats }, value) =>
        typeof value !== 'string' || formats.has(/T/.test(value) ? 'date-time' : 'date'),
    },
  ];
}

/** Returns the values that a text in a URL may mean. */
function readText(value: JsonValue): JsonValue[] {
  if (typeof value !== 'string') return [value];
  return [
    value,
    ...(/^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : []),
    ...(value === 'true' || value === 'false' ? [value === 'true'] : []),
    // An array may be one text with commas.
    value.split(','),
  ];
}

/** Describes the allowed types without null. In a URL, a text that may be any text may be a number, too. */
function describeTypes(types: Outline['types'], isText: boolean): string {
  if (!types) return 'any type';
  const isCovered = (type: string) =>
    type === 'null' ||
    (type === 'integer' && types.has('number')) ||
    (isText && types.has('string') && ['integer', 'number', 'boolean'].includes(type));
  const names: string[] = [...types].filter((type) => !isCovered(type));
  return names.sort().join(' or ') || 'only null';
}

const MAX_VALUES = 8;

/** The words for a side whose values are all allowed by the other side. */
export const NO_FURTHER_VALUE = 'no further value';

/** Describes the values that only one side allows. */
function describeValues(own: Outline['values'], other: Outline['values']): string {
  if (!own) return 'other values, too';
  const shown = other ? own.filter((one) => !includes(other, one)) : own;
  const names = shown.slice(0, MAX_VALUES).map((one) => JSON.stringify(one));
  const more = shown.length > MAX_VALUES ? ` and ${shown.length - MAX_VALUES} more` : '';
  if (shown.length === 0) return NO_FURTHER_VALUE;
  return `${other ? 'also ' : 'only '}${names.join(', ')}${more}`;
}

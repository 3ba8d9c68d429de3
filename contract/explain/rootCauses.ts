import { isDeepStrictEqual } from 'node:util';
import type { ValidationError } from '../contract.ts';
import { groupBy } from '../groupBy.ts';
import type { Document, Schema } from '../openapi.ts';
import { pointerBelow, splitPointer, valueAt } from '../pointer.ts';
import { type Located, resolveReference } from '../reference.ts';
import { listChildren, listParts, schemaBelow, type WrittenSchema } from '../walkSchema.ts';
import {
  describeCondition,
  describeRequirement,
  joinAlternatives,
  requirementOfFields,
} from './describeRequirement.ts';

/** A reason why a schema refuses a value. */
export interface Cause {
  /** JSON pointer into the value: `/0/commit/id`. Empty for the value itself. */
  path: string;
  /** The violated keyword of JSON Schema: `required`. */
  keyword: string;
  /** The requirement in words: `must be a string`. */
  requirement: string;
  /** The missing fields. Empty if `keyword` is not `required`. */
  missing: string[];
  /** JSON pointer into the bundle, to the violated keyword. */
  pointer: string;
  /** The invalid value, which `path` leads to. */
  value: unknown;
  /**
   * JSON pointer of the schema or `$ref` that was applied to the value. The violated keyword may be in the component
   * behind it.
   */
  usedAt: string;
  /**
   * The missing fields, each with the pointer of the `required` that asks for it. Several schemas can apply to one
   * object.
   */
  lacks: { name: string; pointer: string }[];
  /** The places of other schemas that require the same, such as another part of an `allOf`. */
  also?: Pick<Cause, 'pointer' | 'usedAt'>[];
  /** The innermost `anyOf` or `oneOf` whose alternatives all refuse the value, with the path of the value. */
  choice?: { pointer: string; path: string; value: unknown };
}

/** A part of the checked value, with its JSON pointer into the checked value. */
interface Instance {
  path: string;
  value: unknown;
}

/**
 * Finds the reasons why a schema refuses a value. ajv reports every violated keyword, even in alternatives that do
 * not apply. This function returns one cause for each mistake:
 * - For `anyOf` and `oneOf`, the cause is the requirement of the nearest alternative.
 * - For `if`, the cause is the requirement of its `then`.
 * - All missing fields of an object are one cause.
 * - A value of a wrong type has no other cause.
 *
 * If a value has thousands of errors, the causes of the first errors are found.
 * @param errors the errors of ajv for the value, with the option `allErrors`
 */
export function rootCauses(
  document: Document,
  schema: Located<WrittenSchema>,
  value: unknown,
  errors: ValidationError[],
): Cause[] {
  const first = firstErrors(errors);
  const found = causesIn(document, schema, { path: '', value }, first);
  if (found.length > 0) return found;
  // None of the violated keywords is known to this module. Then the messages of ajv are used.
  return first.map((error) => ({
    path: error.instancePath,
    keyword: error.keyword,
    requirement: describeRequirement(error),
    missing: [],
    pointer: schema.pointer,
    value: valueAt(value, error.instancePath),
    usedAt: schema.pointer,
    lacks: [],
  }));
}

/** The number of errors whose causes are found. An error takes longer to explain than to find. */
const MAX_ERRORS = 5_000;

/**
 * Returns the first errors of a value, without those of an item whose errors are incomplete. Errors of the whole value
 * and of its members come last, so they are chosen separately.
 */
function firstErrors(errors: ValidationError[]): ValidationError[] {
  if (errors.length <= MAX_ERRORS) return errors;
  const isOuter = ({ instancePath }: ValidationError) => instancePath.lastIndexOf('/') <= 0;
  const outer = errors.filter(isOuter).slice(0, MAX_ERRORS);
  const inner = errors.filter((error) => !isOuter(error));
  const cut = inner[MAX_ERRORS];
  const item = cut && /^.*?\/\d+(?=\/|$)/.exec(cut.instancePath)?.[0];
  const first = inner.slice(0, MAX_ERRORS);
  const complete =
    item === undefined ? first : first.filter(({ instancePath }) => !isWithin(instancePath, item));
  return [...(complete.length > 0 ? complete : first), ...outer];
}

function causesIn(
  document: Document,
  written: Located<WrittenSchema>,
  place: Instance,
  allErrors: ValidationError[],
): Cause[] {
  const errors = allErrors.filter(({ instancePath }) => isWithin(instancePath, place.path));
  if (errors.length === 0) return [];
  const findCauses = (part: Located<WrittenSchema>) => causesIn(document, part, place, errors);
  const below = errorsBelow(place, errors);
  const located = resolveReference<Schema>(document, written.value, written.pointer);
  const { value: schema, pointer } = located;

  const here = errors.filter(({ instancePath }) => instancePath === place.path);
  const broken = (
    keyword: string,
    isMeant: (params: ValidationError['params']) => boolean = () => true,
  ) =>
    here.find(
      (error) =>
        keyword in schema &&
        error.keyword === keyword &&
        isAt(error, `${pointer}/${keyword}`) &&
        isMeant(error.params),
    );
  const certain = distinct([
    ...ownCauses(located, written.pointer, place, here),
    ...listParts(located, 'allOf').flatMap((part) => findCauses(part)),
    ...(broken('if')
      ? findCauses({ value: schema.then as Schema, pointer: `${pointer}/then` }).map((cause) => ({
          ...cause,
          requirement: cause.requirement + describeCondition(schema.if as Schema),
        }))
      : []),
    ...listMembers(located, place).flatMap(([part, child]) =>
      causesIn(document, part, child, below.get(child.path) ?? []),
    ),
  ]);
  if (certain.some((cause) => allowsType(cause, place)))
    return certain.filter((cause) => allowsType(cause, place));
  const chosen = (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const parts = listParts(located, keyword);
    const error = broken(keyword, ({ passingSchemas }) =>
      // ajv's path may belong to a `oneOf` in another component. An index beyond the alternatives here shows this.
      ((passingSchemas as number[] | null | undefined) ?? []).every((index) => index in parts),
    );
    if (!error) return [];
    const at = { pointer: `${pointer}/${keyword}`, path: place.path, value: place.value };
    const choice = { ...at, keyword, missing: [], usedAt: written.pointer, lacks: [], choice: at };
    const fitting = error.params.passingSchemas as number[] | null | undefined;
    return fitting
      ? [{ ...choice, requirement: describeOnlyOne(fitting.map((index) => parts[index]!)) }]
      : nearest(
          parts.map((part) => findCauses(part).map((cause) => ({ choice: at, ...cause }))),
          certain,
          choice,
        );
  });
  return [...certain, ...chosen];
}

/** Groups errors by the member of a value in which they are. Looking for each member in all errors would take long. */
function errorsBelow(place: Instance, errors: ValidationError[]): Map<string, ValidationError[]> {
  const inside = errors.filter(({ instancePath }) => instancePath.length > place.path.length);
  return groupBy(inside, ({ instancePath }) => {
    const end = instancePath.indexOf('/', place.path.length + 1);
    return end < 0 ? instancePath : instancePath.slice(0, end);
  });
}

/**
 * Returns the causes from one schema's keywords. Keywords that combine schemas (`anyOf`, `oneOf`, `if`) are left out.
 */
function ownCauses(
  { value: schema, pointer }: Located<Schema>,
  usedAt: string,
  place: Instance,
  errors: ValidationError[],
): Cause[] {
  return Object.entries(schema).flatMap(([keyword, stated]) => {
    const broken = errors.filter(
      (error) =>
        error.keyword === keyword &&
        !CONDITIONAL.has(keyword) &&
        states(error, stated, `${pointer}/${keyword}`),
    );
    if (broken.length === 0) return [];
    const missing =
      keyword === 'required'
        ? [...new Set(broken.map(({ params }) => params.missingProperty as string))]
        : [];
    const requirement =
      missing.length > 0 ? requirementOfFields(missing) : describeRequirement(broken[0], schema);
    const statement = `${pointer}/${keyword}`;
    const lacks = missing.map((name) => ({ name, pointer: statement }));
    return [{ ...place, keyword, requirement, missing, pointer: statement, usedAt, lacks }];
  });
}

const CONDITIONAL = new Set(['anyOf', 'oneOf', 'if']);

/** Returns the causes of the nearest alternative, when all alternatives refuse a value. */
function nearest(alternatives: Cause[][], certain: Cause[], choice: Omit<Cause, 'requirement'>) {
  const known = new Set(certain.map(formatKey));
  const left = alternatives.map((causes) => causes.filter((cause) => !known.has(formatKey(cause))));
  const meant = left.filter((causes) => !causes.some((cause) => excludes(cause, choice)));
  const ranked = (meant.length > 0 ? meant : left)
    .map((causes) => ({
      causes,
      faults: causes.reduce((sum, { missing }) => sum + (missing.length || 1), 0),
      depth: Math.max(...causes.map(({ path }) => splitPointer(path).length)),
    }))
    .sort((one, other) => one.faults - other.faults || other.depth - one.depth);
  const [best] = ranked;
  const equals = ranked
    .filter(({ faults, depth }) => faults === best!.faults && depth === best!.depth)
    .map(({ causes }) => causes);
  const [first] = best!.causes;
  const isOneFault = equals.every(([one, ...more]) => one?.path === first?.path && !more[0]);
  const requirements = new Set(equals.flatMap(([one]) => one?.requirement ?? []));
  if (!first || !isOneFault || requirements.size === 1) return best!.causes;
  const isOneKeyword = equals.every(([one]) => one?.keyword === first.keyword);
  return [
    {
      ...first,
      keyword: isOneKeyword ? first.keyword : choice.keyword,
      requirement: joinAlternatives([...requirements]),
      missing: [],
      lacks: [],
      pointer: choice.pointer,
    },
  ];
}

/**
 * Returns true if an alternative is meant for other values: for another type, or for objects without one of the
 * fields.
 */
function excludes(cause: Cause, { path }: Instance): boolean {
  const isBelow = cause.path.slice(0, cause.path.lastIndexOf('/')) === path;
  return (
    (cause.path === path && (cause.keyword === 'type' || cause.keyword === 'not')) ||
    (isBelow && cause.keyword === 'not')
  );
}

function describeOnlyOne(fitting: Located<WrittenSchema>[]): string {
  const fields = fitting.map(({ value }) => value.required ?? []);
  return fields.every((names) => names.length > 0)
    ? `must have only one of ${fields.map((names) => names.join(' and ')).join(', ')}`
    : 'must fit only one of the alternatives';
}

/** Returns the members or items of a value, each with its schema. */
function listMembers(
  schema: Located<Schema>,
  { path, value }: Instance,
): [Located<WrittenSchema>, Instance][] {
  return listChildren(value).flatMap(([key, child]): [Located<WrittenSchema>, Instance][] => {
    const below = schemaBelow(schema, key);
    return below ? [[below, { path: pointerBelow(path, key), value: child }]] : [];
  });
}

/**
 * Returns true if an error of ajv fits this keyword with this value. Another schema may have the same keyword and
 * value.
 */
function states({ keyword, params, ...error }: ValidationError, stated: unknown, pointer: string) {
  return keyword === 'required'
    ? (stated as string[]).includes(params.missingProperty as string)
    : Object.values(params).some((param) => isDeepStrictEqual(param, stated)) ||
        isAt(error, pointer);
}

/** Returns true if an error is at a keyword. ajv's path may begin inside a component, so only the end is compared. */
function isAt({ schemaPath }: Pick<ValidationError, 'schemaPath'>, pointer: string): boolean {
  return pointer.endsWith(schemaPath.slice(schemaPath.indexOf('#') + 1));
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`);
}

function allowsType({ path, keyword }: Cause, place: Instance): boolean {
  return path === place.path && keyword === 'type';
}

/** Removes duplicates, and merges all causes for missing fields of an object into one cause. */
function distinct(causes: Cause[]): Cause[] {
  const isLack = ({ missing, requirement }: Cause) => requirement === requirementOfFields(missing);
  const alike = groupBy(causes, (cause) =>
    isLack(cause) ? `${cause.path} lacks` : formatKey(cause),
  );
  return [...alike.values()].map(([first, ...others]) => {
    const also = others.flatMap((cause) => [cause, ...(cause.also ?? [])]);
    if (!first || !isLack(first)) return { ...first!, ...(also.length > 0 && { also }) };
    const all = [first, ...others];
    const missing = [...new Set(all.flatMap((cause) => cause.missing))];
    const lacks = all.flatMap((cause) => cause.lacks);
    return { ...first, missing, lacks, requirement: requirementOfFields(missing) };
  });
}

/** Returns a key for duplicates: causes with the same key are corrected by the same change of the value. */
function formatKey({ path, missing, requirement }: Cause): string {
  return `${path} ${missing.length > 0 ? missing : requirement}`;
}

import { brief } from '../brief.ts';
import type { ValidationError } from '../contract.ts';
import type { Schema } from '../openapi.ts';

/**
 * Describes the requirement of a violated keyword: `must be a string`.
 * @param schema the schema that has the keyword. It is used for the keyword `not` only
 */
export function describeRequirement(
  error: ValidationError | undefined,
  schema: Schema = {},
): string {
  if (!error) return 'must be valid';
  const { params, keyword } = error;
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(kind).join(' or ')}`;
    case 'required':
      return requirementOfFields([params.missingProperty as string]);
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map((value) => brief(value)).join(', ')}`;
    case 'const':
      return `must be ${brief(params.allowedValue)}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `a ${params.format}`}`;
    case 'not':
      return prohibition(schema.not as Schema);
    default:
      return error.message ?? `must keep ${keyword}`;
  }
}

/** Describes the requirement of missing fields: `must have the field name`. */
export function requirementOfFields(names: string[]): string {
  return `must have the ${names.length === 1 ? 'field' : 'fields'} ${names.join(', ')}`;
}

/**
 * Describes the condition of an `if`: ` when status is "error"`. Returns an empty text for conditions of other kinds.
 */
export function describeCondition({ properties = {}, required = [], not }: Schema): string {
  const valued = Object.entries(properties).flatMap(
    ([name, { const: value, enum: values = value === undefined ? [] : [value] }]) =>
      values.length > 0 ? [`${name} is ${values.map((one) => brief(one)).join(' or ')}`] : [],
  );
  const conditions = [
    ...valued,
    ...required.filter((name) => !(name in properties)).map((name) => `${name} is there`),
    ...(not?.required ?? []).map((name) => `${name} is not there`),
  ];
  return conditions.length > 0 ? ` when ${conditions.join(' and ')}` : '';
}

/** Joins alternative requirements into one text: `must be an object or null`. */
export function joinAlternatives(requirements: string[]): string {
  const distinct = [...new Set(requirements)];
  const opening = OPENINGS.find((words) => distinct.every((one) => one.startsWith(words)))!;
  return opening + distinct.map((one) => one.slice(opening.length)).join(' or ');
}

const OPENINGS = ['must have the field ', 'must be ', 'must ', ''];

function prohibition(schema: Schema): string {
  const alternatives = (schema.anyOf ?? [schema]).map(({ required = [] }) =>
    required.join(' and '),
  );
  if (alternatives.includes('')) return 'must not be there';
  return `must not have ${alternatives.join(' or ')}${describeCondition({ properties: schema.properties ?? {} })}`;
}

function kind(type: unknown): string {
  return type === 'null' ? 'null' : `${/^[aio]/.test(String(type)) ? 'an' : 'a'} ${type}`;
}

const FORMATS: Record<string, string> = {
  date: 'a date (2026-01-31)',
  'date-time': 'a date and time (2026-01-31T12:00:00Z)',
  email: 'an e-mail address',
  uri: 'an absolute URL',
};

import type { ValidationError } from '../../contract/contract.ts';
import { brief } from './brief.ts';

/**
 * Says in words what a violated keyword of a schema asks for: `must be a string`. Beside ajv's own
 * errors it reads those in which `missingProperty` is a list.
 */
export function requirementOf(error: ValidationError | undefined): string {
  if (!error) return 'must be valid';
  const { params, keyword } = error;
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(kind).join(' or ')}`;
    case 'required':
      return Array.isArray(params.missingProperty)
        ? `must have the fields ${params.missingProperty.join(', ')}`
        : `must have the field ${params.missingProperty}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map((value) => brief(value)).join(', ')}`;
    case 'const':
      return `must be ${brief(params.allowedValue)}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `a ${params.format}`}`;
    case 'false schema':
      return 'must not be there';
    default:
      return error.message ?? `must keep ${keyword}`;
  }
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

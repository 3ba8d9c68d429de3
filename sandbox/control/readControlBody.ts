import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from '../../contract/createAjv.ts';
import { invalid } from '../server/refusal.ts';
import type { SettingsChange } from './changeSettings.ts';
import type { ClockMove } from './moveClock.ts';

/** What the bodies of the control API are. */
interface Bodies {
  reset: { clock?: string };
  clock: ClockMove;
  settings: SettingsChange;
}

const SCHEMAS = {
  reset: {
    type: 'object',
    additionalProperties: false,
    properties: { clock: { type: 'string', format: 'date-time' } },
  },
  clock: {
    type: 'object',
    additionalProperties: false,
    oneOf: [{ required: ['now'] }, { required: ['advance'] }],
    properties: {
      now: { type: 'string', format: 'date-time' },
      advance: { type: 'string' },
    },
  },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      tier: { enum: ['free', 'premium', 'ultimate'] },
      offering: { enum: ['hosted', 'self-managed', 'dedicated'] },
      flags: { type: 'object', additionalProperties: { type: 'boolean' } },
      rateLimits: { type: 'boolean' },
    },
  },
};

const ajv = createAjv({ allErrors: false });
const validators = new Map<keyof Bodies, ValidateFunction>();

/**
 * Reads the JSON body of a request to the control API.
 * @throws a Refusal with 400 that says what is wrong
 */
export function readControlBody<Name extends keyof Bodies>(name: Name, text: string): Bodies[Name] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('400 Bad Request: the body is not valid JSON');
  }
  const validate = validators.get(name) ?? ajv.compile(SCHEMAS[name]);
  validators.set(name, validate);
  if (!validate(value))
    throw invalid(`400 Bad Request: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`);
  return value as Bodies[Name];
}

import { isObject } from '../../../contract/isObject.ts';
import { headerValues, type RawResponse } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Target } from '../target.ts';
import { findRole } from '../tokenFor.ts';
import type { Diagnosis } from './diagnosis.ts';

/** A refusal that says its reason. `scope`: that of the token. `archived`: the place in the path accepts no writes. */
export interface Refusal {
  kind: 'scope' | 'archived';
  /** The words of the server, shortened. */
  says: string;
}

/** The longest quotation of a server, in characters. */
const MOST_CHARACTERS = 120;

/**
 * Returns the reason that a refusal names. RFC 6750 has `insufficient_scope` for a token with too narrow a scope.
 * Undefined if the response is no refusal, or names neither reason.
 */
export function readRefusal(response: RawResponse | undefined): Refusal | undefined {
  if (!response || response.status < 400 || response.status >= 500) return undefined;
  const says = quoteMessage(response);
  const text = [
    ...headerValues(response, 'www-authenticate'),
    response.body.toString('utf8', 0, 2000),
  ];
  if (text.some((one) => one.includes('insufficient_scope'))) return { kind: 'scope', says };
  return text.some((one) => /\barchived\b/i.test(one)) ? { kind: 'archived', says } : undefined;
}

/** Returns the message of a refusal as one short line. */
export function quoteMessage(response: RawResponse): string {
  const body = readJson(response);
  const told = isObject(body)
    ? [body.error, body.error_description, body.message].filter((one) => typeof one === 'string')
    : [];
  const text = (told.length > 0 ? told.join(': ') : response.body.toString('utf8', 0, 500))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** Returns the diagnosis for a token whose scope does not allow a call. */
export function narrowScope(
  target: Pick<Target, 'tokens'>,
  token: string,
  operation: string,
  { says }: Pick<Refusal, 'says'>,
): Diagnosis {
  return {
    fault: 'profile',
    problem: `The scope of the token of ${findRole(target, token)} is too narrow: ${operation} is refused, with the words "${says}". The role of its user is another matter. Create a token whose scope allows every call of the API, also writing, and write it in the profile.`,
  };
}

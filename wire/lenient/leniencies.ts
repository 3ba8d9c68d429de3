/**
 * The leniencies that mock and sandbox share: requests that the API documentation does not allow, but that deployments
 * accept. Both servers accept them and name them in a response header.
 */

/**
 * The advice for the author of a client, by the name of the leniency: how to write the request as the API documentation
 * allows it. `docs/sandbox/leniencies.md` describes each of them.
 */
export const LENIENCIES = {
  'bearer-token': 'must not carry an access token: send the token in PRIVATE-TOKEN',
  'boolean-word': 'must be a boolean: write true or false',
  'comma-list': 'must be a list: repeat the name with [], or write an array in JSON',
  'empty-date': 'must be a date: the documents do not say that an empty value clears it',
  'json-text': 'must be a number or a boolean: write it without quotes in JSON',
  'list-for-text': 'must be one text: write the items with commas between them',
  'media-type': 'must be a media type that the operation declares, such as application/json',
  'null-value': 'must not be null: leave the field out',
  'time-for-day': 'must be a day: write it as YYYY-MM-DD, without a time',
} as const;

/** A leniency that a request needs, at a place of the request. */
export interface Leniency<Name extends string = keyof typeof LENIENCIES> {
  name: Name;
  /** The parameter or field, as messages name it: `actions[0][file_path]`. */
  at: string;
}

/** The most leniencies that a header names. A request may have any number of unknown fields. */
const MOST_NAMED = 20;

/** Writes leniencies as a list of structured fields (RFC 9651): `boolean-word;at="recursive"`. */
export function writeLeniencies(used: Leniency<string>[]): string {
  const items = used.map(({ name, at }) => `${name};at="${encodeURI(at).slice(0, 100)}"`);
  return [...new Set(items)].slice(0, MOST_NAMED).join(', ');
}

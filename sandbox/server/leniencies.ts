/**
 * The leniencies of the sandbox: requests that the API documentation does not allow, but that deployments accept. The
 * sandbox accepts them, too, and names them in a response header. A strict sandbox refuses them.
 */
import { Refusal, refuse } from './refusal.ts';

/**
 * The advice for the author of a client, by the name of the leniency: how to write the request as the API documentation
 * allows it. This is the only list of leniencies. `docs/sandbox/leniencies.md` describes each of them.
 */
export const LENIENCIES = {
  'bearer-token': 'must not carry an access token: send the token in PRIVATE-TOKEN',
  'boolean-word': 'must be a boolean: write true or false',
  'comma-list': 'must be a list: repeat the name with [], or write an array in JSON',
  'empty-date': 'must be a date: the documents do not say that an empty value clears it',
  'json-text': 'must be a number or a boolean: write it without quotes in JSON',
  'key-line-break': 'must be a single line: write the key without a line break',
  'media-type': 'must be a media type that the operation declares, such as application/json',
  'null-value': 'must not be null: leave the field out',
  'path-prefix': 'must be a path within the repository: write it without / or ./ at its beginning',
  'time-for-day': 'must be a day: write it as YYYY-MM-DD, without a time',
  'unknown-field': 'is not a field of this operation: leave it out, or correct its name',
  'unknown-parameter': 'is not a parameter of this operation: leave it out, or correct its name',
} as const;

export type LeniencyName = keyof typeof LENIENCIES;

/** A leniency that a request needs, at a place of the request. */
export interface Leniency {
  name: LeniencyName;
  /** The parameter or field, as messages name it: `actions[0][file_path]`. */
  at: string;
}

/**
 * The bodies of deployments where the API documentation contradicts itself, made from the documented bodies. A strict
 * sandbox responds with the documented body. `docs/sandbox/leniencies.md` describes these bodies, too.
 */
export const BODIES_OF_DEPLOYMENTS: Record<string, (documented: unknown) => unknown> = {
  createGpgKey: (documented) => [documented].flat()[0],
};

/**
 * Fields of deployments in bodies that the API documentation does not show. A strict sandbox leaves them out, as it
 * leaves out all fields that the contract does not have.
 */
export const FIELDS_OF_DEPLOYMENTS: Record<string, string[]> = {
  createMilestone: ['web_url'],
  getMilestone: ['web_url'],
  updateMilestone: ['web_url'],
};

/** The response header that names the leniencies which a request needed. */
export const LENIENCY_HEADER = 'x-sandbox-lenient';

/** The refusal of a strict sandbox, with the advice for each part that the API documentation does not allow. */
export class StrictRefusal extends Refusal {}

/** The most leniencies that the header names. A request may have any number of unknown fields. */
const MOST_NAMED = 20;

/** Records the leniencies that a request needs. */
export interface LeniencyRecord {
  /**
   * Accepts parts of the request that the API documentation does not allow.
   * @throws a Refusal with 400 and the advice for each part, if the sandbox is strict
   */
  accept(leniencies: Leniency[]): void;
  /** Returns the response header for the leniencies so far. */
  header(): Record<string, string>;
}

export function recordLeniencies(isStrict: boolean): LeniencyRecord {
  const used: Leniency[] = [];
  return {
    accept: (leniencies) => {
      if (isStrict && leniencies.length > 0) {
        const fields = leniencies.map(({ name, at }) => [at, [LENIENCIES[name]]]);
        refuse(new StrictRefusal(400, Object.fromEntries(fields)));
      }
      used.push(...leniencies);
    },
    header: () => writeHeader(used),
  };
}

/** Writes leniencies as a list of structured fields (RFC 9651): `boolean-word;at="recursive"`. */
function writeHeader(used: Leniency[]): Record<string, string> {
  if (used.length === 0) return {};
  const items = used.map(({ name, at }) => `${name};at="${encodeURI(at).slice(0, 100)}"`);
  return { [LENIENCY_HEADER]: [...new Set(items)].slice(0, MOST_NAMED).join(', ') };
}

/**
 * The leniencies of the sandbox. It accepts requests that the API documentation does not allow, as deployments do, and
 * names them in a response header. A strict sandbox refuses them.
 */
import {
  LENIENCIES as SHARED,
  type Leniency as SharedLeniency,
  writeLeniencies,
} from '../../wire/lenient/leniencies.ts';
import { Refusal, refuse } from './refusal.ts';

/**
 * The advice for the author of a client, by the name of the leniency. It has the leniencies of the mock, and those of the
 * sandbox alone. `docs/sandbox/leniencies.md` describes each of them.
 */
export const LENIENCIES = {
  ...SHARED,
  'double-slash': 'must not have two slashes in a row: write one',
  'job-token': 'must not carry an access token: send the token in PRIVATE-TOKEN',
  'key-line-break': 'must be a single line: write the key without a line break',
  'path-prefix': 'must be a path within the repository: write it without / or ./ at its beginning',
  'unknown-field': 'is not a field of this operation: leave it out, or correct its name',
  'unknown-parameter': 'is not a parameter of this operation: leave it out, or correct its name',
} as const;

export type LeniencyName = keyof typeof LENIENCIES;

/** A leniency that a request needs, at a place of the request. */
export type Leniency = SharedLeniency<LeniencyName>;

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
    header: () => (used.length === 0 ? {} : { [LENIENCY_HEADER]: writeLeniencies(used) }),
  };
}

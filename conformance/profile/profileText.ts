/**
 * Writes the text of a profile. Its comments give the origin of each found fixture, and the way to get each missing
 * fixture.
 */
import { stringify } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import type { Fixture } from '../../contract/openapi.ts';
import { operationsToName } from '../target/operationsToName.ts';
import type { ConnectionEntries } from '../target/readConnection.ts';
import type { Availability } from './findAvailability.ts';
import type { Found } from './findFixtures.ts';

export interface ProfileFacts {
  /** The URL of the deployment, as the user gave it in the option. */
  target: string;
  /** The names of the environment variables with the tokens, by role. */
  tokens: Record<string, string>;
  /** The headers and certificates that the way to the deployment needs. */
  connection: ConnectionEntries;
  /** The found fixtures, by the keys of `x-fixtures`. */
  fixtures: Record<string, Found>;
  availability: Availability;
  /** Whether the operations that cannot be undone are permitted. Otherwise they are listed in a comment. */
  isThrowaway: boolean;
  /** Returns the number of cases that need a fixture. */
  casesOf: (key: string) => number;
}

export function profileText(contract: Contract, facts: ProfileFacts): string {
  const { target, tokens, connection, fixtures, availability, isThrowaway, casesOf } = facts;
  const all = Object.entries(contract.document['x-fixtures']);
  const found = all.filter(([key]) => key in fixtures);
  const missing = all
    .filter(([key]) => !(key in fixtures))
    .sort(([a], [b]) => casesOf(b) - casesOf(a));
  return [
    '# The profile of a deployment, for `forge-contract conform`. Written by `forge-contract profile init`. You may edit it.',
    '',
    `baseUrl: ${scalar(target)}`,
    '',
    '# The token of each role: write the name of an environment variable, never the token itself.',
    'tokens:',
    ...Object.entries(tokens).map(([role, name]) => `  ${role}: $${name}`),
    ...connectionLines(connection),
    '',
    '# The resources that a run may read. The comments say where each value was found.',
    'fixtures:',
    ...found.flatMap(([key, { description }]) => [
      `  # ${description}`,
      `  ${key}: ${scalar(fixtures[key]?.value ?? '')} # ${fixtures[key]?.from}`,
    ]),
    ...(found.length === 0 ? ['  {}'] : []),
    '',
    `# Not found: ${missing.length} of ${all.length} fixtures. The fixtures that most cases need come first.`,
    ...missing.flatMap(([key, fixture]) => [
      `# ${fixture.description} ${casesOf(key)} cases. ${howToGet(fixture)}`,
      `#  ${key}:`,
    ]),
    '',
    '# Tier and offering. The deployment must refuse operations of other tiers and offerings as documented.',
    ...(['tier', 'offering'] as const).map((name) => {
      const found = availability[name];
      return found ? `${name}: ${found.value} # ${found.from}` : `# ${name}: ${EXAMPLES[name]}`;
    }),
    '',
    ...flagLines(availability),
    '# Limits on the load of the deployment.',
    'limits:',
    '  concurrency: 4',
    '',
    '# For --allow-writes: operations that cannot be undone, or that change resources which the run did not create.',
    `# ${isThrowaway ? 'Remove those that must not run.' : 'Permit each by name, or all if the project and its group are for tests only (--throwaway).'}`,
    ...[
      'writes:',
      '  operations:',
      ...[...operationsToName(contract)].map((id) => `    - ${id}`),
    ].map((line) => (isThrowaway ? line : `# ${line}`)),
    '',
  ].join('\n');
}

/** Example values, which the profile shows in comments if the tier or the offering is unknown. */
const EXAMPLES = { tier: 'premium', offering: 'self-managed' };

function flagLines({ flags }: Availability): string[] {
  const found = Object.entries(flags);
  return found.length === 0
    ? []
    : [
        '# The feature flags that differ from their defaults.',
        'flags:',
        ...found.map(([name, { value, from }]) => `  ${name}: ${value} # ${from}`),
        '',
      ];
}

function connectionLines({ headers = {}, tls = {} }: ConnectionEntries): string[] {
  const entries = (part: object) =>
    Object.entries(part).map(([name, value]) => `  ${name}: ${scalar(value)}`);
  return [
    ...(Object.keys(headers).length > 0
      ? ['', '# The headers that a gateway needs, each with an environment variable.', 'headers:']
      : []),
    ...entries(headers),
    ...(Object.keys(tls).length > 0
      ? ['', '# Certificates in PEM. The paths are relative to this file.', 'tls:']
      : []),
    ...entries(tls),
  ];
}

function howToGet({ find, create, unique }: Fixture): string {
  if (unique) return 'A run with --allow-writes generates a value.';
  if (create?.[0]) return `Created by a run with --allow-writes (${create[0].case}).`;
  return find?.[0]
    ? `The response of ${find[0].operation} has no value for it: create such a resource on the platform.`
    : 'No operation lists such resources: create one on the platform, and write its value here.';
}

function scalar(value: string | number): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

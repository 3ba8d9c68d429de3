/** Writes a profile with comments: the origin of each found fixture, and the way to get each missing one. */
import { stringify } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import type { Fixture } from '../../contract/openapi.ts';
import type { Availability } from './findAvailability.ts';
import type { Found } from './findFixtures.ts';

export interface ProfileFacts {
  /** The address of the deployment, as in the option. */
  target: string;
  /** The names of environment variables by role. */
  tokens: Record<string, string>;
  /** The found fixtures, by the keys of `x-fixtures`. */
  fixtures: Record<string, Found>;
  availability: Availability;
  /** Returns the number of cases that need a fixture. */
  casesOf: (key: string) => number;
}

export function profileText(contract: Contract, facts: ProfileFacts): string {
  const { target, tokens, fixtures, availability, casesOf } = facts;
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
    '# A token for each role: the name of an environment variable, never the token itself.',
    'tokens:',
    ...Object.entries(tokens).map(([role, name]) => `  ${role}: $${name}`),
    '',
    '# The resources that a run may read. The comments say where each value was found.',
    'fixtures:',
    ...found.flatMap(([key, { description }]) => [
      `  # ${description}`,
      `  ${key}: ${scalar(fixtures[key]!.value)} # ${fixtures[key]!.from}`,
    ]),
    ...(found.length === 0 ? ['  {}'] : []),
    '',
    `# Not found: ${missing.length} of ${all.length}. Those that most cases need come first.`,
    ...missing.flatMap(([key, fixture]) => [
      `# ${fixture.description} ${casesOf(key)} cases. ${howToGet(fixture)}`,
      `#  ${key}:`,
    ]),
    '',
    '# Tier and offering. The deployment must refuse operations of others as documented.',
    ...(['tier', 'offering'] as const).map((name) => {
      const found = availability[name];
      return found ? `${name}: ${found.value} # ${found.from}` : `# ${name}: ${EXAMPLES[name]}`;
    }),
    '',
    '# Limits on the load of the deployment.',
    'limits:',
    '  concurrency: 4',
    '',
    '# With --allow-writes: operations with an irreversible effect, or that change resources of others.',
    '# writes:',
    '#   operations: [createCommit]',
    '',
  ].join('\n');
}

/** Example values for the lines of unknown facts. */
const EXAMPLES = { tier: 'premium', offering: 'self-managed' };

function howToGet({ find, create, unique }: Fixture): string {
  if (unique) return 'A run with --allow-writes generates a value.';
  if (create) return `Created by a run with --allow-writes (${create[0]!.case}).`;
  return find
    ? `${find[0]!.operation} does not show one: create one on the platform.`
    : 'No operation lists them: create one on the platform, and write it here.';
}

function scalar(value: string | number): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

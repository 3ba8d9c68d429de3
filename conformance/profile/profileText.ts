/** Writes a profile for people: what was found with where it came from, what is missing with what makes it. */
import { stringify } from 'yaml';
import type { Contract } from '../../contract/contract.ts';
import type { Fixture } from '../../contract/openapi.ts';
import type { Availability } from './findAvailability.ts';
import type { Found } from './findFixtures.ts';

export interface ProfileFacts {
  /** The address as the user gave it. */
  target: string;
  /** The names of environment variables by role. */
  tokens: Record<string, string>;
  /** By the keys of `x-fixtures`. */
  fixtures: Record<string, Found>;
  availability: Availability;
  /** How many cases need a fixture, by its key. */
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
    '# A deployment, described for forge-contract conform. Written by forge-contract profile init; yours to change.',
    '',
    `baseUrl: ${scalar(target)}`,
    '',
    '# A token for each role: the name of an environment variable, never the token itself.',
    'tokens:',
    ...Object.entries(tokens).map(([role, name]) => `  ${role}: $${name}`),
    '',
    '# What may be looked at. It was found by reading, where the comment says.',
    'fixtures:',
    ...found.flatMap(([key, { description }]) => [
      `  # ${description}`,
      `  ${key}: ${scalar(fixtures[key]!.value)} # ${fixtures[key]!.from}`,
    ]),
    ...(found.length === 0 ? ['  {}'] : []),
    '',
    `# Not found: ${missing.length} of ${all.length}. The first ones are needed by most cases.`,
    ...missing.flatMap(([key, fixture]) => [
      `# ${fixture.description} ${casesOf(key)} cases. ${howToGet(fixture)}`,
      `#  ${key}:`,
    ]),
    '',
    '# What the deployment is. Operations that it should not have must then be refused as documented.',
    ...(['tier', 'offering'] as const).map((name) => {
      const found = availability[name];
      return found ? `${name}: ${found.value} # ${found.from}` : `# ${name}: ${EXAMPLES[name]}`;
    }),
    '',
    '# How hard it may be used.',
    'limits:',
    '  concurrency: 4',
    '',
    '# With --allow-writes: operations whose effect lasts, or that change what the run has not made.',
    '# writes:',
    '#   operations: [createCommit]',
    '',
  ].join('\n');
}

/** What a line that nothing is known for looks like. */
const EXAMPLES = { tier: 'premium', offering: 'self-managed' };

function howToGet({ find, make, unique }: Fixture): string {
  if (unique) return 'A run with --allow-writes makes one up.';
  if (make) return `Made by a run with --allow-writes (${make[0]!.case}).`;
  return find
    ? `${find[0]!.operation} shows none: make one on the platform.`
    : 'No operation lists them: make one on the platform, and give it here.';
}

function scalar(value: string | number): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

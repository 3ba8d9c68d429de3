import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import { fastImportStream } from '../../contract/world/fastImportStream.ts';
import { fixturesIn } from '../../contract/world/fixturesIn.ts';
import type { History } from '../../contract/world/repositoryOf.ts';
import { worldOf } from '../../contract/world/worldOf.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { formatPlace, type Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SandboxOptions, Seed, Settings } from '../sandbox.ts';
import type { WorldFacts } from './readWorldFacts.ts';

/** The options of a sandbox that come from a world. */
export type WorldSeed = Pick<
  SandboxOptions,
  'seed' | 'histories' | 'settings' | 'webOrigin' | 'pagesDomain' | 'fixtures'
> & {
  /** The time in the world, in milliseconds since 1970. */
  clock: number;
};

/** The defaults of a world in a file. */
const DEFAULTS = {
  clock: '2026-01-01T00:00:00Z',
  origin: 'https://forge.example.com',
  pages_domain: 'pages.example',
  settings: {},
};

/**
 * Creates a seed from a world in one file.
 * @param text the text of the file, to find the lines of problems
 * @throws a UsageError with a line for each problem: a reference to a missing row, two rows with one key
 */
export function seedOf(facts: WorldFacts, data: Row, text: YamlText): WorldSeed {
  const { repositories = {}, fixtures = {}, ...tables } = data;
  const own = fixtures as Record<string, Row>;
  const world = worldOf({
    tables: [{ ...text, data: { ...DEFAULTS, ...tables } }],
    histories: new Map(
      Object.entries(repositories as object).map(([name, history]: [string, History]) => [
        name,
        { ...text, data: history, at: ['repositories', name] },
      ]),
    ),
    fixtures: {
      ...text,
      data: Object.fromEntries(
        Object.entries(facts.fixtures).map(([key, fixture]) => [
          key,
          { ...fixture, row: own[key] ?? fixture.row ?? {} },
        ]),
      ),
    },
    schema: facts.schema,
    problems: [],
  });
  refuse(world.problems);
  const found = fixturesIn(world);
  refuse(
    Object.keys(own)
      .filter((key) => !(key in found))
      .map((key) => problemAt(text, ['fixtures', key], 'seed', whyNotFound(key, facts))),
  );
  const { tier, ...instance } = world.settings;
  return {
    seed: withTokens(world.tables),
    histories: Object.fromEntries(
      [...world.repositories].map(([name, repository]) => [name, fastImportStream(repository)]),
    ),
    settings: { ...(tier != null && { tier: tier as Settings['tier'] }), instance },
    webOrigin: world.origin,
    pagesDomain: world.pages_domain,
    clock: Date.parse(world.clock),
    fixtures: found,
  };
}

/** Throws if there are problems. @throws a UsageError with a line for each: `file:line:column: message` */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0)
    throw new UsageError(
      problems.map((problem) => `${formatPlace(problem)}: ${problem.message}`).join('\n'),
    );
}

function whyNotFound(key: string, { fixtures }: WorldFacts): string {
  const [table] = fixtures[key]?.world?.split('.') ?? [];
  if (table) return `No row of ${table} has these fields, or more than one: name one row`;
  const near = nearest(key, Object.keys(fixtures));
  return `There is no fixture ${key} that a row has${near ? `; did you mean ${near}?` : ''}`;
}

/**
 * Gives each user a token with the username in it. It is not secret, because a sandbox protects nothing.
 */
function withTokens(tables: Seed): Seed {
  const users = tables.users ?? [];
  return {
    ...tables,
    tokens: users.map(({ username }) => ({
      token: `sandbox-token-of-${username}`,
      user: username,
    })),
  };
}

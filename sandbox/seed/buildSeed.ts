import { nearest } from '../../contract/nearest.ts';
import { type History, listRefs } from '../../contract/world/buildRepository.ts';
import { buildWorld } from '../../contract/world/buildWorld.ts';
import { fastImportStream } from '../../contract/world/fastImportStream.ts';
import { fixturesIn } from '../../contract/world/fixturesIn.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SandboxOptions, Seed, Settings } from '../sandbox.ts';
import { rowsIn, type WorldFacts } from './readWorldFacts.ts';
import {
  type GivenRepositories,
  readRealRepositories,
  withRepositories,
} from './realRepositories.ts';
import { refuse } from './refuseProblems.ts';

/** The options of a sandbox that a world determines. */
export type WorldSeed = Pick<
  SandboxOptions,
  'seed' | 'histories' | 'settings' | 'webOrigin' | 'pagesDomain' | 'fixtures' | 'prepared'
> & {
  /** The time at which the world takes place, in milliseconds since 1970. */
  clock: number;
};

/** The values of a world file that leaves these fields out. A project without a storage of its own is in `default`. */
const DEFAULTS = {
  clock: '2026-01-01T00:00:00Z',
  origin: 'https://forge.example.com',
  pages_domain: 'pages.example',
  settings: {},
  storages: [{ name: 'default' }],
};

/**
 * Creates a seed from the content of a world file.
 * @param text the text of the file, so that messages can name lines
 * @param given repositories that replace those of projects. Default: none
 * @throws a UsageError with a line for each problem, such as a reference to a missing row or a duplicate key
 */
export async function buildSeed(
  facts: WorldFacts,
  data: Row,
  text: YamlText,
  given: GivenRepositories = {},
): Promise<WorldSeed> {
  const { repositories = {}, fixtures = {}, ...tables } = withRepositories(facts, data, given);
  const real = await readRealRepositories(rowsIn(tables, 'projects'), text);
  const own = fixtures as Record<string, Row>;
  const world = buildWorld({
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
    repositories: real.repositories,
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
      [...world.repositories].map(([name, repository]) => [
        name,
        real.sources[name] ?? {
          objects: { stream: fastImportStream(repository) },
          defaultBranch: repository.defaultBranch,
          refs: listRefs(repository),
        },
      ]),
    ),
    settings: { ...(tier != null && { tier: tier as Settings['tier'] }), instance },
    webOrigin: world.origin,
    pagesDomain: world.pages_domain,
    clock: Date.parse(world.clock),
    fixtures: found,
  };
}

function whyNotFound(key: string, { fixtures }: WorldFacts): string {
  const [table] = fixtures[key]?.world?.split('.') ?? [];
  if (table) return `These fields must match exactly one row of ${table}`;
  const near = nearest(key, Object.keys(fixtures));
  return `No fixture '${key}' takes its value from a row${near ? `; did you mean '${near}'?` : ''}`;
}

/**
 * Adds a token for each user, which contains the username. It is easy to guess, because a sandbox has no secrets.
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

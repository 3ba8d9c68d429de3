import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../test/sample.ts';
import { compileWorld, problemsOfWorld } from './compileWorld.ts';
import { WORLD_DIR } from './readWorldFiles.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forge-world-'));
  await cp(WORLD_DIR, dir, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Replaces a text in a file of the example world. Returns the problems, as file, line and message. */
async function foundAfter(file: string, text: string, by: string): Promise<string[]> {
  const path = join(dir, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(text);
  await writeFile(path, before.replace(text, by));
  return problemsOfWorld(await compileWorld(dir)).map(
    (problem) => `${problem.file.split('/').at(-1)}:${problem.line} ${problem.message}`,
  );
}

it('finds no problem in the unchanged example world', async () => {
  expect(problemsOfWorld(await compileWorld(dir))).toEqual([]);
});

it.each(
  sample(
    [
      ['broken YAML', 'users.yaml', 'users:\n', 'users\n', /^users\.yaml:\d+ Not valid YAML/],
      [
        'an unknown field',
        'groups.yaml',
        'path: acme,',
        'path: acme, colour: red,',
        /^groups\.yaml:3 groups\.0\.colour is an unknown key/,
      ],
      [
        'a missing field',
        'groups.yaml',
        'path: acme, ',
        '',
        /^groups\.yaml:3 groups\.0 must have the field path/,
      ],
      [
        'an invalid value',
        'projects.yaml',
        'visibility: internal',
        'visibility: secret',
        /visibility must be one of "public", "internal", "private"/,
      ],
      [
        'an unknown table',
        'users.yaml',
        'users:\n',
        'people:\n',
        /^users\.yaml:\d+ people is an unknown key/,
      ],
      [
        'two rows with one key',
        'groups.yaml',
        'id: 20, path',
        'id: 3, path',
        /^groups\.yaml:4 groups has another row with id 3$/,
      ],
      [
        'two rows with one name',
        'users.yaml',
        'username: audrey',
        'username: ada',
        /^users\.yaml:5 users has another row with username ada$/,
      ],
      [
        'a reference to a missing row',
        'notes.yaml',
        'author: rita',
        'author: ritta',
        /^notes\.yaml:\d+ users has no row with username ritta; did you mean rita\?$/,
      ],
      [
        'an unknown label of a commit',
        'merge_requests.yaml',
        'head: recording',
        'head: recoding',
        /^merge_requests\.yaml:\d+ The repository of project 5 has no commit labelled 'recoding'; did you mean 'recording'\?$/,
      ],
      [
        'a note on a missing resource',
        'notes.yaml',
        'noteable_id: 71',
        'noteable_id: 72',
        /^notes\.yaml:\d+ epics has no row with id 72/,
      ],
      [
        'a project in a missing namespace',
        'projects.yaml',
        'namespace: stan',
        'namespace: stun',
        /^projects\.yaml:\d+ There is no group and no user 'stun'; did you mean 'stan'\?$/,
      ],
      [
        'a project with a missing repository',
        'projects.yaml',
        'repository: vault',
        'repository: volt',
        /^projects\.yaml:\d+ There is no history of a repository 'volt'; did you mean 'vault'\?$/,
      ],
      [
        'an end that comes soon',
        'invitations.yaml',
        'expires_at: 2047-01-31',
        'expires_at: 2027-01-31',
        /^invitations\.yaml:\d+ expires_at 2027-01-31\S+ comes soon after the world's clock .* write 2036-10-21 or later$/,
      ],
    ],
    3,
  ),
)('names file and line of %s', async (_, file, text, by, message) => {
  expect(await foundAfter(file, text, by)).toEqual([expect.stringMatching(message)]);
});

describe('a field that is left out', () => {
  it.each(
    sample(
      [
        [
          'a label',
          'labels',
          { project_id: 5, name: 'fuel' },
          { id: 173, color: '#1068bf', text_color: '#FFFFFF', description: '', archived: false },
        ],
        [
          'a milestone',
          'milestones',
          { project_id: 5, title: 'Orbit', created_at: '2026-10-01T09:00:00Z' },
          { id: 33, iid: 3, state: 'active', due_date: null, updated_at: '2026-10-01T09:00:00Z' },
        ],
        [
          'an issue',
          'issues',
          { project_id: 6, title: 'It leaks' },
          { iid: 1, state: 'opened', author: 'ada', created_at: '2026-10-21T09:00:00Z' },
        ],
        [
          'a merge request',
          'merge_requests',
          { project_id: 5, source_branch: 'main', target_branch: 'main', head: 'cooling' },
          { title: 'main', source_project_id: 5, merge_status: 'unchecked', squash: false },
        ],
      ],
      3,
    ),
  )('of %s has a default', async (_, table, row, defaults) => {
    const file = join(dir, table === 'merge_requests' ? 'merge_requests.yaml' : 'planning.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(`${table}:\n`, `${table}:\n  - ${JSON.stringify(row)}\n`));
    const { world } = await compileWorld(dir);
    expect(world.problems).toEqual([]);
    const { head, ...same } = row as Record<string, unknown>;
    expect(world.tables[table]?.[0]).toMatchObject({ ...same, ...defaults });
  });

  it('is a problem if its default is an administrator, but the world has no administrator', async () => {
    await foundAfter('planning.yaml', '    author: rita\n', '');
    expect(await foundAfter('users.yaml', ', instance_role: administrator', '')).toEqual([
      expect.stringMatching(
        /^planning\.yaml:3 No user is an administrator: write the field author/,
      ),
    ]);
  });
});

describe('a history', () => {
  it.each(
    sample(
      [
        [
          'a missing parent',
          'parents: [describe]',
          'parents: [descripe]',
          /^rocket\.yaml:28 There is no commit labelled 'descripe' \(did you mean 'describe'\?\) before this one$/,
        ],
        [
          'an unknown author',
          'author: mira',
          'author: myra',
          /^rocket\.yaml:\d+ There is no user 'myra'; did you mean 'mira'\?$/,
        ],
        [
          'two commits with one label',
          'label: fuel-tank',
          'label: engine',
          /^rocket\.yaml:\d+ Two commits have the label 'engine'\. Give one of them another label$/,
        ],
        [
          'a new file that exists',
          'file_path: src/fuel/tank.ts',
          'file_path: README.md',
          /^rocket\.yaml:\d+ create of 'README\.md': the file exists already$/,
        ],
        [
          'a missing file',
          'previous_path: docs/launch.md',
          'previous_path: docs/lunch.md',
          /move of 'docs\/lunch\.md': there is no such file$/,
        ],
        [
          'a branch of a missing commit',
          'main: cooling',
          'main: heating',
          /There is no commit labelled 'heating'/,
        ],
        ['a message without a tagger', '    tagger: omar\n', '', /^rocket\.yaml:\d+ .*tagger/],
      ],
      3,
    ),
  )('is refused with %s', async (_, text, by, message) => {
    expect(await foundAfter('repositories/rocket.yaml', text, by)).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

it('refuses repositories that are forks of each other', async () => {
  const main = 'default_branch: main';
  expect(
    await foundAfter('repositories/rocket.yaml', main, `${main}\nforked_from: rocket-of-dana`),
  ).toContainEqual(
    expect.stringMatching(
      /^rocket\.yaml:4 rocket-of-dana and rocket are forks of each other\. Remove one forked_from$/,
    ),
  );
});

describe('a fixture', () => {
  it.each(
    sample(
      [
        [
          'of a table that does not exist',
          'world: milestones.id',
          'world: milestone.id',
          /There is no table 'milestone'; did you mean 'milestones'\?/,
        ],
        [
          'of an unknown field',
          'world: milestones.iid',
          'world: milestones.iidd',
          /milestones has no field 'iidd'; did you mean 'iid'\?/,
        ],
        [
          'of a missing row',
          'row: { id: 31 }',
          'row: { id: 30 }',
          /milestones has no rows with these fields\. Give the fields of exactly one row/,
        ],
        [
          'of several rows',
          'row: { group_id: 3, user: dana }',
          'row: { group_id: 3 }',
          /saml_identities has 3 rows with these fields/,
        ],
        [
          'with a value for unknown resources that exists in the world',
          'unknown: v9.9.9',
          'unknown: v0.9.0',
          /tags has a row with name v0\.9\.0: choose a value for unknown resources/,
        ],
      ],
      3,
    ),
  )('is refused when it is %s', async (_, text, by, message) => {
    expect(await foundAfter('fixtures.yaml', text, by)).toEqual([expect.stringMatching(message)]);
  });

  it('has the parent rows of each value, and a value for unknown resources', async () => {
    const { kinds } = (await compileWorld(dir)).values;
    expect(kinds['issue.note']?.known).toContainEqual({
      value: 1301,
      row: 'notes/1301',
      below: expect.arrayContaining(['projects/5', 'issues/311']),
    });
    expect(kinds['issue.note']?.known.map(({ value }) => value)).not.toContain(1331);
    expect(kinds['deploy_key.id']?.known.find(({ value }) => value === 51)?.below).toEqual([
      'projects/5',
      'projects/6',
    ]);
    expect(kinds['deploy_key.other']?.known[0]?.below).toBeNull();
    for (const [key, { known, unknown }] of Object.entries(kinds))
      expect(
        known.map(({ value }) => String(value)),
        key,
      ).not.toContain(String(unknown));
  });
});

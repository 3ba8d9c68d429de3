import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../contract/openapi.ts';
import type { SourceCase } from '../read/readCases.ts';
import { readContractSource } from '../testing/readContractSource.ts';
import { checkCasesAgainstWorld } from './checkCasesAgainstWorld.ts';
import type { CompiledWorld } from './compileWorld.ts';

let document: Document;
let world: CompiledWorld;
let cases: SourceCase[];
beforeAll(async () => {
  ({ document, world, cases } = await readContractSource());
  document['x-fixtures'] = world.values.fixtures;
});

// biome-ignore lint/suspicious/noExplicitAny: tests change values deep inside a case, so types would need casts everywhere.
type Changed = SourceCase & { request: any; response: any };

/** Returns the findings in a case after a change, as line number and message. */
function foundIn(id: string, change: (documented: Changed) => void): string[] {
  const documented = structuredClone(cases.find((one) => one.id === id)) as Changed;
  change(documented);
  return checkCasesAgainstWorld(document, world, [documented]).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

it('finds no mistakes in the unchanged cases', () => {
  expect(checkCasesAgainstWorld(document, world, cases)).toEqual([]);
});

describe('a value of a request', () => {
  it('must be in the example world, or be the fixture value for unknown resources', () => {
    expect(
      foundIn('getMilestone.active', ({ request }) => (request.path.milestone_id = 311)),
    ).toEqual([
      '7 path.milestone_id 311 is not in the world (milestone.id); did you mean 31? For a resource that does not exist, write 404404. If the request creates it, list it under creates',
    ]);
  });

  it('must not be the value for unknown resources if the call succeeds', () => {
    expect(
      foundIn('getMilestone.active', ({ request }) => (request.path.milestone_id = 404404)),
    ).toEqual(['7 path.milestone_id 404404 is unknown in the world, so the call cannot succeed']);
  });

  it('must belong to the resources that come before it in the path', () => {
    expect(
      foundIn('getIssueNote.changed-later', ({ request }) => (request.path.issue_iid = 12)),
    ).toEqual([
      expect.stringContaining(
        'path.note_id 1301 is in the world, but not below projects/5 and issues/312: it is notes/1301 below',
      ),
    ]);
  });

  it('is also checked in a query and in a body', () => {
    expect(
      foundIn('compareRefs.branches', ({ request }) => (request.query.to = 'feature/telemetri')),
    ).toEqual([expect.stringContaining('did you mean feature/telemetry?')]);
    expect(foundIn('createTag.lightweight', ({ request }) => (request.body.ref = 'trunk'))).toEqual(
      expect.arrayContaining([expect.stringContaining('body.ref trunk is not in the world')]),
    );
  });

  it('must be listed under `creates` if and only if it is new', () => {
    const newBranch = 'createCommit.new-branch';
    expect(foundIn(newBranch, (one) => (one.creates = ['body.branch']))).toEqual([
      expect.stringContaining('body.actions.0.file_path src/landing.ts is not in the world'),
    ]);
    expect(foundIn(newBranch, ({ creates }) => creates?.push('body.start_branch'))).toEqual([
      expect.stringContaining(
        'body.start_branch main is in the world already: remove it from creates',
      ),
    ]);
    expect(foundIn(newBranch, ({ creates }) => creates?.push('body.tag'))).toEqual([
      expect.stringContaining('The request has nothing at body.tag'),
    ]);
  });

  it('may have any value if it breaks the contract on purpose', () => {
    expect(
      foundIn('getMilestone.active', (one) => {
        one.breaks = 'path.milestone_id';
        one.request.path.milestone_id = 'first';
      }),
    ).toEqual([]);
  });
});

describe('an object of a response', () => {
  it('must be a row of the table that its schema names', () => {
    expect(foundIn('listMilestones.all', ({ response }) => (response.body[1].id = 33))).toEqual([
      expect.stringMatching(/^\d+ milestones has no row with id 33; did you mean 31\?$/),
    ]);
  });

  it('is reported if its schema names a table that does not exist', () => {
    const misspelt = JSON.parse(
      JSON.stringify(document).replaceAll('"x-world":"milestones"', '"x-world":"milestone"'),
    );
    const listed = cases.filter(({ id }) => id === 'listMilestones.active-by-iid');
    expect(checkCasesAgainstWorld(misspelt, world, listed).map(({ message }) => message)).toEqual([
      "The schema of this object has x-world: milestone, and the world has no such table; did you mean 'milestones'?",
    ]);
  });

  it.each([
    ['of its own', 'getMilestone.active'],
    ['of a change', 'updateMilestone.close'],
    ['of a creation', 'createMilestone.with-dates'],
  ])('must show in a response %s each column that a list shows', (_, id) => {
    const found = foundIn(id, ({ response }) => delete response.body.due_date);
    expect(found).toEqual([
      expect.stringContaining(
        'due_date is missing: listMilestones shows this column of milestones. Add it here',
      ),
    ]);
  });

  it('must have the values of its row', () => {
    expect(
      foundIn('listMilestones.all', ({ response }) => (response.body[0].title = 'Last flight')),
    ).toEqual([
      expect.stringContaining(
        'title is "Last flight" here, and "First flight" in the world (milestones/31)',
      ),
    ]);
  });

  it.each([
    ['that is read', 'listMilestones.all', ({ body }: Changed['response']) => body[0]],
    ['that is changed', 'updateMilestone.close', ({ body }: Changed['response']) => body],
    ['that is created', 'createMilestone.with-dates', ({ body }: Changed['response']) => body],
    [
      'in another one',
      'listMergeRequests.first-page',
      ({ body }: Changed['response']) => body[0].author,
    ],
  ])('%s must have only fields that its table stores or derives', (_, id, objectIn) => {
    const found = foundIn(id, ({ response }) => {
      objectIn(response).creatd_at = '2026-10-20T09:00:00Z';
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^\d+ (milestones|users) has no field creatd_at; did you mean created_at/,
      ),
    ]);
  });

  it('must have the values of its row, even if it is nested in another object', () => {
    expect(
      foundIn('listMergeRequests.first-page', ({ response }) => {
        response.body[0].reviewers[0].name = 'Mira Manager';
        response.body[1].state = 'merged';
      }),
    ).toEqual([
      expect.stringContaining(
        'name is "Mira Manager" here, and "Mira Maintainer" in the world (users/8)',
      ),
      expect.stringContaining(
        'state is "merged" here, and "closed" in the world (merge_requests/523)',
      ),
    ]);
  });

  it('must have the next ID and the present time of the example world if it is created', () => {
    expect(
      foundIn('createIssueNote.comment', ({ response }) => {
        response.body.id = 1400;
        response.body.created_at = '2026-10-22T09:00:00Z';
      }),
    ).toEqual([
      expect.stringContaining(
        'notes has no row with id 1400, and the next one to be created has 1393',
      ),
      expect.stringContaining(
        'created_at is 2026-10-22T09:00:00Z, but the case plays at 2026-10-21T09:00:00Z',
      ),
    ]);
    expect(
      foundIn('createMilestone.with-dates', ({ response }) => (response.body.iid = 4)),
    ).toEqual([expect.stringContaining('milestones has no row with iid 4, and the next one')]);
  });

  it('must keep its author and creation time and have a new update time if it is changed', () => {
    expect(
      foundIn('updateIssueNote.change-body', ({ response }) => {
        response.body.created_at = '2026-10-13T08:21:00Z';
        response.body.updated_at = '2026-10-13T08:21:00Z';
      }),
    ).toEqual([
      expect.stringContaining('created_at is "2026-10-13T08:21:00Z" here'),
      expect.stringContaining('updated_at is 2026-10-13T08:21:00Z, but the case plays at'),
    ]);
  });
});

describe('a SHA', () => {
  const sha = '2b1f8a9c4d7e6f5031a2b3c4d5e6f708192a3b4c';

  it('must be in a repository, even if it is a part of a URL', () => {
    expect(
      foundIn('getCommit.by-branch', ({ response }) => {
        response.body.web_url = `https://forge.example.com/acme/rocket/-/commit/${sha}`;
      }),
    ).toContainEqual(
      expect.stringContaining(`No repository and no discussion of the world has ${sha}`),
    );
  });

  it.each([
    [
      'createCommit.several-actions',
      'id',
      'The commit that this request creates has dca5cdcd5d26c468dcf95b7c9f25c15497ed5d03',
    ],
    [
      'createTag.annotated',
      'target',
      'The tag that this request creates points at aceaa2ad97ac88db4dc62bce1f1b5d64122f1f11',
    ],
    [
      'createIssueDiscussion.thread',
      'id',
      'The discussion that this request creates has the ID b0caa548588ffaf05b4b878f6514d8b7852f8f1f',
    ],
  ])('must be the SHA that the request creates for %s', (id, field, message) => {
    expect(foundIn(id, ({ response }) => (response.body[field] = sha))).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it('must change if the request for a new commit changes', () => {
    expect(
      foundIn('createCommit.create-file', ({ request }) => {
        request.body.actions[0].content = 'Free to float.\n';
      }),
    ).toContainEqual(expect.stringContaining('The commit that this request creates has'));
  });
});

it('an email address must belong to a user of the example world', () => {
  expect(
    foundIn('createGroupInvitation.not-possible', ({ request }) => {
      request.body.email = 'newcomer@acme.example,dena@acme.example';
    }),
  ).toEqual([
    expect.stringContaining(
      'Nobody in the world has the address dena@acme.example; did you mean dana@acme.example?',
    ),
  ]);
});

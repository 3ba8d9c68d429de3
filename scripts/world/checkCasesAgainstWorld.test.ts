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

// biome-ignore lint/suspicious/noExplicitAny: a test changes values at places of its own choice.
type Changed = SourceCase & { request: any; response: any };

/** Returns the findings in a case after a change: line and message. */
function foundIn(id: string, change: (documented: Changed) => void): string[] {
  const documented = structuredClone(cases.find((one) => one.id === id)) as Changed;
  change(documented);
  return checkCasesAgainstWorld(document, world, [documented]).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

it('finds nothing in the cases as they are', () => {
  expect(checkCasesAgainstWorld(document, world, cases)).toEqual([]);
});

describe('a value of a request', () => {
  it('is in the world, or is the value for unknown resources', () => {
    expect(
      foundIn('getMilestone.active', ({ request }) => (request.path.milestone_id = 311)),
    ).toEqual([
      '7 path.milestone_id 311 is not in the world (milestone.id); did you mean 31? What does not exist is written 404404. List what the request creates under creates',
    ]);
  });

  it('is not the unknown value if the call succeeds', () => {
    expect(
      foundIn('getMilestone.active', ({ request }) => (request.path.milestone_id = 404404)),
    ).toEqual(['7 path.milestone_id 404404 is unknown in the world, so the call cannot succeed']);
  });

  it('is below the resources that the path names before it', () => {
    expect(
      foundIn('getIssueNote.changed-later', ({ request }) => (request.path.issue_iid = 12)),
    ).toEqual([
      expect.stringContaining(
        'path.note_id 1301 is in the world, but not below projects/5 and issues/312: it is notes/1301 below',
      ),
    ]);
  });

  it('is found in a query and in a body too', () => {
    expect(
      foundIn('compareRefs.branches', ({ request }) => (request.query.to = 'feature/telemetri')),
    ).toEqual([expect.stringContaining('did you mean feature/telemetry?')]);
    expect(foundIn('createTag.lightweight', ({ request }) => (request.body.ref = 'trunk'))).toEqual(
      expect.arrayContaining([expect.stringContaining('body.ref trunk is not in the world')]),
    );
  });

  it('is listed under creates if and only if it is new', () => {
    const newBranch = 'createCommit.new-branch';
    expect(foundIn(newBranch, (one) => (one.creates = ['body.branch']))).toEqual([
      expect.stringContaining('body.actions.0.file_path src/landing.ts is not in the world'),
    ]);
    expect(foundIn(newBranch, ({ creates }) => creates?.push('body.start_branch'))).toEqual([
      expect.stringContaining('body.start_branch main is in the world: it is nothing new'),
    ]);
    expect(foundIn(newBranch, ({ creates }) => creates?.push('body.tag'))).toEqual([
      expect.stringContaining('The request has nothing at body.tag'),
    ]);
  });

  it('may be anything if it breaks the contract on purpose', () => {
    expect(
      foundIn('getMilestone.active', (one) => {
        one.breaks = 'path.milestone_id';
        one.request.path.milestone_id = 'first';
      }),
    ).toEqual([]);
  });
});

describe('an object of a response', () => {
  it('is a row of the table that its schema names', () => {
    expect(foundIn('listMilestones.all', ({ response }) => (response.body[1].id = 33))).toEqual([
      expect.stringMatching(/^\d+ milestones has no row with id 33; did you mean 31\?$/),
    ]);
  });

  it('is a row of a table that exists', () => {
    const misspelt = JSON.parse(
      JSON.stringify(document).replaceAll('"x-world":"milestones"', '"x-world":"milestone"'),
    );
    const listed = cases.filter(({ id }) => id === 'listMilestones.active-by-iid');
    expect(checkCasesAgainstWorld(misspelt, world, listed).map(({ message }) => message)).toEqual([
      "The schema of this object has x-world: milestone, and the world has no such table; did you mean 'milestones'?",
    ]);
  });

  it('has the values of its row', () => {
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
  ])('%s has only fields that its table stores or derives', (_, id, objectIn) => {
    const found = foundIn(id, ({ response }) => {
      objectIn(response).creatd_at = '2026-10-20T09:00:00Z';
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^\d+ (milestones|users) has no field creatd_at; did you mean created_at/,
      ),
    ]);
  });

  it('has the values of its row when it is nested in another object', () => {
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

  it('that is created has the next id and the time of the clock', () => {
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

  it('that is changed keeps its author and creation time, and has a new update time', () => {
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

  it('is in a repository, also inside a URL', () => {
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
  ])('of the resource that %s creates is computed from the request', (id, field, message) => {
    expect(foundIn(id, ({ response }) => (response.body[field] = sha))).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it('of a created commit changes with the request', () => {
    expect(
      foundIn('createCommit.create-file', ({ request }) => {
        request.body.actions[0].content = 'Free to float.\n';
      }),
    ).toContainEqual(expect.stringContaining('The commit that this request creates has'));
  });
});

it('an email address belongs to a user', () => {
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

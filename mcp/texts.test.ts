/** Tests the texts of the tools: the search, the descriptions and the parts of a response. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, readContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import { packFile, readSearchedPacks } from '../contract/extensions/packs.ts';
import type { SearchedPack } from '../contract/searchWords.ts';
import { describeOperation, MOST_CHARACTERS, PARTS } from './describeOperation.ts';
import { callableOperations, findOperations, operationNamed } from './operationWords.ts';
import { cutText, type ShownBody, selectBody } from './responseText.ts';

let contract: Contract;
let packs: SearchedPack[];
/** The contract with the everyday pack. */
let whole: Contract;
beforeAll(async () => {
  [contract, packs, whole] = await Promise.all([
    readContract(),
    readSearchedPacks(),
    readContractWith({ extend: [packFile('everyday')] }),
  ]);
});

/** Returns the names of the first three operations that a search finds, in the contract or in packs. */
function firstThree(all: Contract, words: string, list: 'operations' | 'inPacks') {
  const { data } = findOperations(all, packs, { words });
  const found = (data![list] ?? []) as { name: string }[];
  return found.slice(0, 3).map(({ name }) => name);
}

describe('the search', () => {
  test.each([
    ['create a tag', 'createTag'],
    ['add a comment to a merge request', 'createMergeRequestNote'],
    ['remove milestone', 'deleteMilestone'],
    ['compare branches', 'compareRefs'],
    ['list runners of a group', 'listGroupRunners'],
    ['signature of a tag', 'getTagSignature'],
    ['milestones', 'listMilestones'],
  ])('finds for "%s" the operation %s first', (words, id) => {
    expect(contract.operations.has(id)).toBe(true);
    expect(findOperations(contract, packs, { words }).text).toMatch(new RegExp(`^${id}  `));
  });

  test('finds by area and path, and suggests an area', () => {
    const inArea = findOperations(contract, packs, { area: 'Remote Mirrors' }).text.split('\n');
    expect(inArea.length).toBeGreaterThan(5);
    expect(inArea.every((line) => line.includes('/remote_mirrors'))).toBe(true);
    const url = 'https://forge.example.com/api/v4/user/keys';
    expect(findOperations(contract, packs, { path: url }).text).toContain('listSshKeys');
    expect(findOperations(contract, packs, { area: 'milestone' }).text).toContain(
      'Did you mean milestones?',
    );
    expect(findOperations(contract, packs, { words: 'zzzz' }).text).toContain('The areas are: ');
    expect(findOperations(contract, packs, {}).text).toMatch(/… and \d+ more/);
  });
});

describe('a search in plain words', () => {
  test.each([
    ['create a tag', ['createTag']],
    ['get tags', ['listTags', 'getTag']],
    ['read a tag', ['getTag']],
    ['how do I remove a tag?', ['deleteTag']],
    ['tags of a project', ['listTags']],
    ['signature of a tag', ['getTagSignature']],
    ['comment on a merge request', ['createMergeRequestNote']],
    ['notes on an MR', ['listMergeRequestNotes']],
    ['pull requests', ['listMergeRequests']],
    ['merged merge requests', ['listMergeRequests']],
    ['merge requests of a milestone', ['listMilestoneMergeRequests']],
    ['show a runner', ['getRunner']],
    ['jobs of a runner', ['listRunnerJobs']],
    ['edit milestone', ['updateMilestone']],
    ['protect an environment', ['createProtectedEnvironment']],
    ['get pages settings', ['getPages']],
    ['delete an ssh key', ['deleteSshKey']],
  ])('finds for "%s" first %j, with and without the pack', (words, names) => {
    expect(findOperations(contract, packs, { words }).data).not.toHaveProperty('lacks');
    for (const all of [contract, whole])
      expect(firstThree(all, words, 'operations')).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['branch protection', ['listProtectedBranches', 'protectBranch']],
    ['protect a branch', ['protectBranch']],
    ['remove the protection of a branch', ['unprotectBranch', 'deleteProtectedBranch']],
    ['get a single project', ['getProject']],
    ['single project', ['getProject']],
    ['read a project', ['getProject']],
    ['show project', ['getProject']],
    ['get project', ['getProject']],
    ['get all projects', ['listProjects']],
    ['search projects', ['listProjects']],
    ['archive a project', ['archiveProject']],
    ['get issue', ['getIssue']],
    ['list issues', ['listIssues']],
    ['create an isue', ['createIssue']],
    ['get user', ['getUser']],
    ['releases', ['listReleases', 'getRelease', 'createRelease']],
    ['create realease', ['createRelease']],
    ['merge a merge request', ['mergeMergeRequest']],
    ['get a merge request', ['getMergeRequest']],
    ['approval of a pull request', ['approveMergeRequest', 'getMergeRequestApprovals']],
    ['labels', ['listProjectLabels', 'listGroupLabels']],
    ['delete a webhook', ['deleteProjectHook', 'deleteGroupHook']],
    ['members of a group', ['listGroupMembers']],
    ['commit statuses', ['listCommitStatuses']],
    ['jobs of a project', ['listProjectJobs']],
    ['newest pipeline', ['getLatestPipeline']],
    ['brnaches', ['listBranches', 'getBranch']],
  ])('finds for "%s" first %j in the pack', (words, names) => {
    const { data } = findOperations(contract, packs, { words });
    expect(data!.lacks).toContain('The documents have no such operation.');
    expect(firstThree(contract, words, 'inPacks')).toEqual(expect.arrayContaining(names));
    expect(firstThree(whole, words, 'operations')).toEqual(expect.arrayContaining(names));
  });

  test('says how it reads a misspelt word', () => {
    for (const all of [contract, whole])
      expect(findOperations(all, packs, { words: 'create realease' }).data!.lacks).toContain(
        'No operation has realease; the search was for release.',
      );
    expect(findOperations(contract, packs, { words: 'container' }).data).toMatchObject({
      operations: [],
      lacks: expect.stringContaining('No operation fits.'),
    });
  });
});

describe('what the contract lacks', () => {
  test.each([
    [{ words: 'single merge request zebra' }, 'None has: zebra.'],
    [{ words: 'approve a zebra' }, 'Only descriptions mention: approve.'],
    [{ path: 'GET /projects/{id}/zebras' }, '`--extend FILE`'],
    [{ path: '/projects/{id}/repository' }, 'No operation has the path /projects/{id}/repository '],
  ])('is said first for %j', (filter, says) => {
    const { text, data } = findOperations(contract, packs, filter);
    expect(text.split('\n')[0]).toContain(says);
    expect(data!.lacks).toContain(says);
  });

  test.each([
    [{ words: 'single merge request' }, 'getMergeRequest'],
    [{ words: 'approve a merge request' }, 'approveMergeRequest'],
    [{ words: 'close an issue' }, 'updateIssue'],
    [{ words: 'branch' }, 'listBranches'],
    [{ area: 'branches' }, 'listBranches'],
    [{ words: 'GET /projects/{id}' }, 'getProject'],
    [{ path: 'GET /projects/{id}' }, 'getProject'],
    [{ path: '/api/v4/projects/{id}/repository/branches' }, 'listBranches'],
  ])('is named in the pack that has it: %j is %s', (filter, name) => {
    const { text, data } = findOperations(contract, packs, filter);
    expect(contract.operations.has(name)).toBe(false);
    const [first, second] = text.split('\n');
    expect(first).toMatch(/^(The documents have no such operation|There is no area branches)\. /);
    expect(first).toContain('`--pack everyday`');
    expect(second).toMatch(new RegExp(`^${name}  `));
    expect(data).toMatchObject({ lacks: first });
    expect((data!.inPacks as unknown[])[0]).toMatchObject({ name, pack: 'everyday' });
  });

  test('is not said with the pack, whose operation comes first', () => {
    for (const filter of [{ words: 'single merge request' }, { path: 'GET /projects/{id}' }]) {
      const { text, data } = findOperations(whole, packs, filter);
      expect(data).not.toHaveProperty('lacks');
      expect(text).toMatch(/^(getMergeRequest|getProject) {2}/);
    }
  });

  test('is not said where an operation has all words, or the path', () => {
    expect(findOperations(contract, packs, { words: 'create a tag' }).data).not.toHaveProperty(
      'lacks',
    );
    const path = '/projects/{id}/repository/tags';
    expect(findOperations(contract, packs, { path }).data).not.toHaveProperty('lacks');
  });

  test('a name of another operation gets no near name, and a misspelt one does', () => {
    expect(operationNamed(contract, packs, 'getBranch')).toMatch(
      /no operation "getBranch"\. The pack everyday has it.* getBranch {2}GET \/projects/,
    );
    expect(operationNamed(contract, [], 'getMergeRequest')).toMatch(
      /no operation "getMergeRequest"\. For merge request it has: .*listMergeRequests/,
    );
    expect(operationNamed(contract, [], 'getBranch')).toContain('Use find_operations.');
    expect(operationNamed(contract, packs, 'createTags')).toContain('Did you mean createTag?');
  });
});

test('a description has about a thousand tokens at most, and every required value', () => {
  for (const operation of callableOperations(contract)) {
    const text = describeOperation(contract, operation, {});
    expect(text.length, operation.id).toBeLessThanOrEqual(MOST_CHARACTERS);
    const required = (operation.definition.parameters ?? []).filter((one) => one.required);
    for (const { name } of required) expect(text, operation.id).toContain(`${name}* (`);
    expect(text, operation.id).toMatch(/^Case /m);
    for (const part of PARTS)
      expect(describeOperation(contract, operation, {}, part).length, operation.id).toBeGreaterThan(
        0,
      );
  }
});

test('a case has the values of the target', () => {
  const operation = callableOperations(contract).find(({ id }) => id === 'listTags')!;
  expect(describeOperation(contract, operation, { 'project.id': 4242 })).toContain('"id":4242');
});

describe('a body', () => {
  const items = Array.from({ length: 40 }, (_, id) => ({ id, text: 'x'.repeat(100) }));

  test('is cut after whole items, and the parts make the whole', () => {
    const found: number[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const { text }: ShownBody = selectBody(items, false, { from }, 1000);
      expect(text.length).toBeLessThan(1300);
      found.push(...[...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)));
      const [, next] = /`from: (\d+)`/.exec(text) ?? [];
      from = next === undefined ? undefined : Number(next);
    }
    expect(found).toEqual(items.map(({ id }) => id));
  });

  test('shows only the chosen fields', () => {
    const body = [{ id: 1, author: { name: 'a', id: 2 }, text: 'b' }];
    expect(selectBody(body, false, { fields: ['id', 'author.name', 'gone'] }).text).toBe(
      '[{"id":1,"author":{"name":"a"}}]',
    );
  });

  test('that is a text is cut by characters, and the parts make the whole', () => {
    const text = Array.from({ length: 900 }, (_, index) =>
      String.fromCharCode(97 + (index % 26)),
    ).join('');
    let whole = '';
    for (let from = 0; from < text.length; from += 250)
      whole += selectBody(text, true, { from }, 250).text.split('\n… ')[0];
    expect(whole).toBe(text);
    expect(selectBody(text, true, {}, 250).text).toContain('… 650 of 900 characters are left');
  });

  test('with one huge item is cut, and says so', () => {
    const text = selectBody([{ text: 'x'.repeat(5000) }], false, {}, 1000).text;
    expect(text.length).toBeLessThan(1200);
    expect(text).toContain('An item was cut');
  });

  test('is never cut within a character', () => {
    expect(cutText('a🦊b', 3)).toBe('a…');
  });
});

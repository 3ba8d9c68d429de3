/** Tests that the suites give no required finding where the documents are silent, and still give one where they are not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycles } from './lifecycles/lifecycles.ts';
import { negative } from './negative/negative.ts';
import { properties } from './properties/properties.ts';
import { replay } from './replay.ts';
import {
  type FaultySandbox,
  type Intercept,
  type Passing,
  startFaultySandbox,
} from './testing/faultySandbox.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

const messageOf = (status: number) => ({ message: `${status} refused` });

/** Makes the server give another status for the responses with a status. */
const giving =
  (from: number, to: number, isMeant: (request: Passing) => boolean = () => true): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    if (response.status !== from || !isMeant(request)) return response;
    const body = to >= 400 ? messageOf(to) : response.body;
    return { ...response, status: to, body };
  };

/** Makes the server refuse calls without a token. */
const closed =
  (isMeant: (request: Passing) => boolean): Intercept =>
  (request, ask) =>
    request.token === undefined && isMeant(request)
      ? Promise.resolve({
          status: 404,
          headers: new Headers({ 'content-type': 'application/json' }),
          body: messageOf(404),
        })
      : ask(request);

describe('advice only', () => {
  test.each<[string, typeof replay, string, Intercept, choice: string]>([
    [
      'a malformed read that is ignored',
      replay,
      'listTags.invalid-sort',
      async (request, ask) => {
        const url = new URL(request.url);
        url.searchParams.delete('sort');
        return ask({ ...request, url });
      },
      'malformed-read',
    ],
    [
      'a malformed read that is refused with 422',
      negative,
      'listTags.query.sort.enum',
      giving(400, 422),
      'malformed-read',
    ],
    [
      'an update that is refused with 422',
      negative,
      'updateMilestone.body.due_date.format',
      giving(400, 422),
      'status-of-refusal',
    ],
    [
      'a stranger who gets 404 for 403',
      replay,
      'listProjectDeployKeys.no-access',
      giving(403, 404),
      'no-access',
    ],
    [
      'a stranger who gets 403 for 404',
      properties,
      'listTags.access.private.stranger',
      giving(404, 403),
      'no-access',
    ],
    [
      'a private project that gives 401 without a token',
      properties,
      'listTags.access.private.anonymous',
      giving(404, 401),
      'no-access',
    ],
    [
      'a role that is refused after validation',
      properties,
      'createCluster.access.developer',
      giving(403, 400),
      'order-of-refusals',
    ],
    [
      'a success with another status',
      replay,
      'createMilestone.with-dates',
      giving(201, 200, ({ method }) => method === 'POST'),
      'customary-status',
    ],
  ])('%s', async (_, suite, id, intercept, choice) => {
    expect(await sandbox.perform(suite, id)).toMatchObject({ outcome: 'pass' });
    expect(await sandbox.perform(suite, id, intercept)).toMatchObject({
      outcome: 'advised',
      findings: [{ level: 'advised', choice }],
    });
  });
});

describe('still a failure', () => {
  test.each<[string, typeof replay, string, Intercept]>([
    [
      'a malformed read that makes the server fail',
      replay,
      'listTags.invalid-sort',
      giving(400, 500),
    ],
    [
      'an invalid create that is refused with 422',
      negative,
      'createMilestone.body.title.missing',
      giving(400, 422),
    ],
    ['a role that gets 404 for 403', replay, 'listClusters.developer', giving(403, 404)],
  ])('%s', async (_, suite, id, intercept) => {
    expect(await sandbox.perform(suite, id, intercept)).toMatchObject({
      outcome: 'fail',
      findings: [{ level: 'required' }],
    });
  });
});

describe('a workflow goes on after advice', () => {
  const created = giving(201, 200, ({ method }) => method === 'POST');

  test('and passes its other steps', async () => {
    const { outcome, findings, notes } = await sandbox.perform(
      lifecycles,
      'milestone-life',
      created,
    );
    expect([outcome, notes]).toEqual(['advised', []]);
    for (const one of findings) expect(one).toMatchObject({ choice: 'customary-status' });
  });

  test('and fails if a later step breaks a statement', async () => {
    const { outcome, findings } = await sandbox.perform(
      lifecycles,
      'milestone-life',
      async (request, ask, tokens) => {
        // The milestone stays, although its deletion succeeds.
        if (request.method !== 'DELETE') return created(request, ask, tokens);
        const shown = await ask({ ...request, method: 'GET' });
        return { ...shown, status: 204, headers: new Headers(), body: '' };
      },
    );
    expect(outcome).toBe('fail');
    expect(findings.map(({ level }) => level)).toContain('required');
  });
});

describe('a read without a token', () => {
  test('is sent to the public project of the profile', async () => {
    const paths: string[] = [];
    const { outcome } = await sandbox.perform(replay, 'listTree.public', (request, ask) => {
      paths.push(request.url.pathname);
      return ask(request);
    });
    expect(outcome).toBe('pass');
    expect(new Set(paths)).toEqual(new Set(['/api/v4/projects/12/repository/tree']));
  });

  test('that names more than a project is not run if the project is private', async () => {
    const result = await sandbox.perform(
      replay,
      'getTag.public',
      closed(() => true),
    );
    expect(result.outcome).toBe('not-run');
    expect(result.reason).toContain('not public');
    // The profile names the project, so it needs no further entry.
    expect(result.needs ?? []).toEqual([]);
  });

  test('fails if the project is public, as other reads show', async () => {
    const onlyTag = closed(({ url }) => /\/tags\/./.test(url.pathname));
    expect(await sandbox.perform(replay, 'getTag.public', onlyTag)).toMatchObject({
      outcome: 'fail',
    });
  });
});

describe('another project with the same content', () => {
  const own = '/projects/5/';
  const other = '/projects/6/';
  /** Makes the paths of one project show those of the other one, as far as they are about its repository. */
  const sharing =
    (part: RegExp): Intercept =>
    (request, ask) => {
      const url = new URL(request.url);
      if (part.test(url.pathname)) url.pathname = url.pathname.replace(other, own);
      return ask({ ...request, url });
    };

  test.each(['getBlob', 'getRawBlob', 'listCommitRefs', 'getCommitSequence'])(
    'makes the property vacuous: %s',
    async (operation) => {
      const fork = sharing(/\/repository\//);
      const id = `${operation}.identity.project.other`;
      expect(await sandbox.perform(properties, id)).toMatchObject({ outcome: 'pass' });
      const result = await sandbox.perform(properties, id, fork);
      expect(result).toMatchObject({ outcome: 'vacuous' });
      expect(result.reason).toContain('as a fork has');
    },
  );

  test('is no fork if only the one operation finds it', async () => {
    const fault = sharing(/\/blobs\//);
    const result = await sandbox.perform(properties, 'getBlob.identity.project.other', fault);
    expect(result).toMatchObject({ outcome: 'fail', findings: [{ check: 'identity' }] });
  });
});

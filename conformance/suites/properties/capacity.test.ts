/** Limits on the number of resources: a server with another limit fails, and a right one passes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { properties } from './properties.ts';

interface Mirror {
  id: number;
  enabled: boolean;
}

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

const ENABLED = '"enabled":true';

/** A server whose limit is nine. */
const oneFewer: Intercept = async (request, ask) => {
  if (request.method !== 'POST' || !request.body.includes(ENABLED)) return ask(request);
  const list = await ask({ ...request, method: 'GET', body: '' });
  const enabled = (list.body as Mirror[]).filter((mirror) => mirror.enabled);
  return ask(enabled.length < 9 ? request : { ...request, body: '{"url":"no address"}' });
};

/** A server whose limit is eleven. The last mirror is on in its responses only. */
const oneMore = (): Intercept => {
  const switchedOn = new Set<number>();
  return async (request, ask) => {
    const response = await ask(request);
    if (request.method === 'GET' && Array.isArray(response.body))
      return { ...response, body: response.body.map(shown) };
    if (request.method !== 'POST' || response.status !== 400 || !request.body.includes(ENABLED))
      return response;
    const off = await ask({ ...request, body: request.body.replace(ENABLED, '"enabled":false') });
    switchedOn.add((off.body as Mirror).id);
    return { ...off, body: shown(off.body as Mirror) };
  };

  function shown(mirror: Mirror): Mirror {
    return switchedOn.has(mirror.id) ? { ...mirror, enabled: true } : mirror;
  }
};

/** A server that counts the mirrors of all projects. */
const ofAllProjects: Intercept = async (request, ask) => {
  const isElsewhere = !request.url.pathname.startsWith('/api/v4/projects/5/');
  if (request.method !== 'POST' || !isElsewhere || !request.body.includes(ENABLED))
    return ask(request);
  return ask({ ...request, body: '{"url":"no address"}' });
};

/** A server that refuses every mirror, so that nothing is known about its limit. */
const closed: Intercept = (request, ask) =>
  ask(request.method === 'POST' ? { ...request, body: '{"url":"no address"}' } : request);

const JOB = 'createRemoteMirror.capacity';
const BESIDE = 'createRemoteMirror.capacity.other-project';

test.each([
  ['that counts other projects', BESIDE, ofAllProjects, /resource number \d+ .* is accepted.*400/],
  ['with a limit of nine', JOB, oneFewer, /number 10 with enabled: true is accepted.*400/],
  ['with a limit of eleven', JOB, oneMore(), /at most 10 resources.*shows 11/],
])('A server %s fails', async (_, id, intercept, message) => {
  const { outcome, findings } = await sandbox.perform(properties, id, intercept);
  expect(outcome).toBe('fail');
  expect(findings[0]!.message).toMatch(message);
});

test.each([JOB, BESIDE])('A server with the documented limit passes %s', async (id) => {
  expect(await sandbox.perform(properties, id)).toMatchObject({ outcome: 'pass', findings: [] });
});

test('A server that refuses resources that do not count is not judged', async () => {
  expect(await sandbox.perform(properties, JOB, closed)).toMatchObject({ outcome: 'not-run' });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycles } from '../suites/lifecycles/lifecycles.ts';
import { replay } from '../suites/replay.ts';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../suites/testing/faultySandbox.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that shows the secret of the last created cluster in a later list. */
let secret = '';
const remembering: Intercept = async (request, ask) => {
  secret = /"token":"([^"]+)"/.exec(request.body)?.[1] ?? secret;
  const passed = await ask(request);
  if (request.method === 'GET') passed.headers.set('X-Debug', `last=${secret}`);
  return passed;
};

test('A later response of another operation shows a secret of the run', async () => {
  const job = 'cluster-life';
  expect(await sandbox.perform(lifecycles, job)).toMatchObject({ outcome: 'pass' });
  const result = await sandbox.perform(lifecycles, job, remembering);
  expect(result.outcome).toBe('fail');
  expect(new Set(result.findings.map(({ check }) => check))).toEqual(new Set(['echo']));
  const messages = result.findings.map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringContaining('the header x-debug of a response of listClusters'),
  );
  // The report has the request, and must not have its secret.
  expect(JSON.stringify(result)).not.toContain(secret);
});

test('A refusal shows the token of its caller', async () => {
  const refusing: Intercept = async (request, ask) => {
    const passed = await ask(request);
    return { ...passed, body: { message: `404 for ${request.token}` } };
  };
  const result = await sandbox.perform(replay, 'getTag.unknown-tag', refusing);
  expect(result).toMatchObject({
    outcome: 'fail',
    findings: [{ check: 'echo', level: 'required' }],
  });
  expect(result.findings[0]!.message).toContain('the token of the role');
});

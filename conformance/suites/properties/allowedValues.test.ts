import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that refuses a value of a query parameter. */
const refusing =
  (name: string, value: string): Intercept =>
  async (request, ask) =>
    request.url.searchParams.get(name) === value
      ? { ...(await ask(request)), status: 400, body: { message: `${name} is invalid` } }
      : ask(request);

/** A server that stores or refuses another level than the sent one. */
const withLevel =
  (sent: number, stored: number): Intercept =>
  (request, ask) =>
    ask({ ...request, body: request.body.replace(`:${sent}`, `:${stored}`) });

const FAULTS: [fault: string, id: string, Intercept][] = [
  ['refused in a query', 'listRunnerJobs.allowed.query.status', refusing('status', 'preparing')],
  ['stored as another', 'createSamlGroupLink.allowed.body.access_level', withLevel(25, 20)],
  ['refused in a body', 'createSamlGroupLink.allowed.body.access_level', withLevel(25, 26)],
];

describe('finds a server on which a value of an enum is', () => {
  test.each(FAULTS)('%s', async (_, id, fault) => {
    expect(await sandbox.perform(properties, id)).toMatchObject({ outcome: 'pass', findings: [] });
    const { outcome, findings } = await sandbox.perform(properties, id, fault);
    expect([outcome, findings[0]?.level]).toEqual(['fail', 'required']);
  });
});

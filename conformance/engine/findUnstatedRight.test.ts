import { expect, test } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { judge } from '../../judge/index.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { createSession } from './createSession.ts';
import type { Call, Job } from './job.ts';

const contract = exampleContract();
contract.document['x-roles'] = {
  developer: { level: 30, user: 'dana' },
  owner: { level: 50, user: 'omar' },
  administrator: { may: 'all', user: 'ada' },
};

/** Performs a read of an operation on a server that refuses it. */
async function performOn(
  status: number,
  tokens: Record<string, string>,
  { id = 'getTag', due = 200, as = 'user' } = {},
) {
  const server = await startTestServer((_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"message":"No"}'),
  );
  const base = `${server.url}/api/v4`;
  const facts = { kind: 'live', can: CAPABILITIES.live, fixtures: {}, flags: {} } as const;
  const target: Target = { ...facts, base, tokens, wait: async () => {} };
  const operation = contract.operations.get(id)!;
  const call: Call = {
    operation,
    request: { path: { id: 1, tag_name: 'v1' }, query: {}, headers: {} },
    as,
    token: Object.values(tokens)[0]!,
    expected: { status: due },
  };
  const job: Job = {
    ...{ suite: 'replay', id: 'x', summary: '', area: 'tags', endpoint: '', covers: [] },
    operations: [id],
    perform: async (send) => {
      const { exchange } = await send(call);
      const { request } = call;
      const findings = judge(exchange, { contract, operation, request, status: due });
      return { outcome: 'fail', findings };
    },
  };
  const session = createSession(contract, target);
  const result = await session.perform(job);
  session.close();
  await server.close();
  return result;
}

test('a refusal is no failure if no roles are stated and the profile lacks the highest one', async () => {
  for (const status of [403, 404])
    expect(await performOn(status, { developer: 'secret-4711' })).toMatchObject({
      outcome: 'not-run',
      reason: `needs a token for the role owner: getTag refuses the callers of the profile (${status}), and the documents do not say which roles may call it`,
      needs: ['tokens.owner'],
      findings: [],
    });
});

test.each([409, 404])('a caller without the right gets 403 before a %i is found', async (due) => {
  expect(await performOn(403, { developer: 'secret-4711' }, { due })).toMatchObject({
    outcome: 'not-run',
  });
});

test.each<[string, number, Record<string, string>, Parameters<typeof performOn>[2]?]>([
  ['the role with the most rights', 403, { owner: 'secret-4711' }],
  ['a role that may call everything', 404, { administrator: 'secret-4711' }],
  ['a status that refuses no caller', 409, { developer: 'secret-4711' }],
  ['404 of an operation that documents 403', 404, { guest: 'secret-4711' }, { id: 'getReport' }],
])('a refusal stays a failure: %s', async (_, status, tokens, on) => {
  expect(await performOn(status, tokens, on)).toMatchObject({ outcome: 'fail' });
});

test('403 to a stranger where 404 is due stays advice', async () => {
  const on = { due: 404, as: 'stranger' };
  expect(await performOn(403, { stranger: 'secret-4711' }, on)).toMatchObject({
    outcome: 'advised',
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { exampleContract } from '../../contract/testing/exampleContract.ts';
import { withEvidence } from '../../judge/index.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { CAPABILITIES, type Target } from '../target/target.ts';
import { createSession } from './createSession.ts';
import { type Call, CannotPerform, type Job } from './job.ts';

const target: Target = {
  kind: 'mock',
  can: CAPABILITIES.mock,
  base: 'http://127.0.0.1:9/api/v4',
  tokens: { developer: 'secret-token' },
  fixtures: {},
  flags: {},
};
const session = createSession(exampleContract(), target);
afterEach(() => vi.restoreAllMocks());

function jobThat(perform: () => never): Job {
  return {
    suite: 'replay',
    id: 'replay/createTag.annotated',
    summary: '',
    area: 'tags',
    operations: [],
    endpoint: '',
    covers: [],
    perform: async () => perform(),
  } as unknown as Job;
}

test('A fault of the suite is logged with the job and the stack, but without secrets', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await session.perform(
    jobThat(() => {
      throw new TypeError('no length of secret-token');
    }),
  );
  expect(result).toMatchObject({ outcome: 'error', reason: 'no length of [redacted]' });
  expect(logged.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^replay\/createTag\.annotated: a fault of the suite\nTypeError: no length of \[redacted\]\n {4}at .*createSession\.test\.ts/,
      ),
    ],
  ]);
});

test('A job that cannot be performed is not logged as a fault of the suite', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await session.perform(
    jobThat(() => {
      throw new CannotPerform('not-run', 'there is no tag');
    }),
  );
  expect(result.outcome).toBe('not-run');
  expect(logged).not.toHaveBeenCalled();
});

test('A finding names the exchange that shows it, or else the last call of the operation under test', async () => {
  const server = await startTestServer((_, response) => response.writeHead(204).end());
  const contract = exampleContract();
  const serving = createSession(contract, { ...target, base: `${server.url}/api/v4` });
  const callOf = (id: string): Call => ({
    operation: contract.operations.get(id)!,
    request: { path: { id: 1, tag_name: 'v1' }, query: {}, headers: {} },
    expected: { status: 200 },
  });
  const finding = { check: 'refusal', message: 'm', requirement: 'r', pointer: '#' };
  const { findings, exchanges } = await serving.perform({
    ...jobThat(() => undefined as never),
    operations: ['getTag'],
    perform: async (send) => {
      const { exchange } = await send(callOf('listTags'));
      await send(callOf('getTag'));
      await send(callOf('listTags'));
      return {
        outcome: 'fail',
        findings: [...withEvidence(exchange, [{ ...finding }]), { ...finding }],
      };
    },
  });
  expect(findings.map((one) => one.exchange)).toEqual([0, 1]);
  expect(exchanges).toHaveLength(3);
  expect(exchanges[1]!.curl).toContain('/tags/v1');
  serving.close();
  await server.close();
});

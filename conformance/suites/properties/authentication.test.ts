/** Credentials for the alert intake: a server that accepts wrong ones fails. */
import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import type { Call, Job } from '../../engine/job.ts';
import { writeCall } from '../../engine/sendCall.ts';
import type { Target } from '../../target/target.ts';
import { authentication } from './authentication.ts';

const KEY = 'key-of-the-integration';

const contract = await readContract();
const target: Target = {
  kind: 'live',
  can: { pickResponses: false, respondExactly: false, beWritten: true },
  base: 'http://127.0.0.1:1/api/v4',
  alertIntake: 'http://127.0.0.1:1/intake',
  tokens: { integration: KEY },
  fixtures: {},
  flags: {},
  writes: { run: 'fc-1', nextName: () => 'fc-1-1', operations: new Set(['createAlerts']) },
};
const jobs = authentication.plan(contract, target);

/** Performs a job against a server that accepts some values of the header `Authorization`. */
async function perform(name: string, accepts: (authorization: string) => boolean) {
  const job = jobs.find(({ id }) => id === `createAlerts.authentication.${name}`)!;
  const send = async (call: Call) => {
    const { Authorization = '' } = writeCall(contract, target, call).headers;
    const isAccepted = accepts(Authorization);
    const response = {
      status: isAccepted ? 200 : 401,
      headers: [['content-type', 'application/json']],
      rawHeaders: [['content-type', 'application/json']],
      body: Buffer.from(JSON.stringify(isAccepted ? [] : { message: '401 Unauthorized' })),
    };
    return { exchange: { response }, exchanges: [], redirects: [] };
  };
  const performed = job as Extract<Job, { perform: unknown }>;
  return performed.perform(send as never);
}

const basic = (credentials: string) => `Basic ${btoa(credentials)}`;
const isRight = (authorization: string) =>
  [`Bearer ${KEY}`, basic(`:${KEY}`)].includes(authorization);

const FAULTS: [fault: string, name: string, accepts: (authorization: string) => boolean][] = [
  ['no key', 'none', () => true],
  ['any bearer token', 'wrong', (sent) => sent.startsWith('Bearer ') || isRight(sent)],
  [
    'any password',
    'wrong.integrationKeyAsPassword',
    (sent) => sent.startsWith('Basic ') || isRight(sent),
  ],
  ['any user name', 'username', (sent) => atob(sent.split(' ')[1] ?? '').endsWith(`:${KEY}`)],
];

test.each(FAULTS)('a server that accepts %s fails: %s', async (_, name, accepts) => {
  expect(await perform(name, isRight)).toEqual({ outcome: 'pass' });
  expect(await perform(name, accepts)).toMatchObject({
    outcome: 'fail',
    findings: [{ check: 'authentication', actual: 'it is 200' }],
  });
});

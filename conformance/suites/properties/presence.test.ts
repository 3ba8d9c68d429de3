import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import type { Target } from '../../target/target.ts';
import { presence } from './presence.ts';

const contract = await readContract();
const target: Target = {
  kind: 'live',
  can: { pickResponses: false, respondExactly: false, beWritten: false },
  base: 'http://127.0.0.1:1',
  tokens: { user: 'secret' },
  fixtures: {},
  flags: {},
};

test.each([
  ['free', 'the profile says that the tier is free, and approver_ids[] needs premium or ultimate'],
  ['premium', undefined],
])('With the tier %s, the reason why approvers are not judged is %s', (tier, reason) => {
  const jobs = presence.plan(contract, { ...target, tier });
  const job = jobs.find(({ id }) => id === 'listMergeRequests.presence.approver_ids.None');
  expect(job && 'reason' in job ? job.reason : undefined).toBe(reason);
  expect(jobs.find(({ id }) => id === 'listMergeRequests.presence.labels.None')).toHaveProperty(
    'perform',
  );
});

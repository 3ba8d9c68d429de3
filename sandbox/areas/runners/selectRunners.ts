/** The filters of runner lists. */

import type { Runner } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { contactState } from './contact.ts';

type Filters = SandboxRequest<'listAllRunners'>['query'];

/** Whether a runner is among those that the parameters of a list ask for. */
export function isSelected(
  { clock }: Sandbox,
  runner: Runner,
  { scope, type, status, paused, 'tag_list[]': tags = [], version_prefix: prefix = '' }: Filters,
): boolean {
  const inState = (wanted: Filters['scope'] | Filters['status']): boolean => {
    if (wanted === undefined) return true;
    if (wanted === 'active') return !runner.paused;
    if (wanted === 'paused') return runner.paused;
    if (wanted === 'shared') return runner.runner_type === 'instance_type';
    if (wanted === 'specific') return runner.runner_type !== 'instance_type';
    const state = contactState(clock, runner);
    // Who has been away for long is away.
    return state === wanted || (wanted === 'offline' && state === 'stale');
  };
  return (
    inState(scope) &&
    inState(status) &&
    (type === undefined || runner.runner_type === type) &&
    (paused === undefined || runner.paused === paused) &&
    tags.every((tag) => runner.tag_list.includes(tag)) &&
    (runner.version ?? '').startsWith(prefix)
  );
}

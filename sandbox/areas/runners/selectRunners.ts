/** Filters the lists of runners. */

import type { Runner } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { contactState } from './contact.ts';

type Filters = SandboxRequest<'listAllRunners'>['query'];

/** Returns true if a runner matches the parameters of a list. */
export function matchesFilters(
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
    // A stale runner counts as offline, too.
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

import type { Suite } from '../../engine/job.ts';
import { properties, withAge } from '../properties/properties.ts';
import { archives } from './archives.ts';
import { commits } from './commits.ts';
import { conventions } from './conventions.ts';
import { deployKeys } from './deployKeys.ts';
import { discussions } from './discussions.ts';
import { mergeRequests } from './mergeRequests.ts';
import { milestones } from './milestones.ts';
import { type Probe, planProbe } from './probe.ts';
import { protectedEnvironments } from './protectedEnvironments.ts';
import { remoteMirrors } from './remoteMirrors.ts';
import { repositories } from './repositories.ts';
import { runners } from './runners.ts';
import { tags } from './tags.ts';

/** All probes, a file for each area. */
export const PROBES: readonly Probe[] = [
  ...conventions,
  ...repositories,
  ...archives,
  ...commits,
  ...tags,
  ...milestones,
  ...mergeRequests,
  ...deployKeys,
  ...discussions,
  ...protectedEnvironments,
  ...remoteMirrors,
  ...runners,
];

/** The suite of all probes. It fits the targets that the properties fit. */
export const probes: Suite = {
  ...properties,
  name: 'probes',
  checks: ['probe'],
  plan: (contract, target) =>
    PROBES.flatMap((probe) => planProbe(contract, target, probe).map((job) => withAge(job, probe))),
};

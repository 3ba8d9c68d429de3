import type { Aged } from '../../../judge/index.ts';
import type { Job, Suite } from '../../engine/job.ts';
import { access } from './access.ts';
import { allowedValues } from './allowedValues.ts';
import { authentication } from './authentication.ts';
import { combinations } from './combinations.ts';
import { continuations } from './continuations.ts';
import { defaults } from './defaults.ts';
import { encoding } from './encoding.ts';
import { filters } from './filters.ts';
import { identity } from './identity.ts';
import { oddValues } from './oddValues.ts';
import { pages } from './pages.ts';
import { parents } from './parents.ts';
import { placement } from './placement.ts';
import type { Property } from './property.ts';
import { readBackProperty } from './readBackProperty.ts';
import { refusals } from './refusals.ts';
import { siblings } from './siblings.ts';
import { sorts } from './sorts.ts';
import { states } from './states.ts';
import { unmatchedValue } from './unmatchedValue.ts';
import { views } from './views.ts';

/** All built-in properties, in the order in which they run and in which reports show them. */
export const PROPERTIES: readonly Property[] = [
  pages,
  continuations,
  defaults,
  sorts,
  filters,
  combinations,
  unmatchedValue,
  refusals,
  allowedValues,
  encoding,
  placement,
  authentication,
  access,
  identity,
  parents,
  readBackProperty,
  siblings,
  views,
  states,
  oddValues,
];

/** Gives a job the age of its property or probe. */
export function withAge(job: Job, { since }: Aged): Job {
  return since === undefined ? job : { ...job, since };
}

/** Returns the suite of all properties, those of plugins last. */
export function propertiesWith(added: readonly Property[] = []): Suite {
  return {
    name: 'properties',
    unfit: ({ can }) =>
      can.respondExactly
        ? 'it needs a deployment with fixtures of its own, and this target has the example world. Start a sandbox, and give its address and a profile'
        : undefined,
    plan: (contract, target) =>
      [...PROPERTIES, ...added].flatMap((property) =>
        property.plan(contract, target).map((job) => withAge(job, property)),
      ),
  };
}

/** The suite with the built-in properties. */
export const properties = propertiesWith();

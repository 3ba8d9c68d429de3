import type { Suite } from '../../engine/job.ts';
import { access } from './access.ts';
import { authentication } from './authentication.ts';
import { conditions } from './conditions.ts';
import { defaults } from './defaults.ts';
import { encoding } from './encoding.ts';
import { filters } from './filters.ts';
import { identity } from './identity.ts';
import { keeps } from './keeps.ts';
import { keyset } from './keyset.ts';
import { nothing } from './nothing.ts';
import { pages } from './pages.ts';
import type { Property } from './property.ts';
import { search } from './search.ts';
import { sorts } from './sorts.ts';

/** Every property, in the order in which they are tried and in which reports show them. */
export const PROPERTIES: readonly Property[] = [
  pages,
  keyset,
  defaults,
  sorts,
  filters,
  search,
  nothing,
  conditions,
  encoding,
  authentication,
  access,
  identity,
  keeps,
];

/** The suite that tries every property, those of plugins last. */
export function rulesWith(added: readonly Property[] = []): Suite {
  return {
    name: 'properties',
    unfit: ({ can }) =>
      can.respondExactly
        ? 'a property is tried on a deployment with fixtures of its own, and this target has the cases'
        : undefined,
    plan: (contract, target) =>
      [...PROPERTIES, ...added].flatMap((property) => property.plan(contract, target)),
  };
}

/** The suite with the built-in properties. */
export const properties = rulesWith();

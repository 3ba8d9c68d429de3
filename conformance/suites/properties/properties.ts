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

const PROPERTIES: Property[] = [
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

/** Looks whether what holds across operations holds for each of them. */
export const properties: Suite = {
  name: 'properties',
  unfit: ({ can }) =>
    can.respondExactly
      ? 'a property is tried on a deployment with fixtures of its own, and this target has the cases'
      : undefined,
  plan: (contract, target) => PROPERTIES.flatMap((property) => property(contract, target)),
};

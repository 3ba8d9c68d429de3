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
import type { Law } from './law.ts';
import { nothing } from './nothing.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { sorts } from './sorts.ts';

const LAWS: Law[] = [
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
export const rules: Suite = {
  name: 'rules',
  unfit: ({ can }) =>
    can.answerExactly
      ? 'a law is tried on a deployment with fixtures of its own, and this target has the cases'
      : undefined,
  plan: (contract, target) => LAWS.flatMap((law) => law(contract, target)),
};

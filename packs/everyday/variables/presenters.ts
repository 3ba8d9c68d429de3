import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, Presenters } from '../../pack.ts';

/** Nobody can read a hidden value again, and logs hide it, too. */
const hideValue = (_: PackContext, { hidden, value, masked }: Rows['ci_variables']) => ({
  value: hidden ? null : value,
  masked: masked || hidden,
});

export const presenters: Presenters = { ProjectVariable: hideValue, GroupVariable: hideValue };

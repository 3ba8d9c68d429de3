import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

type Feature = Rows['instance_features'];

export const presenters: Presenters = {
  InstanceFeature: (_: PackContext, { gates }: Feature) => ({ state: readState(gates) }),
};

function readState(gates: Feature['gates']): 'on' | 'conditional' | 'off' {
  if (gates.some(({ key, value }) => key === 'boolean' && value)) return 'on';
  return gates.some(({ value }) => value) ? 'conditional' : 'off';
}

export const handlers: PackHandlers<operations> = {
  setInstanceFeature: async (request) => {
    const { rows, insert, update, path, body, refuse } = request;
    const { value, key = 'percentage_of_time', user, group, project, feature_group } = body;
    const actors = [user, group, project].filter((one) => one !== undefined);
    const percentage = Number(value);
    const isSwitch = ['true', 'false'].includes(String(value));
    if (!isSwitch && !(percentage >= 0 && percentage <= 100))
      refuse(400, { value: ['is neither a boolean nor a percentage'] });
    const gate =
      actors.length > 0
        ? { key: 'actors', value: actors }
        : feature_group !== undefined
          ? { key: 'groups', value: [feature_group] }
          : isSwitch
            ? { key: 'boolean', value: String(value) === 'true' }
            : { key, value: percentage };
    const [before] = rows('instance_features', { name: path.name });
    const others = (before?.gates ?? []).filter((one) => one.key !== gate.key);
    const gates = [...others, gate];
    const row = before
      ? await update('instance_features', before, { gates })
      : await insert('instance_features', { name: path.name, gates });
    return { name: row.name, state: readState(gates), gates };
  },
};

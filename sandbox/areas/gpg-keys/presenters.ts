import type { GpgKey } from '../../../generated/tables.ts';
import { pick } from '../../presenters/person.ts';
import type { SuccessOf } from '../../server/handler.ts';

export function presentGpgKey(row: GpgKey): SuccessOf<'getGpgKey'> {
  return pick(row, 'id', 'key', 'created_at');
}

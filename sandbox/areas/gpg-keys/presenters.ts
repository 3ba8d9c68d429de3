import type { GpgKey } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';

export function presentGpgKey(row: GpgKey): SuccessOf<'getGpgKey'> {
  return pick(row, 'id', 'key', 'created_at');
}

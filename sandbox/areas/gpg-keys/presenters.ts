import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';
import type { GpgKeyRow } from './tables.ts';

export function presentGpgKey(row: GpgKeyRow): SuccessOf<'getGpgKey'> {
  return pick(row, 'id', 'key', 'created_at');
}

import type { Fault } from './fault.ts';
import { BODY_FAULTS } from './faults/body.ts';
import { FRAMING_FAULTS } from './faults/framing.ts';
import { HEADER_FAULTS } from './faults/headers.ts';
import { ACCESS_FAULTS, STATUS_FAULTS } from './faults/status.ts';
import { TIME_FAULTS } from './faults/time.ts';

/**
 * The fault catalogue: the known ways in which a single response can be wrong. Where a fault strikes follows
 * from the contract, so that a new operation, field or header is covered without a change here.
 */
export const FAULTS: Fault[] = [
  ...STATUS_FAULTS,
  ...ACCESS_FAULTS,
  ...FRAMING_FAULTS,
  ...HEADER_FAULTS,
  ...BODY_FAULTS,
  ...TIME_FAULTS,
];

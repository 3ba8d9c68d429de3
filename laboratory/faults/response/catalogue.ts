import type { ResponseFault } from '../fault.ts';
import { BODY_FAULTS } from './body.ts';
import { FRAMING_FAULTS } from './framing.ts';
import { HEADER_FAULTS } from './headers.ts';
import { ACCESS_FAULTS, STATUS_FAULTS } from './status.ts';
import { TIME_FAULTS } from './time.ts';

/**
 * The known faults of single responses. The contract decides where they apply, so a new operation, field or header
 * needs no change here.
 */
export const RESPONSE_FAULTS: ResponseFault[] = [
  ...STATUS_FAULTS,
  ...ACCESS_FAULTS,
  ...FRAMING_FAULTS,
  ...HEADER_FAULTS,
  ...BODY_FAULTS,
  ...TIME_FAULTS,
];

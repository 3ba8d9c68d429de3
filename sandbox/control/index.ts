/** The types of the control API for its clients. */

export type { Disturbance } from '../../wire/disturber.ts';
export type {
  DeliveryFilter,
  ForkRequest,
  RequestFilter,
  ShownDelivery,
  ShownFinding,
  ShownRequest,
} from './bodies.ts';

/** The types of the control API for its clients. */

export type { Disturbance } from '../../wire/disturber.ts';
export type { ForkRequest, RequestFilter, ShownFinding, ShownRequest } from './bodies.ts';

/** The types of the control API for its clients. */
export type { ForkRequest, RequestFilter, ShownFinding, ShownRequest } from './bodies.ts';

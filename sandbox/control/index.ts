/** The types of the control API for its clients. */
export type { RequestFilter, ShownFinding, ShownRequest, WorldRequest } from './bodies.ts';

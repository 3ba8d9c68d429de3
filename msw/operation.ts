import type { Responses } from '../generated/responses.js';

/** An operation whose cases may have any names. */
export type Operation = Responses<Record<string, number>>;

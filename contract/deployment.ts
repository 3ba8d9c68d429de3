/** Where things are on a deployment, and on whatever stands in for one. */

/** Every path of the contract is below this (document 1). */
export const BASE_PATH = '/api/v4';

/**
 * Where the mock takes alerts, unless it is told another path. On a deployment, each alert
 * integration has an address of its own, whose shape the documents do not show.
 */
export const MOCK_ALERT_INTAKE = '/alert-intake';

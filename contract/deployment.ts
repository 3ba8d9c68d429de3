/** Addresses that a deployment, the mock and the sandbox have in common. */

/** The prefix of all paths of the contract (API documentation, document 1). */
export const BASE_PATH = '/api/v4';

/**
 * The path at which the mock receives alerts. On a deployment, each alert integration has its own address. The API
 * documentation does not show the form of these addresses.
 */
export const MOCK_ALERT_INTAKE = '/alert-intake';

/** Addresses on a deployment, the mock and the sandbox. */

/** The path above all paths of the contract (API documentation, document 1). */
export const BASE_PATH = '/api/v4';

/**
 * The default path for alerts on the mock. On a deployment, each alert integration has an address of its own. The
 * documents do not show the form of these addresses.
 */
export const MOCK_ALERT_INTAKE = '/alert-intake';

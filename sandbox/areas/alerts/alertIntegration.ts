import { MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import { type AlertIntegration, alertIntegrations } from '../../../generated/tables.ts';
import { refuse, unauthorized } from '../../server/refusal.ts';
import type { Db } from '../../store/openStore.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

/** The parts of a request that name the alert integration and contain its key. */
interface IntakeRequest {
  /** Path and query: `/alert-intake/151`. */
  url: string;
  header(name: string): string | undefined;
}

/** Returns the path at which an integration receives alerts. */
export function intakePath({ id }: Pick<AlertIntegration, 'id'>): string {
  return `${MOCK_ALERT_INTAKE}/${id}`;
}

/**
 * Returns the integration that the address of a request names.
 * @throws a Refusal with 401 when the key is missing or wrong, or no integration has the address
 */
export function authenticateAlert(db: Db, { url, header }: IntakeRequest): AlertIntegration {
  const { pathname } = new URL(url, 'http://localhost');
  const id = Number(pathname.slice(`${MOCK_ALERT_INTAKE}/`.length));
  const integration = Number.isSafeInteger(id)
    ? rowWhere(db, alertIntegrations, { id })
    : undefined;
  if (!integration || integration.authorization_key !== sentKey(header('authorization')))
    refuse(unauthorized());
  return integration;
}

/**
 * Reads the key of the integration from the header `Authorization`. The key is a bearer token, or the password of Basic
 * authentication with an empty username (API documentation, document 1).
 */
function sentKey(authorization = ''): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const credentials = Buffer.from(value, 'base64').toString('utf8');
  return credentials.startsWith(':') ? credentials.slice(1) : undefined;
}

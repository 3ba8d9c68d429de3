import { MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import { type AlertIntegration, alertIntegrations } from '../../../generated/tables.ts';
import { refuse, unauthorized } from '../../server/refusal.ts';
import type { Db } from '../../store/openStore.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

/** What tells which integration a request is for, and whether its sender has the key. */
interface IntakeRequest {
  /** Path and query: `/alert-intake/151`. */
  url: string;
  header(name: string): string | undefined;
}

/** Where an integration takes alerts, below the origin of the sandbox. */
export function intakePath({ id }: Pick<AlertIntegration, 'id'>): string {
  return `${MOCK_ALERT_INTAKE}/${id}`;
}

/**
 * The integration that a request is for.
 * @throws a Refusal with 401 when its key is not sent. An address that no integration has has no key either.
 */
export function alertIntegrationOf(db: Db, { url, header }: IntakeRequest): AlertIntegration {
  const { pathname } = new URL(url, 'http://localhost');
  const id = Number(pathname.slice(`${MOCK_ALERT_INTAKE}/`.length));
  const integration = Number.isSafeInteger(id)
    ? rowWhere(db, alertIntegrations, { id })
    : undefined;
  if (!integration || integration.authorization_key !== sentKey(header('authorization')))
    refuse(unauthorized());
  return integration;
}

/** The key as a bearer token, or as the password of nobody (document 1). */
function sentKey(authorization = ''): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const credentials = Buffer.from(value, 'base64').toString('utf8');
  return credentials.startsWith(':') ? credentials.slice(1) : undefined;
}

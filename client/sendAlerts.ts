import type { operations } from '../generated/types.ts';
import { createSend, type SendOptions } from './createSend.ts';
import { ForgeError } from './forgeError.ts';

/** Address, key and payload of a call to an alert integration. */
export interface SendAlertsOptions extends Pick<SendOptions, 'fetch' | 'timeout'> {
  /** The full address of the integration, as its settings show it. */
  url: string;
  /** The authorization key of the integration. An access token is never sent. */
  key: string;
  /** The alerts, in the format of the integration: one alert, or a message with several metrics alerts. */
  payload: operations['createAlerts']['requestBody']['content']['application/json'];
  /** How the key is sent: as a bearer token, or as a password with an empty user name. Default: `bearer`. */
  scheme?: 'bearer' | 'basic';
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends alerts to the alert intake of an integration and returns the created alerts.
 *
 * ```ts
 * await sendAlerts({ url, key, payload: { title: 'The engine overheats', severity: 'high' } });
 * ```
 * @throws ForgeError when the service refuses
 */
export async function sendAlerts({
  url,
  key,
  payload,
  scheme = 'bearer',
  signal,
  ...options
}: SendAlertsOptions): Promise<
  operations['createAlerts']['responses'][200]['content']['application/json']
> {
  const request = new Request(url, {
    method: 'POST',
    headers: {
      Authorization: scheme === 'basic' ? `Basic ${btoa(`:${key}`)}` : `Bearer ${key}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(payload),
    signal: signal ?? null,
  });
  const operation = 'createAlerts';
  const response = await createSend(options)(Object.assign(request, { operation }));
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new ForgeError(operation, response, body);
  return body;
}

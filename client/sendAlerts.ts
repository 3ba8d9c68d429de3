import type { operations } from '../generated/types.ts';
import { createSend, type SendOptions } from './createSend.ts';
import { readResponse } from './readResponse.ts';

/** The arguments of `sendAlerts`. */
export interface SendAlertsOptions extends Pick<SendOptions, 'fetch' | 'timeout'> {
  /** The full address of the alert integration. The settings of the integration show it. */
  url: string;
  /** The authorization key of the integration. It is sent instead of an access token. */
  key: string;
  /**
   * The alerts in the format that the integration expects: one alert, or a message with several alerts about metrics.
   */
  payload: operations['createAlerts']['requestBody']['content']['application/json'];
  /**
   * The HTTP authentication for the key: a bearer token, or a password with an empty user name. Default: `bearer`.
   */
  scheme?: 'bearer' | 'basic';
  /** Aborts the call. */
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
  const response = await createSend(options)(request, { operation });
  return (await readResponse(response, request, { operation, mustHaveBody: true })).data as never;
}

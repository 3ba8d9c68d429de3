/** A running sandbox or fork, as tests use it: through its control API. */
import type { CallerRole } from '../generated/roles.ts';
import type {
  DeliveryFilter,
  Disturbance,
  RequestFilter,
  ShownDelivery,
  ShownRequest,
} from '../sandbox/control/index.ts';

/** The base URLs of a sandbox or a fork, and its clock, state and requests. */
export interface TestFork {
  /** The base URL: `http://127.0.0.1:41234`. */
  url: string;
  /** The base URL of the platform's API. */
  apiUrl: string;
  /** The base URL of control. */
  controlUrl: string;
  /** A token for each role of the example world, such as `developer`. A seed of your own may lack some. */
  tokens: Record<CallerRole, string>;
  clock: Clock;
  /**
   * Restores the seed.
   * @param options `clock` is the time at which the clock is stopped until the next reset
   */
  reset(options?: { clock?: string }): Promise<void>;
  /**
   * Sends a request to control, and returns the body of the response.
   * @param path the path below `/_sandbox`: `/users`
   * @throws an Error with the message of the response for an error status
   */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the form of the row that it asks for.
  control(method: string, path: string, body?: unknown): Promise<any>;
  /**
   * Causes delays and failures on purpose until the next reset, in place of earlier ones. Without an argument, it ends
   * them.
   *
   * ```ts
   * await forge.disturb({ failures: [{ operation: 'createTag', status: 503 }] });
   * ```
   *
   * `forge-contract-client` repeats a read after 429 and 503, and waits up to a minute in total: longer than most tests
   * may take. With `times: 1`, its retry succeeds. For an error at once, give status 500, or the client
   * `retryBudget: 0`.
   */
  disturb(disturbance?: Disturbance): Promise<void>;
  /** Returns the last requests to the API with the findings of the judge, the oldest first. The default limit is 1000. */
  requests(filter?: RequestFilter): Promise<ShownRequest[]>;
  /**
   * Returns the last deliveries to webhooks, the oldest first. The default limit is 1000. By default, it waits until no
   * delivery is under way.
   */
  deliveries(filter?: DeliveryFilter): Promise<ShownDelivery[]>;
  /** Ends the fork or the sandbox. Never throws. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The clock of a sandbox. Times are in ISO 8601. */
export interface Clock {
  now(): Promise<string>;
  set(time: string): Promise<string>;
  /** Moves the clock forward. @param duration in ISO 8601: `PT1H` */
  advance(duration: string): Promise<string>;
}

/**
 * Creates the functions for a sandbox or fork. If the environment variable `FORGE_CONTROL_TOKEN` is set, requests to
 * control have that token.
 * @param end ends it
 */
export async function testFork(url: string, end: () => Promise<unknown>): Promise<TestFork> {
  const controlUrl = `${url}/_sandbox`;
  const token = process.env.FORGE_CONTROL_TOKEN;
  const control: TestFork['control'] = async (method, path, body) => {
    const response = await fetch(controlUrl + path, {
      method,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(({ message, cause = message }) => {
      const reason = cause.code ?? cause.message ?? cause;
      throw new Error(
        `${method} ${controlUrl}${path}: no response (${reason}). Is the sandbox running?`,
      );
    });
    const text = await response.text();
    const value = text === '' ? undefined : JSON.parse(text);
    if (response.ok) return value;
    const { message } = value ?? { message: response.statusText };
    throw new Error(
      `${method} /_sandbox${path}: ${typeof message === 'string' ? message : JSON.stringify(message)}`,
    );
  };
  const { apiUrl, tokens } = await control('GET', '');
  const moved = async (move: object): Promise<string> =>
    (await control('POST', '/clock', move)).clock;
  const close = async () => {
    await end().catch(() => {});
  };
  return {
    ...{ url, apiUrl, controlUrl, tokens, control, close },
    clock: {
      now: async () => (await control('GET', '')).clock,
      set: (now) => moved({ now }),
      advance: (advance) => moved({ advance }),
    },
    reset: (options) => control('POST', '/reset', options),
    disturb: async (disturbance) => {
      await control(disturbance ? 'PUT' : 'DELETE', '/disturbance', disturbance);
    },
    requests: async ({ limit = 1000, ...filter } = {}) => {
      return (await control('GET', `/requests?${writeQuery({ limit, ...filter })}`)).requests;
    },
    deliveries: async ({ limit = 1000, wait = true, ...filter } = {}) => {
      const query = writeQuery({ limit, wait, ...filter });
      return (await control('GET', `/deliveries?${query}`)).deliveries;
    },
    [Symbol.asyncDispose]: close,
  };
}

function writeQuery(filter: object): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
}

/** Sends the events of a sandbox to webhooks, and keeps a journal of the deliveries. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { scrubbedUrl } from '../areas/remote-mirrors/mirrorUrl.ts';
import type { ShownDelivery } from '../control/bodies.ts';
import { boundedLog } from '../server/boundedLog.ts';
import { AddressRefusal, type AllowedPlaces } from './findAddress.ts';
import { postOnce } from './postOnce.ts';

/** An event for one webhook. */
export interface Delivery {
  webhook: {
    id: number;
    url: string;
    token: string | null;
    /** Further headers of each delivery. */
    custom_headers: readonly { readonly key: string; readonly value: string }[];
    enable_ssl_verification: boolean;
  };
  /** The kind of event in the header of the request: `Push Hook`. */
  event: string;
  payload: object;
}

/** The caller of the running transaction, and the address by which they reached the sandbox. */
export interface Actor {
  username: string;
  /** Scheme and host: `http://127.0.0.1:4020`. */
  origin: string;
}

/** The webhooks of a sandbox. */
export interface Webhooks {
  /** The actor of the running transaction. Without one, as in a reset or a control request, no event is sent. */
  actor: Actor | undefined;
  /** Adds a delivery to the running transaction. It is sent when the transaction has succeeded. */
  queue(delivery: Delivery): void;
  /** Sends the queued deliveries. Called after the transaction. */
  send(): void;
  /** Forgets the actor and the queued deliveries. Called after a transaction that was rolled back. */
  drop(): void;
  /** Returns the deliveries of the journal, the oldest first. @param since only those with a higher ID. Default: all */
  since(since?: number): ShownDelivery[];
  /** The ID of the last delivery; 0 before the first one. */
  last(): number;
  /** Waits until no delivery is under way. */
  settled(): Promise<void>;
  /** Ends the deliveries that are under way, and empties the journal. */
  clear(): void;
}

/** The milliseconds to wait before each attempt. */
const WAITS = [0, 500, 2000];

/** The size of the largest body that is sent, in bytes. */
const MAX_BODY = 1024 * 1024;

/** The most deliveries that are under way. Further ones are refused. */
const MAX_WAITING = 1000;

/** @param waits the milliseconds to wait before each attempt. Default: 0, 500 and 2000 */
export function createWebhooks(allowed: AllowedPlaces, waits: readonly number[] = WAITS): Webhooks {
  const log = boundedLog<ShownDelivery>({ size: ({ body }) => body.length });
  let queued: Delivery[] = [];
  let ending = new AbortController();
  /** The end of the last delivery of each webhook. The deliveries of a webhook keep their order. */
  const ends = new Map<number, Promise<void>>();
  let waiting = 0;

  const start = (delivery: Delivery, origin: string) => {
    const { webhook } = delivery;
    const shown = log.add(describe(delivery, origin));
    if (waiting >= MAX_WAITING)
      return finish(shown, 'refused', `${MAX_WAITING} deliveries are under way`);
    if (Buffer.byteLength(shown.body) > MAX_BODY)
      return finish(shown, 'refused', `the body is longer than ${MAX_BODY} bytes`);
    waiting += 1;
    const { signal } = ending;
    const post = {
      ...{ url: webhook.url, headers: shown.headers, body: shown.body },
      verifies: webhook.enable_ssl_verification,
    };
    const mine = (ends.get(webhook.id) ?? Promise.resolve())
      .then(() => attempt(shown, () => postOnce(post, allowed, signal), waits, signal))
      .finally(() => {
        waiting -= 1;
        if (ends.get(webhook.id) === mine) ends.delete(webhook.id);
      });
    ends.set(webhook.id, mine);
  };
  const webhooks: Webhooks = {
    actor: undefined,
    queue: (delivery) => {
      queued.push(delivery);
    },
    send: () => {
      const [deliveries, origin] = [queued, webhooks.actor?.origin ?? ''];
      webhooks.drop();
      for (const one of deliveries) start(one, origin);
    },
    drop: () => {
      queued = [];
      webhooks.actor = undefined;
    },
    since: log.since,
    last: log.last,
    settled: async () => {
      while (ends.size > 0) await Promise.all(ends.values());
    },
    clear: () => {
      ending.abort();
      ending = new AbortController();
      ends.clear();
      log.clear();
    },
  };
  return webhooks;
}

function describe(
  { webhook, event, payload }: Delivery,
  origin: string,
): Omit<ShownDelivery, 'id'> {
  const id = randomUUID();
  return {
    time: new Date().toISOString(),
    hook: webhook.id,
    event,
    url: scrubbedUrl(webhook.url),
    state: 'waiting',
    attempts: 0,
    status: null,
    error: null,
    headers: {
      ...readCustomHeaders(webhook),
      'content-type': 'application/json',
      'user-agent': 'forge-contract-sandbox',
      'x-gitlab-event': event,
      'x-gitlab-event-uuid': id,
      'x-gitlab-instance': origin,
      'idempotency-key': id,
      ...(webhook.token && { 'x-gitlab-token': webhook.token }),
    },
    body: JSON.stringify(payload),
  };
}

/** The headers that belong to the connection, and not to the webhook. */
const OF_CONNECTION = new Set([
  ...['connection', 'content-length', 'expect', 'host', 'keep-alive'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

function readCustomHeaders({
  custom_headers: custom,
}: Delivery['webhook']): Record<string, string> {
  return Object.fromEntries(
    custom
      .map(({ key, value }) => [key.toLowerCase(), value] as const)
      .filter(([name]) => !OF_CONNECTION.has(name)),
  );
}

/** Tries to deliver until an attempt succeeds or cannot succeed later. Never throws. */
async function attempt(
  shown: ShownDelivery,
  post: () => Promise<number>,
  waits: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  for (const time of waits) {
    try {
      await wait(time, undefined, { signal });
      shown.attempts += 1;
      shown.status = await post();
      const isDelivered = shown.status >= 200 && shown.status < 300;
      if (isDelivered) return finish(shown, 'delivered', null);
      shown.error = `the response has the status ${shown.status}`;
      const isTemporary = shown.status >= 500 || shown.status === 429;
      if (!isTemporary) break;
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof AddressRefusal) {
        shown.attempts -= 1;
        return finish(shown, 'refused', message);
      }
      shown.error = message;
      if (signal.aborted) break;
    }
  }
  finish(shown, 'failed', shown.error);
}

function finish(shown: ShownDelivery, state: ShownDelivery['state'], error: string | null): void {
  Object.assign(shown, { state, error });
}

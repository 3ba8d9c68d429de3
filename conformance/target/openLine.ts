import type { Exchange } from '../../wire/exchange.ts';
import { type ConnectionOptions, openConnections } from '../../wire/openConnections.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';
import { createPace, type Pace, type PaceOptions } from './pace.ts';

export interface LineOptions {
  /** How the program connects to the target. Default: directly, with the certificates of Node. */
  connection?: ConnectionOptions | undefined;
  /** The limits of the pace. Default: none. */
  limits?: PaceOptions | undefined;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
}

export interface LineSendOptions {
  expectsNoBody?: boolean;
  /** Whether the request gets a connection of its own. Default: false. */
  isFresh?: boolean;
  /** Ends the wait for the rate limit. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The line to a target: its connections, and the pace of the requests. Every request of a run goes through one line. */
export interface Line extends Pick<Pace, 'pause' | 'found'> {
  send(request: WireRequest, options?: LineSendOptions): Promise<Exchange>;
  /** Lowers the rate as after a 429, since a refusal has turned out to be a limit. */
  slowDown(): void;
  close(): void;
}

/** Opens the line to a target. */
export function openLine({ connection, limits, timeoutMs = 10_000 }: LineOptions = {}): Line {
  const connections = openConnections(connection);
  const pace = createPace(limits);
  return {
    pause: pace.pause,
    found: pace.found,
    close: connections.close,
    slowDown: () => pace.note({ sentAt: performance.now(), durationMs: 0, status: 429 }),
    send: async (request, { signal, ...options } = {}) => {
      await pace.turn(signal);
      const sentAt = performance.now();
      const sent = await connections.send(request, { timeoutMs, ...options });
      const { response, failure, durationMs } = sent;
      pace.note({ sentAt, durationMs, status: failure ? undefined : response?.status });
      return sent;
    },
  };
}

/** Delays and failures on purpose, to test how a client copes with a slow and unreliable server. */
export interface Disturbance {
  /** Shortest time before each response, in milliseconds. Default: 0. */
  delayMs?: number;
  /** The failures, each for a part of the requests. Default: none. */
  failures?: Failure[];
  /** Start value of the random choice: with the same seed, the same requests fail. Default: 1. */
  seed?: number;
}

/** A failure or a delay of a part of the requests. */
export interface Failure {
  /** The operationId of the requests. Default: all operations. */
  operation?: string;
  /** The part of these requests, from 0 to 1. Default: 1. */
  probability?: number;
  /** The number of requests that are hit, from 1. The later ones get their usual response. Default: no limit. */
  times?: number;
  /** An additional time before the response, in milliseconds. Default: 0. */
  delayMs?: number;
  /** The error status to send: `503`. Default: the usual response. */
  status?: number;
  /** The seconds in `Retry-After`. Default: 1 for 429 and 503; other statuses have no `Retry-After`. */
  retryAfter?: number;
  /**
   * Closes the connection without a response: `before` the request is performed, or `after`. Default: the connection
   * stays open.
   */
  drop?: 'before' | 'after';
}

/** The event that takes the place of the usual response to a request. */
export type Disruption =
  | { kind: 'status'; status: number; message: string; headers: Record<string, string> }
  | { kind: 'drop'; when: 'before' | 'after' };

/**
 * Waits for the delay of a request, and returns its disruption; undefined if the request gets its usual response.
 * @param operation the operationId; undefined if the request has no operation
 */
export type Disturber = (operation: string | undefined) => Promise<Disruption | undefined>;

/** Creates the function that a server calls for each request. */
export function disturber({ delayMs = 0, failures = [], seed = 1 }: Disturbance = {}): Disturber {
  const random = randomNumbers(seed);
  const hits = new Map<Failure, number>();
  return async (operation) => {
    const isLeft = (one: Failure) => (hits.get(one) ?? 0) < (one.times ?? Infinity);
    const failure = chosen(failures.filter(isLeft), operation, random);
    if (failure) hits.set(failure, (hits.get(failure) ?? 0) + 1);
    const wait = delayMs + (failure?.delayMs ?? 0);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return failure && chooseDisruption(failure);
  };
}

/** Chooses at most one of the failures for an operation. A request without candidates takes no random number. */
function chosen(
  failures: Failure[],
  operation: string | undefined,
  random: () => number,
): Failure | undefined {
  const candidates = failures.filter((one) => (one.operation ?? operation) === operation);
  if (candidates.length === 0) return undefined;
  let number = random();
  return candidates.find(({ probability = 1 }) => {
    number -= probability;
    return number < 0;
  });
}

function chooseDisruption({ status, retryAfter, drop, operation, probability = 1 }: Failure) {
  if (drop) return { kind: 'drop', when: drop } as const;
  if (status === undefined) return undefined;
  const seconds = retryAfter ?? (status === 429 || status === 503 ? 1 : undefined);
  const which = operation === undefined ? 'all requests' : `the requests of ${operation}`;
  return {
    kind: 'status',
    status,
    message: `${status}: the server was told to fail ${Number((probability * 100).toFixed(3))} % of ${which}`,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
  } as const;
}

/**
 * Returns a message about the first operation that has failures with probabilities above 1 in total; undefined if no
 * operation has.
 */
export function wrongProbabilities(failures: Failure[]): string | undefined {
  const operations = new Set(failures.map(({ operation }) => operation));
  for (const operation of operations) {
    const sum = failures
      .filter((one) => one.operation === undefined || one.operation === operation)
      .reduce((total, { probability = 1 }) => total + probability, 0);
    // Sums of decimal fractions such as 0.1 are slightly wrong.
    if (sum > 1 + 1e-9)
      return `the probabilities of ${operation ?? 'all operations'} are ${Number(sum.toFixed(3))} in total: at most 1`;
  }
  return undefined;
}

/**
 * Returns a function that generates random numbers from 0 to 1 (algorithm mulberry32). A seed gives a fixed sequence.
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

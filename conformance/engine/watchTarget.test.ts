import { describe, expect, test } from 'vitest';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Delivery } from './deliver.ts';
import type { Call } from './job.ts';
import { TargetAway } from './trackAbsences.ts';
import { Disturbed, watchTarget } from './watchTarget.ts';

const operation = (method: string) =>
  ({
    id: `${method}Thing`,
    method,
    path: '/things',
    definition: {},
  }) as unknown as ContractOperation;
const request = { path: {}, query: {}, headers: {} };
const read: Call = {
  operation: operation('get'),
  request,
  token: 't',
  as: 'owner',
  expected: { status: 200 },
};
const { token: _, ...anonymous } = read;
const write: Call = { ...read, operation: operation('post'), expected: { status: 201 } };

type Kind = 'json' | 'web page' | 'login' | 'reset' | number;

/** Returns a delivery of a response of this kind. A number is a status with a JSON body. */
function responseOf(kind: Kind): Delivery {
  const to = { method: 'GET', origin: 'http://h', path: '/things', headers: {} };
  const response = (status: number, headers: [string, string][], body = '{}') => ({
    response: { status, reason: '', headers, body: Buffer.from(body) },
  });
  const json: [string, string][] = [['Content-Type', 'application/json']];
  const received =
    kind === 'json'
      ? response(200, json)
      : kind === 'web page'
        ? response(200, [['Content-Type', 'text/html; charset=utf-8']], '<html>')
        : kind === 'login'
          ? response(302, [['Location', 'https://sso.test/login?state=secret']], '')
          : kind === 'reset'
            ? { failure: { name: 'reset' as const, message: 'the connection was closed' } }
            : response(kind, json);
  const exchange = { request: to, reusedConnection: false, durationMs: 1, ...received };
  return { exchange, exchanges: [exchange], redirects: [] };
}

/** A target whose operation and whose other reads respond with these kinds, one after the other. The last one stays. */
function watching({ looks = ['json'] as Kind[], waitMs = 5000, tokens = [] as string[] } = {}) {
  let looked = 0;
  const next = (kinds: Kind[], index: number) => kinds[Math.min(index, kinds.length - 1)]!;
  /** The kinds for each call. A look at the target is a call of its own. */
  const kindsOf = new Map<Call, () => Kind>();
  const watch = watchTarget({
    send: async (call) => responseOf(kindsOf.get(call)?.() ?? next(looks, looked++)),
    firstLook: tokens.length > 0 ? anonymous : undefined,
    tokens: new Set(tokens),
    waitMs,
  });
  return {
    watch,
    looks: () => looked,
    /** Sends a call to an operation that responds with these kinds. */
    send: async (call: Call, ...kinds: Kind[]) => {
      let sent = 0;
      const own = { ...call };
      kindsOf.set(own, () => next(kinds, sent++));
      const delivery = await watch.send(own).finally(() => kindsOf.delete(own));
      return { status: delivery.exchange.response?.status, repeated: delivery.repeated, sent };
    },
  };
}

describe('a sign of absence', () => {
  test.each<[Kind, string]>([
    [503, 'it responds with 503'],
    ['web page', 'it responds with a web page (200)'],
    ['login', 'it redirects (302) to sso.test/login'],
    ['reset', 'the connection was closed'],
    [401, 'it refuses the token of owner (401), which it accepted before'],
  ])('of one response (%s) makes a read be sent again', async (kind, reason) => {
    const { send, watch } = watching();
    await send(read, 'json');
    expect(await send(read, kind, 'json')).toEqual({ status: 200, repeated: reason, sent: 2 });
    expect(watch.absences).toEqual([]);
  });

  test.each<Kind>([404, 500, 422])('is not in a response with %s', async (status) => {
    const { send, looks } = watching();
    await send(read, 'json');
    expect(await send(read, status)).toMatchObject({ status, sent: 1 });
    expect(looks()).toBe(0);
  });

  test('is not in an expected 401, or in the 401 of a token that never worked', async () => {
    const { send, looks } = watching();
    expect(await send(read, 401)).toMatchObject({ status: 401, sent: 1 });
    await send(read, 'json');
    expect(await send({ ...read, expected: { status: 401 } }, 401)).toMatchObject({ sent: 1 });
    expect(looks()).toBe(0);
  });
});

describe('a target that is there', () => {
  test('is responsible for a response that comes again, and later ones are not sent again', async () => {
    const { send, watch } = watching();
    await send(read, 'json');
    expect(await send(read, 503)).toMatchObject({ status: 503, sent: 2 });
    expect(await send(read, 503)).toMatchObject({ status: 503, sent: 1 });
    expect(watch.absences).toEqual([]);
  });

  test('gets a write again only with the whole job, and the second response counts', async () => {
    const { send } = watching();
    await send(read, 'json');
    await expect(send(write, 'web page')).rejects.toThrow(Disturbed);
    expect(await send(write, 'web page')).toMatchObject({ status: 200, sent: 1 });
  });
});

describe('a token that is refused in the middle', () => {
  test.each([
    ['before a read with it has succeeded', false],
    ['after a read with it has succeeded', true],
  ])('ends the run as a fault of the profile, %s', async (_, hasRead) => {
    const { send, watch } = watching({ looks: [401, 401, 'json'], tokens: ['t', 'u'] });
    if (hasRead) await send(read, 'json');
    await expect(send(write, 401)).rejects.toThrow(TargetAway);
    expect(watch.away).toEqual({
      fault: 'profile',
      reason: expect.stringMatching(
        /^The token of owner is refused \(401\) since .* it has expired/,
      ),
    });
    await expect(send({ ...read, token: 'u' }, 'json')).rejects.toThrow(TargetAway);
  });

  test('is a fault of the network if every other token is refused, too', async () => {
    const { send, watch } = watching({ looks: [401], waitMs: 10, tokens: ['t', 'u'] });
    await expect(send(write, 401)).rejects.toThrow(TargetAway);
    expect(watch.away).toMatchObject({ fault: 'network' });
  });
});

describe('a target that is away', () => {
  test('is waited for, and then the read is sent again', async () => {
    const { send, watch } = watching({ looks: [503, 503, 'json'] });
    await send(read, 'json');
    expect(await send(read, 503, 'json')).toMatchObject({ status: 200, sent: 2 });
    expect(watch.absences).toEqual([
      { from: expect.any(String), to: expect.any(String), reason: 'it responds with 503' },
    ]);
    expect(watch.away).toBeUndefined();
  });

  test('gets no other request in the meantime', async () => {
    const { send } = watching({ looks: ['reset', 'json'] });
    await send(read, 'json');
    const order: string[] = [];
    const first = send(read, 'reset', 'json').then(() => order.push('back'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = send(read, 'json').then(() => order.push('other'));
    expect(order).toEqual([]);
    await Promise.all([first, second]);
    expect(order).toHaveLength(2);
  });

  test('makes a job be performed again after a write', async () => {
    const { send } = watching({ looks: [503, 'json'] });
    await send(read, 'json');
    await expect(send(write, 503)).rejects.toThrow(Disturbed);
  });

  test('and does not come back ends the run, with the time at which it went', async () => {
    const { send, watch } = watching({ looks: ['login'], waitMs: 300 });
    await send(read, 'json');
    await expect(send(read, 'login')).rejects.toThrow(TargetAway);
    expect(watch.away?.reason).toMatch(
      /^the target is away since \d\d:\d\d:\d\d UTC: it redirects \(302\) to sso\.test\/login$/,
    );
    expect(watch.absences).toEqual([
      { from: expect.any(String), reason: 'it redirects (302) to sso.test/login' },
    ]);
    await expect(send(read, 'json')).rejects.toThrow(TargetAway);
    // The run still tries to remove its resources.
    expect(await send({ ...write, isRemoval: true }, 503)).toMatchObject({ sent: 1 });
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { disturber, type Failure, wrongProbabilities } from './disturber.ts';

afterEach(() => vi.useRealTimers());

describe('a disturbed request', () => {
  test('waits for the delay of all requests and for its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const disturb = disturber({
      delayMs: 100,
      failures: [{ operation: 'listTags', delayMs: 50 }],
    });
    const isOver = { getTag: vi.fn(), listTags: vi.fn() };
    for (const [operation, end] of Object.entries(isOver)) void disturb(operation).then(end);
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver.getTag).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver.getTag).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(49);
    expect(isOver.listTags).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver.listTags).toHaveBeenCalled();
  });

  test('fails only if it calls the named operation', async () => {
    const disturb = disturber({ failures: [{ operation: 'createTag', status: 502 }] });
    expect(await disturb('createTag')).toMatchObject({ kind: 'status', status: 502, headers: {} });
    expect(await disturb('getTag')).toBeUndefined();
    expect(await disturb(undefined)).toBeUndefined();
  });

  test.each<[Failure, string | undefined]>([
    [{ status: 429 }, '1'],
    [{ status: 503 }, '1'],
    [{ status: 429, retryAfter: 30 }, '30'],
    [{ status: 500 }, undefined],
    [{ status: 500, retryAfter: 2 }, '2'],
  ])('%o has Retry-After %s', async (failure, seconds) => {
    const disruption = await disturber({ failures: [failure] })(undefined);
    expect(disruption).toHaveProperty('headers', seconds ? { 'retry-after': seconds } : {});
  });

  test('loses its connection before or after it is performed', async () => {
    for (const when of ['before', 'after'] as const)
      expect(await disturber({ failures: [{ drop: when }] })('getTag')).toEqual({
        kind: 'drop',
        when,
      });
  });

  test('fails as often as the failure says, and then gets its usual response', async () => {
    const disturb = disturber({ failures: [{ operation: 'createTag', status: 503, times: 2 }] });
    const kinds = [];
    for (const operation of ['createTag', 'getTag', 'createTag', 'createTag'])
      kinds.push((await disturb(operation))?.kind);
    expect(kinds).toEqual(['status', undefined, 'status', undefined]);
  });

  test('is chosen with the given probability, the same one for the same seed', async () => {
    const kinds = async (seed: number) => {
      const disturb = disturber({
        failures: [
          { status: 503, probability: 0.2 },
          { drop: 'before', probability: 0.1 },
        ],
        seed,
      });
      const all: (string | undefined)[] = [];
      for (let count = 0; count < 1000; count++) all.push((await disturb('getTag'))?.kind);
      return all;
    };
    const first = await kinds(1);
    const share = (kind: string) => first.filter((one) => one === kind).length;
    expect(share('status')).toBeGreaterThan(150);
    expect(share('status')).toBeLessThan(250);
    expect(share('drop')).toBeGreaterThan(70);
    expect(share('drop')).toBeLessThan(130);
    expect(await kinds(1)).toEqual(first);
    expect(await kinds(2)).not.toEqual(first);
  });
});

test.each<[Failure[], string | undefined]>([
  [[{ probability: 0.7 }, { probability: 0.2 }, { probability: 0.1 }], undefined],
  [[{}, { operation: 'getTag', probability: 0 }], undefined],
  [[{ operation: 'getTag' }, { operation: 'listTags' }], undefined],
  [
    [{ probability: 0.6 }, { operation: 'getTag', probability: 0.5 }],
    'the probabilities of getTag are 1.1 in total: at most 1',
  ],
  [
    [{ status: 500 }, { status: 503, probability: 0.5 }],
    'the probabilities of all operations are 1.5 in total: at most 1',
  ],
])('the probabilities of %o: %s', (failures, message) => {
  expect(wrongProbabilities(failures)).toBe(message);
});

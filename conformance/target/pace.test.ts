import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPace, type Pace } from './pace.ts';

/** Sends a request and notes its response. @returns the time that its turn took in milliseconds */
async function send(pace: Pace, status = 200, durationMs = 1): Promise<number> {
  const before = performance.now();
  await pace.turn();
  const sentAt = performance.now();
  pace.note({ sentAt, durationMs, status });
  return sentAt - before;
}

test('does not slow down as long as the target accepts every request', async () => {
  const pace = createPace();
  for (let index = 0; index < 200; index += 1) await send(pace);
  expect(pace.found()).toBeUndefined();
});

test('halves the rate after a 429, once for all requests that were under way', async () => {
  const pace = createPace();
  // The run sends about 20 requests per second.
  const underWay: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    await pace.turn();
    underWay.push(performance.now());
    await sleep(45);
  }
  for (const sentAt of underWay.slice(-8)) pace.note({ sentAt, durationMs: 1, status: 429 });
  const { refused, requestsPerSecond, isSlow } = pace.found()!;
  expect({ refused, isSlow }).toEqual({ refused: 8, isSlow: false });
  // On a busy machine, the run sends fewer requests. Eight halvings would lead below 0.2.
  expect(requestsPerSecond).toBeGreaterThan(2);
  expect(requestsPerSecond).toBeLessThan(13);
  await send(pace);
  expect(await send(pace)).toBeGreaterThan(1000 / 13 / 1.2);
});

test('lets the rate grow slowly, and never above the limit of the profile', async () => {
  const pace = createPace({ requestsPerSecond: 20 });
  for (let index = 0; index < 10; index += 1) await send(pace);
  await send(pace, 429);
  const after = pace.found()!.requestsPerSecond;
  await sleep(1100);
  await send(pace);
  const grown = pace.found()!.requestsPerSecond;
  expect(grown).toBeGreaterThan(after);
  expect(grown).toBeLessThan(after * 1.3);
  expect(grown).toBeLessThanOrEqual(20);
});

test('slows down if the responses become slow', async () => {
  const pace = createPace();
  for (let index = 0; index < 40; index += 1) await send(pace, 200, 50);
  expect(pace.found()).toBeUndefined();
  for (let index = 0; index < 40; index += 1) await send(pace, 200, 600);
  expect(pace.found()).toMatchObject({ refused: 0, isSlow: true });
});

test('delays a request whose turn had come when the target asked to wait', async () => {
  const pace = createPace({ requestsPerSecond: 10 });
  await pace.turn();
  const began = performance.now();
  const waiting = pace.turn();
  expect(pace.pause(400)).toBe(true);
  await waiting;
  expect(performance.now() - began).toBeGreaterThan(390);
});

test('waits again up to the limit after a response that the target did not refuse', async () => {
  const pace = createPace({ waitMs: 100 });
  expect(pace.pause(80)).toBe(true);
  await sleep(90);
  expect(pace.pause(80)).toBe(false);
  await send(pace);
  expect(pace.pause(80)).toBe(true);
});

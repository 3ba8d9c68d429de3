import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { createControl } from './createControl.ts';

let opened: TestSandbox;
let control: Hono;
beforeAll(async () => {
  opened = await openTestSandbox();
  control = new Hono().route('/_sandbox', createControl(opened.sandbox));
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

async function call(method: string, path: string, body?: JsonValue) {
  const response = await control.fetch(
    new Request(`http://127.0.0.1:4020/_sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: response.body && (await response.json()) };
}

describe('the clock', () => {
  test.each([
    ['PT1H', '2026-10-21T10:00:00Z'],
    ['P1W', '2026-10-28T09:00:00Z'],
    ['P1DT2H3M4.5S', '2026-10-22T11:03:04.500Z'],
  ])('is moved on by %s', async (advance, clock) => {
    expect(await call('POST', '/clock', { advance })).toEqual({ status: 200, body: { clock } });
    expect((await call('GET', '')).body.clock).toBe(clock);
  });

  test('is set, also back', async () => {
    const now = '2026-01-01T00:00:00Z';
    expect((await call('POST', '/clock', { now })).body).toEqual({ clock: now });
  });

  test.each([
    [{}],
    [{ advance: '1 hour' }],
    [{ advance: 'P' }],
    [{ advance: 'PT' }],
    [{ advance: 'P1M' }],
    [{ advance: `P${'9'.repeat(30)}D` }],
    [{ now: 'tomorrow' }],
    [{ now: '2026-01-01T00:00:00Z', advance: 'PT1H' }],
  ])('is not moved by %o', async (body) => {
    expect((await call('POST', '/clock', body)).status).toBe(400);
    expect(opened.sandbox.clock.now()).toBe('2026-10-21T09:00:00Z');
  });
});

describe('a reset', () => {
  test('may stop the clock, until the next one', async () => {
    const stopped = '2026-12-24T18:00:00Z';
    expect((await call('POST', '/reset', { clock: stopped })).status).toBe(204);
    expect((await call('GET', '')).body.clock).toBe(stopped);
    await call('POST', '/reset');
    expect((await call('GET', '')).body.clock).toBe('2026-10-21T09:00:00Z');
  });

  test.each([[{ clock: 'noon' }], [{ time: 1 }]])('is not made with %o', async (body) => {
    expect((await call('POST', '/reset', body)).status).toBe(400);
  });
});

describe('the settings', () => {
  test('change as far as they are named', async () => {
    const flags = { repository_blobs_batch_api: true };
    expect((await call('POST', '/settings', { tier: 'free', flags })).body).toEqual({
      tier: 'free',
      offering: 'self-managed',
      flags,
      rateLimits: false,
    });
    const more = { generic_alert_fingerprinting: true };
    await call('POST', '/settings', { offering: 'hosted', rateLimits: true, flags: more });
    expect((await call('GET', '')).body).toMatchObject({
      tier: 'free',
      offering: 'hosted',
      flags: { ...flags, ...more },
    });
    await opened.sandbox.reset();
    expect((await call('GET', '')).body).toMatchObject({ tier: 'ultimate', flags: {} });
  });

  test.each([
    [{ tier: 'gold' }],
    [{ teir: 'free' }],
    [{ flags: { no_such_flag: true } }],
  ])('do not change by %o', async (body) => {
    const before = structuredClone(opened.sandbox.settings);
    expect((await call('POST', '/settings', body)).status).toBe(400);
    expect(opened.sandbox.settings).toEqual(before);
  });
});

test('an intake of each kind, with its key', async () => {
  expect((await call('GET', '')).body.alertIntakes).toEqual({
    custom: { url: 'http://127.0.0.1:4020/alert-intake/151', key: 'key-of-the-thermometer' },
    metrics: { url: 'http://127.0.0.1:4020/alert-intake/152', key: 'key-of-the-metrics' },
  });
});

test('the alerts of the world', async () => {
  expect((await call('GET', '/alerts')).body).toMatchObject([
    { title: 'The tank leaks', severity: 'high', status: 'open', events: 1 },
  ]);
});

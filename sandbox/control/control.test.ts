import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallControl, openTestControl } from '../testing/openTestControl.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';

const ORIGIN = 'http://127.0.0.1:4020';

let opened: TestSandbox;
let call: CallControl;
beforeAll(async () => {
  opened = await openTestSandbox();
  call = openTestControl(opened.sandbox);
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

test('the fixture of an export is shown until the export expires', async () => {
  const now = (time: string) => call('POST', '/clock', { now: time });
  const fixtures = async () => (await call('GET', '')).body.fixtures;
  const before = await fixtures();
  expect(before).toEqual(opened.sandbox.fixtures);
  await now('2047-01-01T00:00:00Z');
  const { 'dependency_list_export.id': id, ...others } = before;
  expect(id).toBe(91);
  expect(await fixtures()).toEqual(others);
});

describe('the clock', () => {
  test.each([
    ['PT1H', '2026-10-21T10:00:00Z'],
    ['P1W', '2026-10-28T09:00:00Z'],
    ['P1DT2H3M4.5S', '2026-10-22T11:03:04.500Z'],
  ])('is moved on by %s', async (advance, clock) => {
    expect(await call('POST', '/clock', { advance })).toEqual({ status: 200, body: { clock } });
    expect((await call('GET', '')).body.clock).toBe(clock);
  });

  test('can be set to a later or an earlier time', async () => {
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
  ])('is not moved by the invalid request %o', async (body) => {
    expect((await call('POST', '/clock', body)).status).toBe(400);
    expect(opened.sandbox.clock.now()).toBe('2026-10-21T09:00:00Z');
  });
});

describe('a reset', () => {
  test('may stop the clock; the next reset starts the clock again', async () => {
    const stopped = '2026-12-24T18:00:00Z';
    expect((await call('POST', '/reset', { clock: stopped })).status).toBe(204);
    expect((await call('GET', '')).body.clock).toBe(stopped);
    await call('POST', '/reset');
    expect((await call('GET', '')).body.clock).toBe('2026-10-21T09:00:00Z');
  });

  test.each([[{ clock: 'noon' }], [{ time: 1 }]])('is refused with %o', async (body) => {
    expect((await call('POST', '/reset', body)).status).toBe(400);
  });
});

describe('the settings', () => {
  test('change only if the request names them', async () => {
    const flags = { repository_blobs_batch_api: true };
    expect((await call('POST', '/settings', { tier: 'free', flags })).body).toMatchObject({
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
    await call('POST', '/settings', { instance: { fips: true } });
    expect(opened.sandbox.settings).toMatchObject({
      tier: 'free',
      rateLimits: true,
      instance: { fips: true, enable_member_promotion_management: true },
    });
    expect((await call('POST', '/reset')).status).toBe(204);
    expect((await call('GET', '')).body).toMatchObject({ tier: 'ultimate', flags: {} });
  });

  test.each([
    [{ tier: 'gold' }, { tier: ['must be one of "free", "premium", "ultimate"'] }],
    [{ teir: 'free' }, { teir: ['is not known: did you mean tier?'] }],
    [
      { x: 1 },
      { x: ['is not known; the fields are tier, offering, flags, rateLimits, strict, instance'] },
    ],
    [
      { flags: { repository_blobs_batch: true } },
      {
        flags: [
          'there is no flag repository_blobs_batch: did you mean repository_blobs_batch_api? (the flags are repository_blobs_batch_api, restrict_merge_status_recheck, generic_alert_fingerprinting)',
        ],
      },
    ],
  ])('stay unchanged after the invalid request %o', async (body, message) => {
    const before = structuredClone(opened.sandbox.settings);
    expect(await call('POST', '/settings', body)).toEqual({ status: 400, body: { message } });
    expect(opened.sandbox.settings).toEqual(before);
  });
});

test('the control API shows the URL and the key of an alert integration for each format', async () => {
  expect((await call('GET', '')).body.alertIntakes).toEqual({
    custom: { url: 'http://127.0.0.1:4020/alert-intake/151', key: 'key-of-the-thermometer' },
    metrics: { url: 'http://127.0.0.1:4020/alert-intake/152', key: 'key-of-the-metrics' },
  });
});

test('lists the audit event of a key that an administrator adds for another user', async () => {
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleKeyTabletOfDanaDeveloper000000000050';
  const body = { title: 'Tablet', key };
  expect((await call('GET', '/audit_events')).body).toEqual([]);
  expect((await opened.request('POST', '/users/9/keys', { as: 'ada', body })).status).toBe(201);
  expect((await call('GET', '/audit_events')).body).toMatchObject([
    { author: 'ada', user: 'dana', event: 'SSH key added', created_at: '2026-10-21T09:00:00Z' },
  ]);
});

test('the control API lists the alerts of the example world', async () => {
  expect((await call('GET', '/alerts')).body).toMatchObject([
    { title: 'The tank leaks', severity: 'high', status: 'open', events: 1 },
  ]);
});

test('the control API returns its OpenAPI document, with the URL of this sandbox', async () => {
  const { body } = await call('GET', '/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${ORIGIN}/_sandbox` }] });
  expect(Object.keys(body.paths)).toContain('/projects');
});

test('a 404 or 405 lists the existing names or methods', async () => {
  expect((await call('POST', '/isues', {})).body.message).toMatch(
    /^404 Not Found: there is no resource isues\. Did you mean issues\? There are .*users, groups, /,
  );
  expect((await call('PATCH', '/isues/5', { title: 'x' })).body.message).toMatch(
    /no table isues\. Did you/,
  );
  expect((await call('DELETE', '/git_refs/1')).body.message).toMatch(/There are users, groups, /);
  expect(await call('PUT', '/issues', {})).toEqual({
    status: 405,
    body: { message: '405 Method Not Allowed: the path supports GET, POST' },
  });
  expect((await call('POST', '/emails', {})).body.message).toMatch(/the path supports GET$/);
});

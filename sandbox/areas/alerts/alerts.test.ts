import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { createControl } from '../../control/createControl.ts';
import { createApp } from '../../server/createApp.ts';
import { findingsOf, openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
let app: Hono;
let intakes: Record<string, { url: string; key: string }>;
beforeAll(async () => {
  opened = await openTestSandbox();
  const { sandbox } = opened;
  app = new Hono().route('/_sandbox', createControl(sandbox)).route('/', createApp(sandbox));
  intakes = (await control('GET', '')).alertIntakes;
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const ORIGIN = 'http://127.0.0.1:4020';

/** Sends a payload to an alert integration and checks the response against the contract. */
async function send(
  body: JsonValue,
  { intake = 'custom', authorization }: { intake?: string; authorization?: string } = {},
) {
  const { url, key } = intakes[intake]!;
  const response = await app.fetch(
    new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: authorization ?? `Bearer ${key}`,
      },
      body: JSON.stringify(body),
    }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const { contract } = opened;
  const findings = findingsOf({
    contract,
    operation: contract.operations.get('createAlerts')!,
    request: { path: {}, query: {}, headers: {}, body },
    response,
    bytes,
  });
  expect(findings).toEqual([]);
  return { status: response.status, body: JSON.parse(bytes.toString('utf8')) };
}

async function control(method: string, path: string, body?: JsonValue) {
  const response = await app.fetch(
    new Request(`${ORIGIN}/_sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return response.json();
}

/** Finds an alert by its IID with the control API, because the platform's API cannot read alerts. */
async function alert(iid: number) {
  const alerts = await control('GET', '/alerts');
  return alerts.find((one: { iid: number }) => one.iid === iid);
}

/** Returns a payload in the metrics format with the given alerts. */
const metrics = (...alerts: JsonValue[]): JsonValue => ({
  version: '4',
  groupKey: 'launch',
  receiver: 'forge',
  status: 'firing',
  externalURL: 'https://metrics.acme.example',
  groupLabels: {},
  commonLabels: {},
  commonAnnotations: {},
  alerts,
});

describe('The key of the integration', () => {
  test('is a bearer token, or a password with an empty username', async () => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    const status = async (authorization: string) => (await send({}, { authorization })).status;
    expect(await status('Bearer key-of-the-thermometer')).toBe(200);
    expect(await status(basic(':key-of-the-thermometer'))).toBe(200);
    expect(await status(basic('dana:key-of-the-thermometer'))).toBe(401);
    expect(await status('Bearer key-of-the-metrics')).toBe(401);
    expect(await status('key-of-the-thermometer')).toBe(401);
  });

  test('is checked before the payload', async () => {
    expect(await send({ start_time: 'soon' }, { authorization: 'Bearer wrong' })).toMatchObject({
      status: 401,
    });
  });

  test('is refused at an address that no integration has', async () => {
    for (const path of ['/alert-intake/404404', '/alert-intake/thermometer']) {
      const response = await app.fetch(
        new Request(ORIGIN + path, {
          method: 'POST',
          headers: { authorization: 'Bearer key-of-the-thermometer' },
          body: '{}',
        }),
      );
      expect(response.status).toBe(401);
    }
  });
});

describe('The HTTP endpoint', () => {
  test('requires a body, but none of its fields', async () => {
    const { url, key } = intakes.custom!;
    const headers = { authorization: `Bearer ${key}` };
    expect((await app.fetch(new Request(url, { method: 'POST', headers }))).status).toBe(400);
    expect(await control('GET', '/alerts')).toHaveLength(1);
  });

  test('uses the default title if the title is empty', async () => {
    expect((await send({ title: '' })).body).toEqual([{ iid: 17, title: 'New: Alert' }]);
  });

  test('has a default for every field', async () => {
    expect((await send({})).body).toEqual([{ iid: 17, title: 'New: Alert' }]);
    expect(await alert(17)).toMatchObject({
      title: 'New: Alert',
      severity: 'critical',
      status: 'open',
      started_at: '2026-10-21T09:00:00Z',
      ended_at: null,
      events: 1,
    });
  });

  test.each([
    ['HIGH', 'high'],
    ['Medium', 'medium'],
    ['low', 'low'],
    ['info', 'info'],
    ['unknown', 'unknown'],
    ['annoying', 'critical'],
    ['s2', 'critical'],
  ])('reads the severity %s as %s', async (severity, read) => {
    await send({ severity });
    expect(await alert(17)).toMatchObject({ severity: read });
  });

  test('keeps unknown keys with the alert, including nested ones', async () => {
    const thermometer = { unit: 'celsius', readings: [912, 913] };
    await send({ title: 'Hot', service: 'engine', hosts: 'pad-1', thermometer });
    expect((await alert(17)).details).toEqual({ service: 'engine', hosts: 'pad-1', thermometer });
  });

  test('refuses a payload that is too deeply nested to store', async () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect((await send({ kept: nested(90) })).status).toBe(200);
    expect((await send({ kept: nested(500) })).status).toBe(400);
  });

  test('counts payloads as one alert if they differ only in times, hosts and the order of keys', async () => {
    await send({
      title: 'Hot',
      hosts: 'pad-1',
      start_time: '2026-10-21T08:00:00Z',
      a: { b: 1, c: 2 },
    });
    const again = {
      a: { c: 2, b: 1 },
      hosts: ['pad-2'],
      start_time: '2026-10-21T08:30:00Z',
      title: 'Hot',
    };
    expect((await send(again)).body).toEqual([]);
    expect(await alert(17)).toMatchObject({ events: 2, started_at: '2026-10-21T08:00:00Z' });
    expect((await send({ ...again, a: { b: 1, c: 3 } })).body).toEqual([{ iid: 18, title: 'Hot' }]);
  });

  test('counts payloads with equal fingerprints as one alert; a fingerprint is a text or a list of texts', async () => {
    await send({ title: 'One', fingerprint: ['valve', 'pad-1'] });
    expect((await send({ title: 'Other', fingerprint: ['valve', 'pad-1'] })).body).toEqual([]);
    expect((await send({ title: 'One', fingerprint: 'valve' })).body).toHaveLength(1);
    expect(await alert(17)).toMatchObject({ title: 'One', events: 2 });
  });

  test('counts events of an open alert, resolves it by its fingerprint, and then creates a new alert', async () => {
    await send({ title: 'The tank leaks', fingerprint: 'tank-leaks' });
    expect(await alert(16)).toMatchObject({ status: 'open', events: 2 });
    const end_time = '2026-10-21T08:59:00+02:00';
    expect((await send({ fingerprint: 'tank-leaks', end_time })).body).toEqual([]);
    expect(await alert(16)).toMatchObject({
      status: 'resolved',
      events: 2,
      ended_at: '2026-10-21T06:59:00Z',
    });
    expect((await send({ title: 'Again', fingerprint: 'tank-leaks' })).body).toEqual([
      { iid: 17, title: 'Again' },
    ]);
    expect(await alert(16)).toMatchObject({ status: 'resolved' });
  });

  test('creates no alert for a payload that ends an alert, if no alert is open', async () => {
    const end_time = '2026-10-21T08:59:00Z';
    expect((await send({ fingerprint: 'nothing', end_time })).body).toEqual([]);
    expect(await control('GET', '/alerts')).toHaveLength(1);
  });

  test('resolves an alert by a generated fingerprint only while the feature flag is on', async () => {
    const end_time = '2026-10-21T08:59:00Z';
    await send({ title: 'Hot', hosts: 'pad-1' });
    await send({ title: 'Hot', hosts: 'pad-2', end_time });
    expect(await alert(17)).toMatchObject({ status: 'open' });
    await control('POST', '/settings', { flags: { generic_alert_fingerprinting: true } });
    await send({ title: 'Hot', hosts: 'pad-2', end_time });
    expect(await alert(17)).toMatchObject({ status: 'resolved', ended_at: end_time });
  });
});

describe('Metrics alerts', () => {
  const item = (changes: { [key: string]: JsonValue } = {}): JsonValue => ({
    startsAt: '2026-10-21T08:00:00Z',
    labels: { alertname: 'PressureDrop', severity: 's2' },
    ...changes,
  });

  test.each(['custom', 'metrics'])('are accepted by the %s intake', async (intake) => {
    expect(
      (await send(metrics(item(), item({ annotations: { title: 'T' } })), { intake })).body,
    ).toEqual([
      { iid: 17, title: 'PressureDrop' },
      { iid: 18, title: 'T' },
    ]);
  });

  test('get their title from the first source that is not empty: title, summary, or name of the alert', async () => {
    const annotations = { title: 'Title', summary: 'Summary' };
    await send(metrics(item({ annotations }), item({ annotations: { summary: 'Summary' } })));
    expect([await alert(17), await alert(18)]).toMatchObject([
      { title: 'Title', severity: 'high', started_at: '2026-10-21T08:00:00Z' },
      { title: 'Summary' },
    ]);
    // The annotation `title` is empty and `summary` is missing, so the name of the alert becomes the title.
    const empty = item({ annotations: { title: '', svc_y_label: '' } });
    expect((await send(metrics(empty))).body).toEqual([{ iid: 19, title: 'PressureDrop' }]);
    expect((await alert(19)).details.y_label).toBe('PressureDrop');
  });

  test.each([
    ['critical', ['critical', 'S1', 'p1', 'Emergency', 'fatal', 'no-such-severity', undefined]],
    ['high', ['high', 's2', 'P2', 'major', 'Page']],
    ['medium', ['medium', 's3', 'p3', 'error', 'alert']],
    ['low', ['LOW', 's4', 'p4', 'warn', 'warning']],
    ['info', ['info', 's5', 'p5', 'debug', 'information', 'notice']],
  ])('have the severity %s for each of its words', async (severity, words) => {
    const items = words.map((word, index) =>
      item({ labels: { alertname: `${index}`, ...(word && { severity: word }) } }),
    );
    await send(metrics(...items));
    const alerts = (await control('GET', '/alerts')).slice(1);
    expect(alerts.map((one: { severity: string }) => one.severity)).toEqual(
      words.map(() => severity),
    );
  });

  test('keep their annotations, and ignore other attributes', async () => {
    const annotations = {
      description: 'D',
      runbook: 'R',
      svc_incident_markdown: 'M',
      on_call: 'mira',
    };
    const generatorURL = 'https://metrics.acme.example/graph?g0.expr=tank%7Bpad%3D%221%22%7D';
    await send(metrics(item({ annotations, generatorURL, strange: true })));
    expect((await alert(17)).details).toEqual({
      ...annotations,
      query: 'tank{pad="1"}',
      y_label: 'PressureDrop',
    });
  });

  test('count events of an open alert, resolve it by their status, and then create a new alert', async () => {
    await send(metrics(item()));
    await send(metrics(item({ startsAt: '2026-10-21T08:10:00Z' })));
    expect(await alert(17)).toMatchObject({ status: 'open', events: 2 });
    // Only the status `resolved` resolves an alert. An `endsAt` is not enough.
    await send(metrics(item({ status: 'firing', endsAt: '2026-10-21T08:20:00Z' })));
    expect(await alert(17)).toMatchObject({ status: 'open', events: 3 });
    await send(metrics(item({ status: 'resolved', endsAt: '2026-10-21T08:30:00Z' })));
    expect(await alert(17)).toMatchObject({ status: 'resolved', ended_at: '2026-10-21T08:30:00Z' });
    expect((await send(metrics(item()))).body).toEqual([{ iid: 18, title: 'PressureDrop' }]);
  });

  test('are grouped and resolved by the fingerprint that they have', async () => {
    const annotations = (value: number) => ({ description: `${value} bar` });
    await send(metrics(item({ fingerprint: 'f1', annotations: annotations(3) })));
    await send(metrics(item({ fingerprint: 'f1', annotations: annotations(2) })));
    await send(metrics(item({ fingerprint: 'f1', status: 'resolved' })));
    expect(await alert(17)).toMatchObject({
      status: 'resolved',
      events: 2,
      ended_at: '2026-10-21T09:00:00Z',
    });
  });

  test('are distinguished by their content if the fingerprint is empty', async () => {
    const named = (alertname: string) => item({ fingerprint: '', labels: { alertname } });
    expect((await send(metrics(named('One'), named('Other')))).body).toHaveLength(2);
  });

  test('are all refused if one item is invalid', async () => {
    for (const faulty of [{ startsAt: '2026-10-21T08:00:00Z' }, { labels: { alertname: 'A' } }]) {
      expect(await send(metrics(item(), faulty))).toMatchObject({ status: 400 });
      expect(await control('GET', '/alerts')).toHaveLength(1);
    }
  });

  test('need all keys of their format if the integration is for metrics', async () => {
    const { groupKey: _, ...rest } = metrics(item()) as { [key: string]: JsonValue };
    expect(await send(rest, { intake: 'metrics' })).toEqual({
      status: 400,
      body: { message: { groupKey: ['is missing'] } },
    });
    // An integration for the HTTP endpoint takes the same payload as an alert with unknown keys.
    expect((await send(rest)).body).toEqual([{ iid: 17, title: 'New: Alert' }]);
  });
});

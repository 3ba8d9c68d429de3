import { expect, test } from 'vitest';
import { createRequestLog, type LoggedRequest } from './requestLog.ts';

const request = (url: string, body?: Buffer): Omit<LoggedRequest, 'id' | 'isCut'> => ({
  time: '2026-10-21T09:00:00.000Z',
  method: 'GET',
  url,
  operation: null,
  token: undefined,
  authorization: undefined,
  status: 200,
  durationMs: 1,
  contentType: undefined,
  body,
  response: undefined,
});
const urlsIn = (requests: LoggedRequest[]) => requests.map(({ url }) => url);

test('a log keeps the last requests, and its IDs count on', () => {
  const log = createRequestLog({ requests: 2 });
  for (const url of ['/a', '/b', '/c']) log.add(request(url));
  expect(urlsIn(log.since())).toEqual(['/b', '/c']);
  expect(urlsIn(log.since(2))).toEqual(['/c']);
  log.clear();
  expect([log.since(), log.last()]).toEqual([[], 3]);
  log.add(request('/d'));
  expect(log.since().map(({ id }) => id)).toEqual([4]);
});

test('a log keeps bodies up to a size in total, but always the last request', () => {
  const log = createRequestLog({ bytes: 100 });
  for (const url of ['/a', '/b', '/c']) log.add(request(url, Buffer.alloc(40)));
  expect(urlsIn(log.since())).toEqual(['/b', '/c']);
  log.add(request('/d', Buffer.alloc(400)));
  expect(urlsIn(log.since())).toEqual(['/d']);
});

test('a body of more than a megabyte is not kept', () => {
  const log = createRequestLog();
  log.add(request('/a', Buffer.alloc(1024 * 1024 + 1)));
  expect(log.since()).toMatchObject([{ url: '/a', body: undefined, isCut: true }]);
});

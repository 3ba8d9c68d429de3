import { expect, test } from 'vitest';
import type { CaseRequest } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { wireRequest } from './wireRequest.ts';

const operation = {
  id: 'getFile',
  method: 'get',
  path: '/projects/{id}/archive.{format}',
} as ContractOperation;

function sent(request: Partial<CaseRequest>, extraHeaders: Record<string, string> = {}) {
  return wireRequest(
    operation,
    { path: { id: 5, format: 'zip' }, query: {}, headers: {}, ...request },
    'http://127.0.0.1:4010/forge/api/v4',
    extraHeaders,
  );
}

test('encodes path values, including slashes, at any place of a segment', () => {
  expect(sent({ path: { id: 'acme/rocket + co', format: 'tar.gz' } })).toMatchObject({
    method: 'GET',
    origin: 'http://127.0.0.1:4010',
    path: '/forge/api/v4/projects/acme%2Frocket%20%2B%20co/archive.tar.gz',
  });
});

test('keeps `..` in a path', () => {
  expect(sent({ path: { id: '..', format: 'zip' } }).path).toContain('/projects/../archive.zip');
});

test('refuses a request that lacks a parameter of the path, and names the parameter', () => {
  expect(() => sent({ path: { id: 5 } })).toThrow('path parameter format');
});

test.each([
  [{ since: '2026-01-31T12:00:00+01:00' }, 'since=2026-01-31T12%3A00%3A00%2B01%3A00'],
  [{ ids: [1, 2] }, 'ids[]=1&ids[]=2'],
  [{ 'ids[]': [1, 2] }, 'ids[]=1&ids[]=2'],
  [{ filter: { state: 'open', 'a b': true } }, 'filter[state]=open&filter[a%20b]=true'],
  [{ list: [{ key: 'a' }, { key: 'b' }] }, 'list[0][key]=a&list[1][key]=b'],
  [{ path: '' }, 'path='],
])('the query %j is written %s', (query, text) => {
  expect(sent({ query }).path.split('?')[1]).toBe(text);
});

test('sends a JSON body with its length in bytes', () => {
  const { body, headers } = sent({ contentType: 'application/json', body: { name: 'ü' } });
  expect(body?.toString()).toBe('{"name":"ü"}');
  expect(headers).toMatchObject({ 'Content-Type': 'application/json', 'Content-Length': '13' });
});

test('writes an array of hashes in a form body as `name[][key]`, without numbers', () => {
  const body = {
    branch: 'a+b',
    actions: [{ action: 'create', file_path: 'a/b' }],
    hash: { key: 1 },
  };
  expect(sent({ contentType: 'application/x-www-form-urlencoded', body }).body?.toString()).toBe(
    'branch=a%2Bb&actions[][action]=create&actions[][file_path]=a%2Fb&hash[key]=1',
  );
});

test('a header of the case overrides an extra header with the same name in any letter case', () => {
  expect(
    sent({ headers: { 'private-token': 'bad' } }, { 'PRIVATE-TOKEN': 'good' }).headers,
  ).toEqual({
    'private-token': 'bad',
  });
});

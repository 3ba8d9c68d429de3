import { beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { type Contract, readContract } from '../../contract/contract.ts';
import { secretsSent, secretsShown, unlikeSent } from './echo.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

/** Returns the findings for a new note if the response shows other values than the request. */
const unlike = (body: Record<string, JsonValue>, shown: JsonValue) =>
  unlikeSent(
    {
      contract,
      operation: contract.operations.get('createIssueNote')!,
      request: { path: {}, query: {}, headers: {}, contentType: 'application/json', body },
    },
    shown,
    '',
  ).map(({ location }) => location);

test('compares a field with the response field that `x-echoed-as` names', () => {
  expect(unlike({ confidential: true }, { internal: true })).toEqual([]);
  expect(unlike({ confidential: true }, { internal: false })).toEqual(['/internal']);
});

test('compares the field of the same name if the request has both names', () => {
  expect(unlike({ confidential: true, internal: false }, { internal: false })).toEqual([]);
  expect(unlike({ confidential: true, internal: false }, { internal: true })).toEqual([
    '/internal',
  ]);
});

test('compares no field that the contract does not have, since a server may ignore it', () => {
  expect(unlike({ body: 'Go', state: 'open' }, { body: 'Go', state: 'closed' })).toEqual([]);
  expect(unlike({ body: 'Go', state: 'open' }, { body: 'Stop', state: 'closed' })).toEqual([
    '/body',
  ]);
});

test('compares no text on which the server acts, such as a quick action', () => {
  expect(unlike({ body: 'Done\n/close' }, { body: 'Done' })).toEqual([]);
  expect(unlike({ body: '/close' }, { body: null })).toEqual([]);
  expect(unlike({ body: 'Done/close' }, { body: 'Done' })).toEqual(['/body']);
});

test('compares null as false, and leaves a value of another type to the schema', () => {
  expect(unlike({ internal: false }, { internal: null })).toEqual([]);
  expect(unlike({ internal: true }, { internal: null })).toEqual(['/internal']);
  expect(unlike({ internal: true }, { internal: 'yes' })).toEqual([]);
});

test('compares no null for a field that cannot be null, since a server may take it as absent', () => {
  expect(unlike({ body: 'Go', internal: null }, { body: 'Go', internal: false })).toEqual([]);
  expect(unlike({ body: null }, { body: 'Go' })).toEqual([]);
  expect(unlike({ body: 'Go' }, { body: null })).toEqual(['/body']);
});

/** Returns the messages about secrets if a new cluster is answered so. */
function secretsOf(
  id: string,
  sent: Record<string, JsonValue>,
  body: string,
  headers: [string, string][] = [],
) {
  const operation = contract.operations.get(id)!;
  const request = { path: {}, query: {}, headers: {}, contentType: 'application/json', body: sent };
  const response = { status: 400, reason: '', headers, body: Buffer.from(body) };
  const secrets = secretsSent({ contract, operation, request });
  return secretsShown(secrets, response, { contract, operation }).map(({ message }) => message);
}

test('finds a secret of the request in a field or header of a response of any status', () => {
  const token = 'fc-secret-of "a" cluster';
  const sent = { name: 'moon', platform_cluster_attributes: { api_url: 'https://a', token } };
  expect(secretsOf('createCluster', sent, '{"message": "moon has no api_url https://a"}')).toEqual(
    [],
  );
  const [message] = secretsOf('createCluster', sent, JSON.stringify({ notes: `with ${token}` }));
  expect(message).toContain('/platform_cluster_attributes/token');
  expect(message).not.toContain(token);
  const location = `https://a/clusters?token=${encodeURIComponent(token)}`;
  expect(secretsOf('createCluster', sent, '', [['Location', location]])).toHaveLength(1);
});

test('takes only the password of a URL that a response must not show', () => {
  const sent = { url: 'https://dana:mirror-password@mirror.example/rocket.git' };
  const shown = 'https://*****:*****@mirror.example/rocket.git';
  expect(secretsOf('createRemoteMirror', sent, JSON.stringify({ url: shown }))).toEqual([]);
  expect(secretsOf('createRemoteMirror', sent, JSON.stringify(sent))).toHaveLength(1);
  const open = { url: 'ssh://git@mirror.example/rocket.git' };
  expect(secretsOf('createRemoteMirror', open, JSON.stringify(open))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import { wireRequest } from '../wire/wireRequest.ts';
import { judgeRequest } from './judgeRequest.ts';
import { readRequest } from './readRequest.ts';

const contract = await readContract();
const find = operationFinder(contract);

/** Returns the findings for the request of a case, in the form in which a client sends it. */
function findingsOf({ operation, request }: Pick<Case, 'operation' | 'request'>) {
  const definition = contract.operations.get(operation)!;
  const { method, path, body, headers } = wireRequest(definition, request, 'http://forge.test');
  const [address, search = ''] = path.split(/\?(.*)/s) as [string, string?];
  const contentType = headers['Content-Type'];
  const sent = { search, contentType, body: body ?? Buffer.alloc(0) };
  const { found } = find(method, address)!;
  return judgeRequest(contract, found!.operation, readRequest(contract, found!, sent));
}

const withPath = contract.cases.filter(
  ({ operation }) => contract.operations.get(operation)!.path !== undefined,
);

test('every documented request keeps the contract, except in cases with `breaks`', () => {
  for (const documented of withPath)
    if (documented.breaks === undefined) expect(findingsOf(documented), documented.id).toEqual([]);
});

test('a request that breaks the contract on purpose has a finding at the place that `breaks` names', () => {
  const broken = withPath.filter(({ breaks }) => /^(query|body)\./.test(breaks ?? ''));
  expect(broken.length).toBeGreaterThan(20);
  for (const documented of broken)
    expect(
      findingsOf(documented)
        .map(({ message }) => message)
        .join('; '),
      documented.id,
    ).toContain(documented.breaks!.split('.')[1]!.replace('[]', ''));
});

const createTag = contract.cases.find(({ id }) => id === 'createTag.annotated')!;

test.each([
  [
    'a field of another type',
    { ...createTag.request, body: { tag_name: 'v2', ref: 7 } },
    'body.ref must be a string, got 7',
  ],
  [
    'a field that is missing',
    { ...createTag.request, body: { ref: 'main' } },
    'body must have the field tag_name',
  ],
  [
    'no body',
    { path: { id: 5 }, query: {}, headers: {} },
    'body must have the fields tag_name, ref',
  ],
  [
    'a body of another media type',
    { ...createTag.request, contentType: 'text/plain', body: 'v2' },
    'body must be JSON or a form, got text/plain',
  ],
])('finds %s', (_, request, message) => {
  expect(findingsOf({ operation: 'createTag', request })[0]?.message).toContain(message);
});

test('a request that deployments accept beyond the documents is advised', () => {
  const { found } = find('POST', '/projects/5/milestones')!;
  const advised = (contentType: string, authorization?: string) =>
    judgeRequest(
      contract,
      found!.operation,
      readRequest(contract, found!, {
        search: '',
        contentType,
        authorization,
        body: Buffer.from('{"title":"Launch"}'),
      }),
    ).map(({ choice, level, message }) => [choice, level, message]);
  expect(advised('application/json')).toEqual([]);
  expect(advised('application/merge-patch+json', 'Bearer secret')).toEqual([
    [
      'media-type',
      'advised',
      'Content-Type must be application/json or application/x-www-form-urlencoded, got application/merge-patch+json',
    ],
    [
      'bearer-token',
      'advised',
      'Authorization must not carry an access token, which belongs in PRIVATE-TOKEN, got Bearer',
    ],
  ]);
  const ofParts = advised('multipart/form-data; boundary=b').map(([choice]) => choice);
  expect(ofParts).toEqual(['media-type']);
});

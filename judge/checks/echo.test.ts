import { beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { type Contract, readContract } from '../../contract/contract.ts';
import { unlikeSent } from './echo.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

/** What is shown otherwise than a new note was asked for. */
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

test('a field that was sent under an older word is shown under the word of today', () => {
  expect(unlike({ confidential: true }, { internal: true })).toEqual([]);
  expect(unlike({ confidential: true }, { internal: false })).toEqual(['/internal']);
});

test('where both words are sent, that of today counts', () => {
  expect(unlike({ confidential: true, internal: false }, { internal: false })).toEqual([]);
  expect(unlike({ confidential: true, internal: false }, { internal: true })).toEqual([
    '/internal',
  ]);
});

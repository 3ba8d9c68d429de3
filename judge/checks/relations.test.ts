import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { type Contract, readContract } from '../../contract/contract.ts';
import type { Document, Relation, Schema } from '../../contract/openapi.ts';
import { judge } from '../judge.ts';
import { brokenRelations } from '../relations/brokenRelations.ts';

/** Returns whether the property `it` of an object has a relation. */
const holds = (relation: Relation, object: Record<string, JsonValue>) => {
  const schema: Schema = { type: 'object', properties: { it: { 'x-relation': relation } } };
  const document = { components: { schemas: { Thing: schema } } } as unknown as Document;
  const located = { value: schema, pointer: '#/components/schemas/Thing' };
  return brokenRelations(document, located, object).length === 0;
};

const key = Buffer.from('the key');
const [md5, sha256] = ['md5', 'sha256'].map((name) => createHash(name).update(key).digest());
const publicKey = `ssh-ed25519 ${key.toString('base64')} somebody`;

describe('each kind of relation', () => {
  test.each<[Relation, right: Record<string, JsonValue>[], wrong: Record<string, JsonValue>[]]>([
    [
      { equals: 'other' },
      [
        { it: true, other: true },
        { it: '2026-01-01T12:00:00Z', other: '2026-01-01T13:00:00.000+01:00' },
        { it: ['a', 'b'], other: ['b', 'a'] },
        { it: { id: 1, name: 'a' }, other: { id: 1 } },
      ],
      [
        { it: true, other: false },
        { it: '2026-01-01T12:00:00Z', other: '2026-01-01T12:00:01Z' },
        { it: ['a', 'a'], other: ['a', 'b'] },
        { it: [], other: ['a'] },
        { it: { id: 1 }, other: { id: 2 } },
      ],
    ],
    [
      { equals: 'commit.id', 'when-null': 'message' },
      [
        { it: 'a', commit: { id: 'a' }, message: null },
        { it: 'b', commit: { id: 'a' }, message: 'text' },
        { it: 'b', commit: { id: 'a' } },
        { it: 'b', message: null },
      ],
      [
        { it: 'b', commit: { id: 'a' }, message: null },
        { it: 'a', commit: { id: 'a' }, message: 'text' },
      ],
    ],
    [{ 'opposite-of': 'other' }, [{ it: true, other: false }], [{ it: true, other: true }]],
    [
      { begins: 'other' },
      [{ it: 'ab', other: 'abc' }],
      [
        { it: 'bc', other: 'abc' },
        { it: '', other: 'a' },
      ],
    ],
    [
      { 'first-line-of': 'other' },
      [
        { it: 'a', other: 'a\nb' },
        { it: 'a', other: 'a\r\nb' },
        { it: 'a', other: '\na' },
      ],
      [
        { it: 'a\nb', other: 'a\nb' },
        { it: 'b', other: 'a\nb' },
      ],
    ],
    [{ 'last-segment-of': 'other' }, [{ it: 'c', other: 'a/b/c' }], [{ it: 'a/c', other: 'a/c' }]],
    [{ 'sum-of': ['a', 'b'] }, [{ it: 3, a: 1, b: 2 }], [{ it: 1, a: 1, b: 2 }]],
    [
      { 'size-of': 'text', 'encoded-as': 'encoding' },
      [
        { it: 2, text: 'YWI=', encoding: 'base64' },
        { it: 2, text: 'ö', encoding: 'text' },
        { it: 9, text: 'ö', encoding: 'unknown' },
      ],
      [
        { it: 4, text: 'YWI=', encoding: 'base64' },
        { it: 1, text: 'ö', encoding: 'text' },
      ],
    ],
    [
      { 'size-of': 'text', 'cut-if': 'cut' },
      [
        { it: 9, text: 'ab', cut: true },
        { it: 2, text: 'ab', cut: false },
      ],
      [
        { it: 2, text: 'ab', cut: true },
        { it: 9, text: 'ab', cut: false },
      ],
    ],
    [
      { 'hash-of': 'text', algorithm: 'git-blob', 'encoded-as': 'encoding' },
      [{ it: 'ce013625030ba8dba906f756967f9e9ca394464a', text: 'hello\n', encoding: 'text' }],
      [{ it: 'ce013625', text: 'hello\n', encoding: 'text' }],
    ],
    [
      { 'hash-of': 'key', algorithm: 'ssh-md5' },
      [
        { it: md5!.toString('hex').replaceAll(/..(?=.)/g, '$&:'), key: publicKey },
        { it: `MD5:${md5!.toString('hex')}`, key: publicKey },
        { it: 'anything', key: 'no public key' },
      ],
      [{ it: createHash('md5').update(publicKey).digest('hex'), key: publicKey }],
    ],
    [
      { 'hash-of': 'key', algorithm: 'ssh-sha256' },
      [
        { it: `SHA256:${sha256!.toString('base64').replace('=', '')}`, key: publicKey },
        { it: sha256!.toString('base64'), key: publicKey },
      ],
      [{ it: createHash('sha256').update(publicKey).digest('base64'), key: publicKey }],
    ],
    [
      { among: 'all' },
      [
        { it: { id: 2 }, all: [{ id: 1 }, { id: 2 }] },
        { it: null, all: [] },
      ],
      [
        { it: { id: 3 }, all: [{ id: 1 }] },
        { it: null, all: [{ id: 1 }] },
      ],
    ],
    [
      { 'last-of-each': 'all' },
      [{ it: { a: '2' }, all: { a: ['1', '2'] } }],
      [
        { it: { a: '1' }, all: { a: ['1', '2'] } },
        { it: {}, all: { a: ['1'] } },
      ],
    ],
    [
      { 'needs-difference': ['a', 'b'] },
      [
        { it: true, a: 1, b: 2 },
        { a: 1, b: 1 },
        { it: true, a: 1, b: null },
      ],
      [
        { it: true, a: 1, b: 1 },
        { it: null, a: 1, b: 1 },
      ],
    ],
    [
      { 'differ-in': ['a', 'b'] },
      [
        { it: true, a: 1, b: 2 },
        { it: false, a: 1, b: 1 },
      ],
      [
        { it: true, a: 1, b: 1 },
        { it: false, a: 1, b: 2 },
      ],
    ],
    [
      { excludes: 'text' },
      [
        { it: true, text: '' },
        { it: false, text: 'a' },
      ],
      [{ it: true, text: 'a' }],
    ],
    [
      { 'only-if': { state: ['merged', 'locked'] } },
      [
        { it: 'a', state: 'locked' },
        { it: false, state: 'opened' },
        { it: null, state: 'opened' },
      ],
      [
        { it: 'a', state: 'opened' },
        { it: true, state: 'opened' },
      ],
    ],
    [
      { 'null-if-null': 'other' },
      [
        { it: null, other: null },
        { it: 'a', other: 'b' },
        { it: null, other: 'b' },
      ],
      [{ it: 'a', other: null }],
    ],
  ])('%j', (relation, right, wrong) => {
    for (const object of right) expect([object, holds(relation, object)]).toEqual([object, true]);
    for (const object of wrong) expect([object, holds(relation, object)]).toEqual([object, false]);
    const [{ it, ...beside }] = right as [Record<string, JsonValue>];
    expect(holds(relation, { it: it! })).toBe(true);
    expect(holds(relation, beside)).toBe(true);
  });
});

test('null decides no relation that is not about null', () => {
  expect(holds({ equals: 'other' }, { it: null, other: true })).toBe(true);
  expect(holds({ equals: 'other' }, { it: true, other: null })).toBe(true);
  expect(holds({ 'opposite-of': 'other' }, { it: null, other: false })).toBe(true);
});

test('a schema that contains itself is checked at every depth', () => {
  const schema: Schema = {
    properties: {
      it: { 'x-relation': { equals: 'other' } },
      below: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
    },
  };
  const document = { components: { schemas: { Thing: schema } } } as unknown as Document;
  const located = { value: { $ref: '#/components/schemas/Thing' }, pointer: '#/at' };
  const wrong = { it: 1, other: 2 };
  const found = brokenRelations(document, located, { below: [{}, { below: [wrong] }], ...wrong });
  expect(found.map(({ location }) => location)).toEqual(['/it', '/below/1/below/0/it']);
});

describe('a response', () => {
  let contract: Contract;
  beforeAll(async () => {
    contract = await readContract();
  });

  /** Returns the findings of the check on a list of commits. */
  const found = (commits: JsonValue, operation = 'listCommits') =>
    judge(
      {
        request: { method: 'GET', origin: '', path: '', headers: {} },
        response: {
          status: 200,
          reason: 'OK',
          headers: [['Content-Type', 'application/json']],
          body: Buffer.from(JSON.stringify(commits)),
        },
        reusedConnection: false,
        durationMs: 0,
      },
      {
        contract,
        operation: contract.operations.get(operation)!,
        request: { path: {}, query: {}, headers: {} },
        status: 200,
      },
    ).filter(({ check }) => check === 'relations');

  test('has one finding for a relation that several items break', () => {
    const right = { id: 'abcdef', short_id: 'abc' };
    const wrong = { id: 'abcdef', short_id: 'def' };
    expect(found([right, wrong, right, wrong])).toEqual([
      {
        check: 'relations',
        message: 'body[1].short_id must be the beginning of `id`, got "def" (and in 1 more place)',
        requirement: 'body[].short_id must be the beginning of `id`',
        pointer: '#/components/schemas/Commit/properties/short_id/x-relation',
        location: '/1/short_id',
        actual: '"def"',
        differences: [
          {
            kind: 'keyword',
            pointer: '#/components/schemas/Commit/properties/short_id/x-relation',
            operation: 'listCommits',
          },
        ],
      },
    ]);
  });

  test('is checked in nested objects, through `allOf` and `$ref`', () => {
    const commit = { stats: { additions: 1, deletions: 2, total: 1 } };
    expect(found(commit, 'getCommit')).toMatchObject([{ location: '/stats/total' }]);
    expect(found([{ commit: { title: 'a\nb', message: 'a\nb' } }], 'listTags')).toMatchObject([
      {
        pointer: '#/components/schemas/TagCommit/properties/title/x-relation',
        location: '/0/commit/title',
      },
    ]);
  });
});

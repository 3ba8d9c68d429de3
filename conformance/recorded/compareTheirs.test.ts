/** Tests the comparison of an OpenAPI document of others with the contract, and the side that exchanges support. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createColors } from 'picocolors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { readTheirs } from '../../theirs/index.ts';
import { type CompareOptions, compareTheirs, type SupportedDifference } from './compareTheirs.ts';
import { comparisonText } from './comparisonText.ts';
import { toLine } from './jsonLines.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';
import type { TrafficExchange } from './traffic.ts';

/** A document of tags with other statements than ours, and with the base path in its paths. */
const THEIRS = `
openapi: 3.0.3
info: { title: Tags, version: '9' }
paths:
  /api/v4/projects/{project_id}/repository/tags:
    parameters: [{ name: project_id, in: path, required: true, schema: { type: integer } }]
    get:
      parameters:
        - { name: order_by, in: query, schema: { type: string, enum: [name, updated] } }
        - { name: sort, in: query, required: true, schema: { type: string, enum: [asc, desc] } }
        - { name: colour, in: query, schema: { type: string } }
      responses:
        '200':
          description: tags
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Label' } }
        '400': { $ref: '#/components/responses/Error' }
        '410': { $ref: '#/components/responses/Error' }
    post:
      parameters: [{ name: message, in: query, schema: { type: string } }]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [tag_name, ref, message]
              properties: { tag_name: { type: string }, ref: { type: boolean } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Label' } } } }
        4XX: { $ref: '#/components/responses/Error' }
  /projects/{id}/repository/labels/{name}/:
    get: { operationId: getLabel, responses: { '200': { description: ok } } }
components:
  responses:
    Error: { description: error, content: { application/json: { schema: { type: object } } } }
  schemas:
    Label:
      type: object
      required: [name, message, colour]
      properties:
        name: { type: integer }
        message: { type: string }
        colour: { type: string }
        target: { type: string }
        protected: { type: boolean, nullable: true }
        created_at: { type: string, format: date, nullable: true }
        commit: { allOf: [{ $ref: '#/components/schemas/Commit' }, { properties: { id: { type: string } } }] }
    Commit: { type: object, properties: { title: { type: string }, parent_ids: { type: string } } }
`;

let folder: string;
let theirs: Contract;
let ours: Contract;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-compare-'));
  const contract = await readContract();
  const isOfTags = (id: string) => ['listTags', 'createTag', 'deleteTag'].includes(id);
  ours = {
    ...contract,
    operations: new Map([...contract.operations].filter(([id]) => isOfTags(id))),
    cases: contract.cases.filter(({ operation }) => isOfTags(operation)),
  };
  theirs = await reading(THEIRS);
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function reading(text: string): Promise<Contract> {
  const file = join(folder, `${++files}.yaml`);
  await writeFile(file, text);
  return readTheirs(file);
}

async function compared(traffic: TrafficExchange[] = [], options: Partial<CompareOptions> = {}) {
  const file = join(folder, `${++files}.ndjson`);
  await writeFile(file, traffic.map((one) => `${toLine(one)}\n`).join(''));
  return compareTheirs({ ours, theirs, ...(traffic.length > 0 && { files: [file] }), ...options });
}

const lineOf = ({ kind, place, ours, theirs, support }: SupportedDifference) =>
  `${kind} ${place}: ${ours} | ${theirs} → ${support}`;

/** Returns the lines of the differences at a place. */
const linesAt = (differences: SupportedDifference[], place: string) =>
  differences.filter((one) => one.place === place).map(lineOf);

const documented = (id: string) =>
  documentedTraffic(ours, ours.cases.find((one) => one.id === id)!);

/** Returns an exchange with another response. */
function responding(traffic: TrafficExchange, status: number, body: unknown): TrafficExchange {
  return {
    ...traffic,
    response: { ...traffic.response!, status, body: Buffer.from(JSON.stringify(body)) },
  };
}

/** Returns an exchange with another request. */
function sending(traffic: TrafficExchange, search: string, body = ''): TrafficExchange {
  const url = traffic.request.url.replace(/\?.*/, '') + search;
  return { ...traffic, request: { ...traffic.request, url, body: Buffer.from(body) } };
}

test('without exchanges, lists what differs and nothing else', async () => {
  const { differences, inBoth, onlyOurs, onlyTheirs } = await compared();
  expect(inBoth).toBe(2);
  expect(onlyOurs).toEqual(['DELETE /projects/{id}/repository/tags/{tag_name}']);
  expect(onlyTheirs).toEqual(['GET /projects/{id}/repository/labels/{name}/']);
  const headers = differences.filter(({ kind }) => kind === 'header');
  expect(headers.map(({ place }) => place)).toContain('header x-total of response 200');
  const apart = ['header', 'operation', 'field', 'required'];
  const others = differences.filter(({ kind }) => !apart.includes(kind));
  expect(others.map((one) => lineOf(one).replace(' → not-seen', ''))).toEqual([
    'status response 404: has it | lacks it',
    'status response 410: lacks it | has it',
    'status response 201: has it | lacks it',
    'status response 200: lacks it | has it',
    'media-type the request body: application/json or application/x-www-form-urlencoded | application/json',
    'parameter query.search: has it | lacks it',
    'parameter query.pagination: has it | lacks it',
    'parameter query.page_token: has it | lacks it',
    'parameter query.page: has it | lacks it',
    'parameter query.per_page: has it | lacks it',
    'parameter query.colour: lacks it | has it',
    'place query.message: in the body | in the query',
    'type path.id: string | integer',
    'type response, Tag.name: string | integer',
    'type response, TagCommit.parent_ids: array | string',
    'type response, Error: an object with 1 described field | an object without described fields',
    'type request, TagCreate.ref: string | boolean',
    'null response, Tag.message: may be null | is never null',
    'enum query.order_by: also "version" | no further value',
    'format response, Tag.created_at: date-time | date',
  ]);
  const placesOf = (kind: string) =>
    differences.flatMap((one) =>
      one.kind === kind && one.place.startsWith('response, Tag.') ? [one.place] : [],
    );
  expect(placesOf('field')).toEqual(['response, Tag.release', 'response, Tag.colour']);
  expect(placesOf('required')).toEqual(
    ['target', 'created_at', 'protected', 'commit'].map((name) => `response, Tag.${name}`),
  );
  expect(linesAt(differences, 'response, Tag.colour')).toEqual([
    'field response, Tag.colour: lacks it | has it → not-seen',
  ]);
  expect(linesAt(differences, 'response, Tag.release')).toEqual([
    'field response, Tag.release: has it | lacks it → not-seen',
  ]);
  expect(linesAt(differences, 'response, Tag.target')).toEqual([
    'required response, Tag.target: required | optional → not-seen',
  ]);
});

test('the same document has no difference', async () => {
  const contract = await readContract();
  const bundle = await reading(JSON.stringify(contract.document));
  const { differences, inBoth } = await compareTheirs({ ours: contract, theirs: bundle });
  expect(differences).toEqual([]);
  expect(inBoth).toBeGreaterThan(140);
});

describe('recorded traffic supports', () => {
  test('our side where its responses are ours', async () => {
    const { differences, traffic } = await compared([
      documented('listTags.first-page'),
      documented('listTags.search-prefix'),
      documented('listTags.unknown-project'),
      documented('createTag.lightweight'),
      documented(ours.cases.find(({ operation }) => operation === 'deleteTag')!.id),
    ]);
    expect(traffic).toMatchObject({ exchanges: 5, matched: 5, unreadable: 0 });
    for (const place of [
      'response, Tag.name',
      'response, Tag.release',
      'response 404',
      'response 201',
    ])
      expect(linesAt(differences, place).join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'response, Tag.message')).toEqual([
      'null response, Tag.message: may be null | is never null → ours',
    ]);
    expect(linesAt(differences, 'response, Tag.colour').join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'query.order_by').join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'query.sort').join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'request, TagCreate.ref').join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'header x-total of response 200').join()).toMatch(/→ ours$/);
    expect(linesAt(differences, 'query.search').join()).toMatch(/→ open$/);
    expect(linesAt(differences, 'response 410').join()).toMatch(/→ not-seen$/);
    expect(differences.find(({ place }) => place === 'response, Tag.name')).toMatchObject({
      operations: ['listTags', 'createTag'],
      firstIn: expect.stringMatching(/\.ndjson:1$/),
    });
  });

  test('their side where its responses are theirs', async () => {
    const list = sending(documented('listTags.first-page'), '?colour=red&sort=asc');
    const tag = { name: 5, message: 'a', colour: 'red' };
    const { differences } = await compared([
      responding(list, 200, [tag, { ...tag, created_at: '2026-01-31' }]),
      responding(list, 410, {}),
      responding(sending(list, ''), 400, { message: 'sort is missing' }),
      responding(sending(list, '?order_by=version&sort=asc'), 400, { error: 'order_by is wrong' }),
      responding(documented('createTag.lightweight'), 200, tag),
      {
        ...responding(list, 200, {}),
        request: {
          ...list.request,
          url: 'https://forge.test/api/v4/projects/5/repository/labels/a',
        },
      },
    ]);
    for (const place of [
      'response, Tag.name',
      'response, Tag.colour',
      'response, Tag.target',
      'response, Tag.created_at',
      'response 410',
      'response 200',
      'query.sort',
      'query.order_by',
    ])
      expect(linesAt(differences, place).join('\n')).toMatch(/→ theirs$/m);
    expect(differences.find(({ operations: [id] }) => id === 'getLabel')!.support).toBe('theirs');
  });

  test('neither side where each of them forbids a response', async () => {
    const list = documented('listTags.first-page');
    const [tag] = JSON.parse(list.response!.body!.toString()) as { name: string }[];
    const { differences } = await compared([responding(list, 200, [tag, { ...tag, name: 5 }])]);
    expect(linesAt(differences, 'response, Tag.name')).toEqual([
      'type response, Tag.name: string | integer → neither',
    ]);
  });
});

test('the sandbox supports our side, and shows an operation that only we have', async () => {
  const { differences, traffic } = await compared([], { sandbox: true });
  expect(traffic!.matched).toBeGreaterThan(10);
  expect(linesAt(differences, 'response, Tag.name').join()).toMatch(/→ ours$/);
  expect(linesAt(differences, 'response 201').join()).toMatch(/→ ours$/);
  expect(differences.filter(({ support }) => support === 'theirs').map(lineOf)).toEqual([]);
  expect(differences.find(({ operations: [id] }) => id === 'deleteTag')!.support).toBe('ours');
});

test('the text groups the differences by operation, and counts them', async () => {
  const text = comparisonText(
    await compared([documented('listTags.first-page')]),
    createColors(false),
  );
  expect(text).toContain('3 operations of theirs, 3 of ours, 2 in both');
  expect(text).toMatch(
    /\nIn several operations\n(.*\n)*? {2}response, Tag\.name \(type\): ours string; theirs integer {2}→ supports ours \(3 of 3, first in .*:1\)\n {4}2 operations: listTags, createTag\n/,
  );
  expect(text).toMatch(
    /\nlistTags {2}GET \/projects\/\{id\}\/repository\/tags\n(.*\n)*? {2}query\.colour/,
  );
  expect(text).toMatch(/\nOnly in ours: 1\n {2}DELETE .*→ not seen\n/);
  expect(text).toMatch(/\nDifferences +all +ours +theirs +neither +open +not-seen\n/);
});

/** Tests recordings that are judged by an OpenAPI document of others, in place of the contract. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { readTheirs } from '../../theirs/index.ts';
import { toLine } from './jsonLines.ts';
import { judgeRecorded } from './judgeRecorded.ts';
import { collectOutput } from './testing/collectOutput.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';
import type { Headers, TrafficExchange } from './traffic.ts';

const THEIRS = `
openapi: 3.0.3
info: { title: Shop, version: '3' }
servers: [{ url: https://shop.test/v3 }]
paths:
  /:
    get: { responses: { default: { description: any, content: { text/plain: {} } } } }
  /goods/:
    get:
      operationId: listGoods
      tags: [goods]
      parameters:
        - { name: ids, in: query, schema: { type: array, maxItems: 2, items: { type: integer } } }
        - { name: sizes, in: query, explode: false, schema: { type: array, items: { enum: [s, m] } } }
        - { name: 'page[size]', in: query, required: true, schema: { type: integer } }
      responses:
        '200':
          description: goods
          headers:
            x-sizes: { schema: { type: array, items: { type: string } } }
            x-count: { required: true, schema: { type: integer } }
          content:
            '*/*': { schema: { type: array, items: { $ref: '#/components/schemas/Good' } } }
        4XX: { $ref: '#/components/responses/Problem' }
    post:
      operationId: addGood
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Good' } }
          multipart/form-data: { schema: { type: object } }
      responses: { '201': { description: added } }
components:
  responses:
    Problem:
      description: a refusal
      content:
        application/json:
          schema: { type: object, required: [message], properties: { message: { type: string } } }
  schemas:
    Good:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, x-echoed-as: id }
        price: { type: number, nullable: true }
`;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-judge-theirs-'));
  file = join(folder, 'shop.yaml');
  await writeFile(file, THEIRS);
});
afterAll(() => rm(folder, { recursive: true }));

const JSON_TYPE: [string, string] = ['content-type', 'application/json'];

interface Sent {
  method?: string;
  body?: string;
  type?: string;
}

function exchange(
  path: string,
  { method = 'GET', body, type = 'application/json' }: Sent,
  status: number,
  answer: unknown,
  headers: Headers = [JSON_TYPE, ['x-count', '1']],
): TrafficExchange {
  return {
    source: 'here',
    request: {
      method,
      url: `https://shop.test${path}`,
      headers: body === undefined ? [] : [['content-type', type]],
      body: Buffer.from(body ?? ''),
    },
    response: {
      status,
      reason: '',
      headers,
      body: Buffer.from(answer === undefined ? '' : JSON.stringify(answer)),
      isRaw: true,
    },
  };
}

async function judged(traffic: TrafficExchange[], theirs = file) {
  const recording = join(folder, 'traffic.ndjson');
  await writeFile(recording, traffic.map((one) => `${toLine(one)}\n`).join(''));
  const output = collectOutput();
  const run = await judgeRecorded({
    contract: await readTheirs(theirs),
    files: [recording],
    stdout: output,
    stderr: output,
  });
  const findings = run.results.flatMap((result) =>
    result.findings.map(({ check, message, level }) => `${level} ${check}: ${message}`),
  );
  return { ...run, findings, output: output.text() };
}

const list = '/v3/goods?page[size]=5';
const goods = [{ id: 1, name: 'cup', price: null }];

describe('finds nothing', () => {
  test.each<[string, TrafficExchange]>([
    ['in a list of any media type', exchange(list, {}, 200, goods)],
    ['with a slash at the end', exchange('/v3/goods/?page[size]=5', {}, 200, goods)],
    ['at another base path', exchange('/shop/api/v4/goods?page[size]=5', {}, 200, [])],
    ['in a status of a range', exchange(list, {}, 404, { message: 'gone' })],
    ['in the root', exchange('/v3/', {}, 200, undefined, [])],
    ['in an array that comes several times', exchange(`${list}&ids=1&ids=2`, {}, 200, [])],
    ['in an array of one item', exchange(`${list}&ids=1`, {}, 200, [])],
    ['in an array of one text', exchange(`${list}&sizes=s,m`, {}, 200, [])],
    [
      'in a header with an array',
      exchange(list, {}, 200, [], [JSON_TYPE, ['x-count', '1'], ['x-sizes', 's, m']]),
    ],
    [
      'in a body without the readOnly field, which is not shown again',
      exchange('/v3/goods', { method: 'POST', body: '{"name":"cup"}' }, 201, { name: 'mug' }),
    ],
    [
      'in a file of a documented media type',
      exchange(
        '/v3/goods',
        { method: 'POST', body: '--x', type: 'multipart/form-data; boundary=x' },
        201,
        undefined,
        [],
      ),
    ],
  ])('%s', async (_, traffic) => {
    const { findings, exitStatus, results } = await judged([traffic]);
    expect(findings).toEqual([]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['pass', 'pass']);
    expect(exitStatus).toBe(0);
  });
});

describe('finds', () => {
  test.each<[string, TrafficExchange, string[]]>([
    [
      'a wrong type and a missing field',
      exchange(list, {}, 200, [{ id: 'a', name: 'cup' }, { id: 2 }]),
      [
        'required schema: body[0].id must be an integer, got "a"',
        'required schema: body[1] must have the field name, got {"id":2}',
      ],
    ],
    [
      'a status that is not there',
      exchange(list, {}, 302, undefined, []),
      [
        'required status: status must be one that is documented for GET /goods/ (200, 4XX), got 302',
      ],
    ],
    [
      'a fault in a status of a range',
      exchange(list, {}, 404, {}),
      ['required schema: body must have the field message, got {}'],
    ],
    [
      'a missing header',
      exchange(list, {}, 200, [], [JSON_TYPE]),
      ['required headers: the header x-count is missing'],
    ],
    [
      'too many items in an array that comes several times',
      exchange(`${list}&ids=1&ids=2&ids=3`, {}, 200, []),
      ['undefined request: query.ids must NOT have more than 2 items, got [1,2,3]'],
    ],
    [
      'a wrong item in an array of one text',
      exchange(`${list}&sizes=s,xl`, {}, 200, []),
      ['undefined request: query.sizes.1 must be one of "s", "m", got "xl"'],
    ],
    [
      'a missing parameter with brackets in its name',
      exchange('/v3/goods', {}, 200, []),
      ['undefined request: query.page[size] must be there, got nothing'],
    ],
    [
      'a body of another media type',
      exchange(
        '/v3/goods',
        { method: 'POST', body: 'name=cup', type: 'text/csv' },
        201,
        undefined,
        [],
      ),
      ['undefined request: body must be application/json or multipart/form-data, got text/csv'],
    ],
    [
      'a field in the query that only the body has',
      exchange('/v3/goods?name=cup', { method: 'POST', body: '{}' }, 201, undefined, []),
      ['undefined request: body must have the field name, got {}'],
    ],
  ])('%s', async (_, traffic, expected) => {
    const { findings, exitStatus } = await judged([traffic]);
    expect(findings).toEqual(expected);
    expect(exitStatus).toBe(1);
  });
});

test('says in one line which document judges, and what is off', async () => {
  const { output } = await judged([exchange(list, {}, 200, [])]);
  expect(output).toContain(
    `Hint: ${file} (OpenAPI 3.0.3, 3 operations) has judged in place of the contract. Cases, pages, relations of fields`,
  );
  const { output: wrong } = await judged(
    [exchange(list, {}, 200, [])],
    await withText(THEIRS.replace('type: number', 'type: money')),
  );
  expect(wrong).toContain(
    '1 part of it, left out because OpenAPI does not allow this: ' +
      `${file}.2.yaml:47:24: \`type\` must be one of`,
  );
});

async function withText(text: string): Promise<string> {
  await writeFile(`${file}.2.yaml`, text);
  return `${file}.2.yaml`;
}

test('the exchanges of our own cases keep the bundle of our contract', async () => {
  const contract = await readContract();
  const bundle = join(folder, 'bundle.json');
  await writeFile(bundle, JSON.stringify(contract.document));
  const cases = contract.cases.filter(
    ({ area, breaks }) => !breaks && ['tags', 'milestones', 'commits'].includes(area),
  );
  const { results } = await judged(
    cases.map((one) => documentedTraffic(contract, one)),
    bundle,
  );
  const responses = results.filter(({ suite }) => suite === 'responses');
  // The common responses of the contract are an extension, so a document of others lacks them.
  const isCommon = ({ id }: { id: string }) => /\.(301|414|429)\./.test(id);
  expect(responses.filter((one) => one.outcome === 'fail' && !isCommon(one))).toEqual([]);
  expect(responses.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(20);
});

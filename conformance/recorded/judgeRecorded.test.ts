import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { createAjv } from '../../contract/createAjv.ts';
import { applyDeviations } from '../../contract/deviations/readContractWith.ts';
import { learn } from '../../deviations/index.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import reportSchema from '../reports/report.schema.json' with { type: 'json' };
import { conform } from '../run/conform.ts';
import schema from './exchange.schema.json' with { type: 'json' };
import { toHarEntry } from './har.ts';
import { toLine } from './jsonLines.ts';
import { type JudgeOptions, judgeRecorded } from './judgeRecorded.ts';
import { documentedTraffic } from './testing/documentedTraffic.ts';
import type { TrafficExchange } from './traffic.ts';

const contract = await readContract();
const documented = contract.cases.filter(
  ({ operation }) => contract.operations.get(operation)!.path !== undefined,
);
const caseOf = (id: string) => documented.find((one) => one.id === id)!;
const good = documentedTraffic(contract, caseOf('listTags.first-page'));

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'recorded-'));
});
afterAll(() => rm(dir, { recursive: true }));
let number = 0;

/** Judges texts, each in a file of its own. */
async function judged(texts: (string | Buffer)[], options: Partial<JudgeOptions> = {}) {
  let stdout = '';
  let stderr = '';
  const files = await Promise.all(
    texts.map(async (text) => {
      const file = join(dir, `traffic-${++number}`);
      await writeFile(file, text);
      return file;
    }),
  );
  const run = await judgeRecorded({
    contract,
    files,
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    ...options,
  });
  return { ...run, files, output: stdout + stderr };
}

const lines = (traffic: TrafficExchange[]) => traffic.map((one) => `${toLine(one)}\n`).join('');
const har = (traffic: TrafficExchange[]) =>
  `{"log":{"version":"1.2","entries":[${traffic.map(toHarEntry).join(',\n')}]}}`;

/** The same exchange with another body, or other headers, in its response. */
function answering(value: unknown, headers = good.response!.headers): TrafficExchange {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  return { ...good, response: { ...good.response!, headers, body } };
}

describe.each([
  ['lines of JSON', lines],
  ['a HAR', har],
])('as %s', (_, written) => {
  test('what is documented keeps the contract, but for the requests that break it on purpose', async () => {
    const traffic = documented.map((one) => documentedTraffic(contract, one));
    const { results } = await judged([written(traffic)]);
    const failed = results.filter(({ outcome }) => outcome === 'fail');
    expect(failed.filter(({ suite }) => suite === 'responses')).toEqual([]);
    const broken = documented
      .filter(({ breaks }) => breaks !== undefined)
      .map(({ operation }) => operation);
    for (const { operations } of failed) expect(broken).toContain(operations[0]);
    const responses = results.filter(({ suite }) => suite === 'responses');
    expect(responses.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(traffic.length);
  });

  test('exchanges with the same fault are one result, with their number and the first of them', async () => {
    const traffic = [good, answering([{ name: 7 }]), answering([{ name: 8 }]), answering([])];
    const { results, counts, exitStatus, output } = await judged([written(traffic)], {
      only: 'responses',
    });
    expect(exitStatus).toBe(1);
    expect(counts).toMatchObject({ pass: 2, fail: 2 });
    const [failed, ...others] = results.filter(({ outcome }) => outcome === 'fail');
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ count: 2, operations: ['listTags'] });
    expect(failed!.notes[0]).toMatch(
      /^2 exchanges alike, the first in .*traffic-\d+(:2|, entry 2), 2026-03-01/,
    );
    expect(output).toContain('PRIVATE-TOKEN: $TOKEN');
  });
});

test('lines and reports are as their schemas say', async () => {
  const isLine = createAjv().compile(schema);
  for (const one of documented) {
    const line = JSON.parse(toLine(documentedTraffic(contract, one)));
    expect(isLine(line), `${one.id}: ${JSON.stringify(isLine.errors)}`).toBe(true);
  }
  const report = join(dir, 'report');
  await judged([lines([good, answering([{ name: 7 }])])], { report });
  const isReport = createAjv().compile(reportSchema);
  expect(
    isReport(JSON.parse(await readFile(join(report, 'report.json'), 'utf8'))),
    JSON.stringify(isReport.errors),
  ).toBe(true);
});

describe('the operation is found', () => {
  const at = (url: string, method = 'GET') => ({
    ...good,
    request: { ...good.request, url, method },
  });
  const passes = (counts: { pass: number }) => expect(counts.pass).toBe(1);

  test.each([
    [
      'a project by its encoded path',
      'https://forge.test/api/v4/projects/acme%2Frocket/repository/tags',
      {},
    ],
    ['a project by its ID', 'https://forge.test/api/v4/projects/5/repository/tags?per_page=20', {}],
    ['an API below another path', 'https://forge.test/forge/api/v4/projects/5/repository/tags', {}],
    [
      'an API at a path that nobody would guess',
      'https://forge.test/x/y/projects/5/repository/tags',
      {},
    ],
    [
      'a base path that is given',
      'https://forge.test/x/y/projects/5/repository/tags',
      { basePath: '/x/y/' },
    ],
    [
      'a base path that is given as an address',
      'https://forge.test/x/projects/5/repository/tags',
      { basePath: 'https://forge.test/x' },
    ],
  ])('%s', async (_, url, options) => {
    passes((await judged([lines([at(url)])], { only: 'responses', ...options })).counts);
  });

  test('a wrong base path is told, with the right one', async () => {
    await expect(judged([lines([good])], { basePath: '/v4' })).rejects.toThrow(
      'No exchange is of an operation of the contract below /v4. Below /api/v4 there are some',
    );
    await expect(judged([lines([good])], { basePath: 'v4' })).rejects.toThrow(
      'begins with a slash',
    );
  });

  test('what the contract does not have is listed by path and not judged', async () => {
    const traffic = [
      good,
      at('https://forge.test/api/v4/users/17/status'),
      at('https://forge.test/api/v4/users/18/status?private_token=abc'),
      at(good.request.url, 'PATCH'),
      at('https://cdn.test/app.js'),
    ];
    const { output, exitStatus, counts } = await judged([lines(traffic)]);
    expect(exitStatus).toBe(0);
    expect(counts['not-run']).toBe(4);
    expect(output).toContain('  2 × GET /api/v4/users/{…}/status: the contract has no such path');
    expect(output).toContain('× PATCH /api/v4/projects');
    expect(output).toContain('  1 × GET /app.js');
  });

  test('when there is nothing to judge at all, the run is incomplete and says what to do', async () => {
    const { exitStatus, output } = await judged([lines([at('https://forge.test/status')])]);
    expect(exitStatus).toBe(4);
    expect(output).toContain('Give it with --base-path');
  });
});

describe('only what was asked for', () => {
  const late = { ...good, startedAt: '2026-04-01T00:00:00Z' };

  test('--only one side', async () => {
    const broken = {
      ...answering([{ name: 7 }]),
      request: { ...good.request, url: `${good.request.url}?sort=up` },
    };
    const sides = async (only?: 'responses' | 'requests') => {
      const { results } = await judged([lines([broken])], only ? { only } : {});
      return results.map(({ suite, outcome }) => `${suite} ${outcome}`);
    };
    expect(await sides('responses')).toEqual(['responses fail']);
    expect(await sides('requests')).toEqual(['requests fail']);
    expect(await sides()).toEqual(['responses fail', 'requests fail']);
  });

  test('--since a date', async () => {
    const { startedAt: _, ...timeless } = good;
    const { counts } = await judged([lines([good, late, timeless])], {
      only: 'responses',
      since: '2026-03-15',
    });
    expect(counts).toMatchObject({ pass: 1, disabled: 2 });
    await expect(judged([lines([good])], { since: 'monday' })).rejects.toThrow('monday is no date');
  });

  test('--sample takes the first of each operation and status, and one in n', async () => {
    const other = documentedTraffic(contract, caseOf('createTag.annotated'));
    const traffic = [...Array(7).fill(good), other];
    const { counts } = await judged([lines(traffic)], { only: 'responses', sample: 3 });
    expect(counts).toMatchObject({ pass: 4, disabled: 4 });
  });
});

describe('what cannot be read', () => {
  test('a line that is no JSON is told with its file and line; the others are judged', async () => {
    const { exitStatus, output, counts, files } = await judged([
      `${lines([good])}{"request": \n${lines([good])}`,
    ]);
    expect(exitStatus).toBe(4);
    expect(counts).toMatchObject({ error: 1, pass: 4 });
    expect(output).toContain(`${files[0]}:2 is no JSON: it ends in the middle`);
  });

  test('a HAR that is cut off is judged up to there', async () => {
    const text = har([good, good, good]);
    const { exitStatus, output, counts, files } = await judged([text.slice(0, -100)], {
      only: 'responses',
    });
    expect(exitStatus).toBe(4);
    expect(counts).toMatchObject({ error: 1, pass: 2 });
    expect(output).toContain(
      `${files[0]} could be read up to entry 2 only: it ends in the middle of the next one`,
    );
  });

  test('what stands in a broken file is not quoted: it may be a secret', async () => {
    const text = har([good, good]).replace(/(.*)"time"/s, '$1"hunter2-hunter2" "time"');
    const { output } = await judged([text]);
    expect(output).toContain('could be read up to entry 1 only: it is no JSON from there on');
    expect(output).not.toContain('hunter2');
  });

  test.each([
    ['', 'There is no exchange in'],
    ['{"log":{"version":"1.2","entries":[]}}', 'There is no exchange in'],
    ['{"log":{"entr', 'is no HAR that could be read'],
    ['<!doctype html>', 'is neither a HAR nor lines of JSON'],
    ['{"hello":"world"}\n', ':1 is no exchange: it has no request with url and method'],
    [
      '{"a":1}\n'.repeat(30),
      ':20 is no exchange: it has no request with url and method, as every line before it',
    ],
  ])('%j is no recording', async (text, message) => {
    await expect(judged([text])).rejects.toThrow(message);
  });

  test('a file that is not there, and a folder', async () => {
    const output = { write: () => {} };
    const judge = (file: string) =>
      judgeRecorded({ contract, files: [file], stdout: output, stderr: output });
    await expect(judge(join(dir, 'none.har'))).rejects.toThrow('there is no such file');
    await expect(judge(dir)).rejects.toThrow('it is a folder');
  });
});

describe('what a recording does not keep is not claimed', () => {
  const MARKED = Buffer.from('\ufeff[]');

  test('bytes are judged as bytes, and a text is not', async () => {
    expect((await judged([lines([answering(MARKED)])])).output).toContain(
      'JSON has no byte-order mark',
    );
    expect((await judged([har([answering(MARKED)])])).exitStatus).toBe(0);
  });

  test('a HAR keeps no encoding and no repetitions, and its headers may be those of HTTP/2', async () => {
    const headers: [string, string][] = [
      [':status', '200'],
      ...good.response!.headers,
      ['content-encoding', 'gzip'],
      ['X-Page', '1'],
    ];
    const { exitStatus, output } = await judged([har([answering([], headers)])]);
    expect(exitStatus, output).toBe(0);
    expect(output).toContain('what a HAR or a text does not keep is not judged');
  });

  test('a body that is not there, that is cut off, and that of HEAD are not judged', async () => {
    const { body: _, ...headless } = good.response!;
    const traffic = [
      { ...good, response: headless },
      {
        ...good,
        request: { ...good.request, method: 'HEAD' },
        response: { ...good.response!, body: Buffer.alloc(0) },
      },
    ];
    expect((await judged([lines(traffic)])).exitStatus).toBe(0);
    const cut = har([good]).replace(/"size":\d+/, '"size":999999');
    expect((await judged([cut])).exitStatus).toBe(0);
  });

  test('a 304 and a request without a response are no verdict', async () => {
    const { response: _, ...lonely } = good;
    const notModified = {
      ...good,
      response: { ...good.response!, status: 304, body: Buffer.alloc(0) },
    };
    const { counts } = await judged([lines([lonely, notModified])], { only: 'responses' });
    expect(counts).toMatchObject({ 'not-run': 2, pass: 0 });
  });

  test('a status that is not documented is a violation', async () => {
    const failed = { ...good, response: { ...good.response!, status: 500, reason: 'Oops' } };
    expect((await judged([lines([failed])])).output).toMatch(
      /status must be one that is documented for GET .*came 500 Oops/,
    );
  });
});

test('planted secrets are in no output and in no report', async () => {
  const secrets = Array.from({ length: 12 }, (_, index) => `planted-secret-${index}-Zq8x`);
  const [header, cookie, bearer, basic, query, user, field, echoed, key, wrong, invalid, broken] =
    secrets as [string, ...string[]];
  const traffic: TrafficExchange[] = [
    {
      ...answering([
        {
          name: 7,
          token: field,
          message: `not ${header}`,
          target: `-----BEGIN RSA PRIVATE KEY-----\n${key}`,
        },
      ]),
      request: {
        ...good.request,
        url: `https://${user}:x@forge.test/api/v4/projects/5/repository/tags?private_token=${query}&sort=up`,
        headers: [
          ['private-token', header!],
          ['Cookie', `s=${cookie}`],
          ['Authorization', `Bearer ${bearer}`],
        ],
      },
    },
    {
      ...answering({ echoed, password: echoed }),
      request: { ...good.request, headers: [['Authorization', `Basic ${btoa(`a:${basic}`)}`]] },
    },
    documentedTraffic(contract, caseOf('createCluster.all-fields')),
    answering(Buffer.from(`{"token":"${broken}`)),
  ];
  const cluster = traffic[2]!;
  const body = JSON.parse(cluster.request.body!.toString());
  body.platform_cluster_attributes = {
    token: [wrong],
    api_url: 7,
    ca_cert: `-----BEGIN PRIVATE KEY-----${invalid}`,
  };
  cluster.request = { ...cluster.request, body: Buffer.from(JSON.stringify(body)) };
  for (const written of [lines(traffic), har(traffic)]) {
    const report = join(dir, `secrets-${number}`);
    const { output, exitStatus, counts } = await judged([written], { report });
    expect(exitStatus).toBe(1);
    expect(counts.fail).toBeGreaterThan(4);
    const files = await Promise.all(
      (await readdir(report)).map((name) => readFile(join(report, name), 'utf8')),
    );
    for (const text of [output, ...files])
      for (const secret of [...secrets, btoa(`a:${basic}`)]) expect(text).not.toContain(secret);
  }
});

test('what a deviations file lets pass is said, and what is learned of traffic lets it pass', async () => {
  const [whole] = JSON.parse(good.response!.body!.toString());
  const { message: _, ...tag } = whole;
  const traffic = lines([good, answering([tag]), answering([tag, tag])]);
  const first = await judged([traffic], { only: 'responses' });
  expect(first.counts).toMatchObject({ pass: 1, fail: 2 });

  const { proposals, left } = learn(contract, first.results);
  expect(left).toEqual([]);
  expect(proposals.map(({ what }) => what)).toEqual([expect.stringContaining('message')]);
  const actions = proposals.map(({ action }) => action);
  const deviations = { overlay: '1.0.0', info: { title: 'Older', version: '1' }, actions };
  const older = applyDeviations(contract, deviations as never, 'older.yaml').contract;
  const second = await judged([traffic], { only: 'responses', contract: older });
  expect(second.counts).toMatchObject({ pass: 3, fail: 0 });
  expect(second.results.map(({ toleratedBy, count }) => [toleratedBy, count])).toEqual([
    [undefined, 1],
    [[0], 2],
  ]);
}, 20_000);

describe('the journal of a run', () => {
  const servers: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  test('gives the findings that the run had', async () => {
    const server = await startTestServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('[{"name": 7}]');
    });
    servers.push(server);
    const output = { write: () => {} };
    const run = await conform({
      target: server.url,
      suite: ['replay'],
      operation: ['listTags'],
      fixtures: { 'project.id': '42' },
      tokenEnv: 'TOKEN',
      env: { TOKEN: 'planted-token-9x' },
      runsDir: join(dir, 'runs'),
      stdout: output,
      stderr: output,
    });
    const [name] = (await readdir(join(dir, 'runs'))).filter((one) => one.startsWith('fc-'));
    const journal = await readFile(join(dir, 'runs', name!, 'journal.jsonl'), 'utf8');
    const { results } = await judged([journal], { only: 'responses' });
    const messages = (all: typeof results) => [
      ...new Set(
        all
          .flatMap(({ findings }) => findings)
          .filter(({ check }) => check !== 'status')
          .map(({ message }) => message),
      ),
    ];
    expect(messages(results).sort()).toEqual(messages(run.results).sort());
    expect(messages(results)).not.toEqual([]);
    // Its other lines are none that could not be read.
    expect(results.filter(({ outcome }) => outcome === 'error')).toEqual([]);
  });
});

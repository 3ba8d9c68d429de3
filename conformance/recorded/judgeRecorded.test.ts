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

/** Judges recordings. Each text becomes a file. */
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

/** Returns the good exchange, but with another body or other headers in its response. */
function responding(value: unknown, headers = good.response!.headers): TrafficExchange {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  return { ...good, response: { ...good.response!, headers, body } };
}

describe.each([
  ['lines of JSON', lines],
  ['a HAR', har],
])('as %s', (_, written) => {
  test('documented cases conform, except for requests that break the contract on purpose', async () => {
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

  test('groups exchanges with the same findings into one result, which has their number and the first exchange', async () => {
    const traffic = [good, responding([{ name: 7 }]), responding([{ name: 8 }]), responding([])];
    const { results, counts, exitStatus, output } = await judged([written(traffic)], {
      only: 'responses',
    });
    expect(exitStatus).toBe(1);
    expect(counts).toMatchObject({ pass: 2, fail: 2 });
    const [failed, ...others] = results.filter(({ outcome }) => outcome === 'fail');
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ count: 2, operations: ['listTags'] });
    expect(failed!.notes[0]).toMatch(
      /^2 exchanges have this failure, the first in .*traffic-\d+(:2|, entry 2), 2026-03-01/,
    );
    expect(output).toContain('PRIVATE-TOKEN: $TOKEN');
  });
});

test('writes lines and reports that are valid against their schemas', async () => {
  const isLine = createAjv().compile(schema);
  for (const one of documented) {
    const line = JSON.parse(toLine(documentedTraffic(contract, one)));
    expect(isLine(line), `${one.id}: ${JSON.stringify(isLine.errors)}`).toBe(true);
  }
  const report = join(dir, 'report');
  await judged([lines([good, responding([{ name: 7 }])])], { report });
  const isReport = createAjv().compile(reportSchema);
  expect(
    isReport(JSON.parse(await readFile(join(report, 'report.json'), 'utf8'))),
    JSON.stringify(isReport.errors),
  ).toBe(true);
});

describe('finds the operation of', () => {
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
    ['an API at an unusual path', 'https://forge.test/x/y/projects/5/repository/tags', {}],
    [
      'an API below a given base path',
      'https://forge.test/x/y/projects/5/repository/tags',
      { basePath: '/x/y/' },
    ],
    [
      'an API below a base path that is given as an address',
      'https://forge.test/x/projects/5/repository/tags',
      { basePath: 'https://forge.test/x' },
    ],
  ])('%s', async (_, url, options) => {
    passes((await judged([lines([at(url)])], { only: 'responses', ...options })).counts);
  });

  test('refuses a wrong base path, and names the right one', async () => {
    await expect(judged([lines([good])], { basePath: '/v4' })).rejects.toThrow(
      'No exchange below /v4 matches an operation of the contract. Exchanges below /api/v4 do',
    );
    await expect(judged([lines([good])], { basePath: 'v4' })).rejects.toThrow(
      'The base path v4 does not begin with a slash',
    );
  });

  test('lists endpoints that the contract does not have, and does not judge them', async () => {
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

  test('if no exchange can be judged, the run is incomplete, and the output says what to do', async () => {
    const { exitStatus, output } = await judged([lines([at('https://forge.test/status')])]);
    expect(exitStatus).toBe(4);
    expect(output).toContain('give that path with `--base-path`');
  });
});

describe('selects exchanges', () => {
  const late = { ...good, startedAt: '2026-04-01T00:00:00Z' };

  test('--only judges only the requests or only the responses', async () => {
    const broken = {
      ...responding([{ name: 7 }]),
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

  test('--since leaves out exchanges before a date, and exchanges without a time', async () => {
    const { startedAt: _, ...timeless } = good;
    const { counts } = await judged([lines([good, late, timeless])], {
      only: 'responses',
      since: '2026-03-15',
    });
    expect(counts).toMatchObject({ pass: 1, disabled: 2 });
    await expect(judged([lines([good])], { since: 'monday' })).rejects.toThrow(
      '--since monday is not a date',
    );
  });

  test('--sample judges every nth exchange of each operation and status, beginning with the first', async () => {
    const other = documentedTraffic(contract, caseOf('createTag.annotated'));
    const traffic = [...Array(7).fill(good), other];
    const { counts } = await judged([lines(traffic)], { only: 'responses', sample: 3 });
    expect(counts).toMatchObject({ pass: 4, disabled: 4 });
  });
});

describe('unreadable recordings', () => {
  test('reports an invalid line with its file and number, and judges the other lines', async () => {
    const { exitStatus, output, counts, files } = await judged([
      `${lines([good])}{"request": \n${lines([good])}`,
    ]);
    expect(exitStatus).toBe(4);
    expect(counts).toMatchObject({ error: 1, pass: 4 });
    expect(output).toContain(`${files[0]}:2 is not valid JSON: it is cut off`);
  });

  test('judges the whole entries of a truncated HAR', async () => {
    const text = har([good, good, good]);
    const { exitStatus, output, counts, files } = await judged([text.slice(0, -100)], {
      only: 'responses',
    });
    expect(exitStatus).toBe(4);
    expect(counts).toMatchObject({ error: 1, pass: 2 });
    expect(output).toContain(
      `${files[0]} was read up to entry 2: the file ends in the middle of the next entry`,
    );
  });

  test('does not quote the text of a broken file, which may be a secret', async () => {
    const text = har([good, good]).replace(/(.*)"time"/s, '$1"hunter2-hunter2" "time"');
    const { output } = await judged([text]);
    expect(output).toContain('was read up to entry 1: the next entry is not valid JSON');
    expect(output).not.toContain('hunter2');
  });

  test.each([
    ['', 'no exchanges. Record at least one request'],
    ['{"log":{"version":"1.2","entries":[]}}', 'no exchanges. Record at least one request'],
    ['{"log":{"entr', 'cannot be read: the file ends in the middle of the next entry'],
    ['<!doctype html>', 'is neither a HAR nor lines of JSON'],
    ['{"hello":"world"}\n', ':1 is not an exchange: add a `request` with `url` and `method`'],
    [
      '{"a":1}\n'.repeat(30),
      ':20 is not an exchange: add a `request` with `url` and `method`. The same is true of every line before it',
    ],
  ])('refuses %j as a recording', async (text, message) => {
    await expect(judged([text])).rejects.toThrow(message);
  });

  test('refuses a missing file and a folder', async () => {
    const output = { write: () => {} };
    const judge = (file: string) =>
      judgeRecorded({ contract, files: [file], stdout: output, stderr: output });
    await expect(judge(join(dir, 'none.har'))).rejects.toThrow('there is no such file');
    await expect(judge(dir)).rejects.toThrow('it is a folder');
  });
});

describe('parts that a recording does not keep', () => {
  const MARKED = Buffer.from('\ufeff[]');

  test('finds a byte-order mark in the bytes of a body, but not in a body that is text', async () => {
    expect((await judged([lines([responding(MARKED)])])).output).toContain(
      'JSON has no byte-order mark',
    );
    expect((await judged([har([responding(MARKED)])])).exitStatus).toBe(0);
  });

  test('ignores the content encoding, repeated headers and HTTP/2 pseudo-headers of a HAR', async () => {
    const headers: [string, string][] = [
      [':status', '200'],
      ...good.response!.headers,
      ['content-encoding', 'gzip'],
      ['X-Page', '1'],
    ];
    const { exitStatus, output } = await judged([har([responding([], headers)])]);
    expect(exitStatus, output).toBe(0);
    expect(output).toContain(
      'HAR files and JSON lines do not preserve raw bytes, content encoding',
    );
  });

  test('does not judge a missing body, a truncated body, or the empty body of a response to HEAD', async () => {
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

  test('does not judge a 304 or a request without a response', async () => {
    const { response: _, ...lonely } = good;
    const notModified = {
      ...good,
      response: { ...good.response!, status: 304, body: Buffer.alloc(0) },
    };
    const { counts } = await judged([lines([lonely, notModified])], { only: 'responses' });
    expect(counts).toMatchObject({ 'not-run': 2, pass: 0 });
  });

  test('finds an undocumented status', async () => {
    const failed = { ...good, response: { ...good.response!, status: 500, reason: 'Oops' } };
    expect((await judged([lines([failed])])).output).toMatch(
      /status must be one that is documented for GET .*got 500 Oops/,
    );
  });
});

test('keeps planted secrets out of all output and all reports', async () => {
  const secrets = Array.from({ length: 12 }, (_, index) => `planted-secret-${index}-Zq8x`);
  const [header, cookie, bearer, basic, query, user, field, echoed, key, wrong, invalid, broken] =
    secrets as [string, ...string[]];
  const traffic: TrafficExchange[] = [
    {
      ...responding([
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
      ...responding({ echoed, password: echoed }),
      request: { ...good.request, headers: [['Authorization', `Basic ${btoa(`a:${basic}`)}`]] },
    },
    documentedTraffic(contract, caseOf('createCluster.all-fields')),
    responding(Buffer.from(`{"token":"${broken}`)),
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

test('learns deviations from traffic, and reports the actions that tolerate its differences', async () => {
  const [whole] = JSON.parse(good.response!.body!.toString());
  const { message: _, ...tag } = whole;
  const traffic = lines([good, responding([tag]), responding([tag, tag])]);
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
});

describe('the journal of a run', () => {
  const servers: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  test('gives the same findings when it is judged as a recording', async () => {
    const server = await startTestServer(({ headers }, response) => {
      const isKnown = headers['private-token'] !== undefined;
      response
        .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
        .end(isKnown ? '[{"name": 7}]' : '{"message":"401 Unauthorized"}');
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
    // The lines of the journal without exchanges are not reported as unreadable.
    expect(results.filter(({ outcome }) => outcome === 'error')).toEqual([]);
  });
});

test('a known failure of the profile does not fail the run until it expires', async () => {
  const profile = join(dir, 'profile.yaml');
  const written = lines([responding({ name: 1 })]);
  const failing = async (expires: string) => {
    const entry = `{ operation: listTags, link: https://tracker.example.com/7, expires: ${expires} }`;
    await writeFile(profile, `tokens: { developer: $UNSET }\nknownFailures: [${entry}]\n`);
    const { exitStatus, results } = await judged([written], { profile, only: 'responses' });
    return [exitStatus, results.map(({ outcome }) => outcome)];
  };
  expect(await failing('2999-01-31')).toEqual([0, ['known-fail']]);
  expect(await failing('2020-01-31')).toEqual([1, ['fail']]);
});

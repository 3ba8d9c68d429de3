import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createAjv } from '../../contract/createAjv.ts';
import { countOutcomes, OUTCOMES, type Result } from '../engine/result.ts';
import { CAPABILITIES } from '../target/target.ts';
import { clusterFindings } from './clusters.ts';
import { FORMATS } from './formats.ts';
import { html } from './html/htmlReport.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { isUnjudged } from './notRun.ts';
import { openReportFolder } from './openReportFolder.ts';
import { showProgress } from './progress.ts';
import schema from './report.schema.json' with { type: 'json' };
import { REPORT_VERSION } from './report.ts';
import { terminalReport } from './terminal.ts';
import { advised, failed, report, result } from './testing/exampleReport.ts';

test('report.json is valid against its published schema', () => {
  const ajv = createAjv();
  const validate = ajv.compile(schema);
  validate(JSON.parse(json.render(report)));
  expect(validate.errors).toBeNull();
  expect(schema.properties.version.const).toBe(REPORT_VERSION);
  expect(schema.properties.target.properties.kind.enum).toEqual(Object.keys(CAPABILITIES));
  expect(schema.$defs.outcome.enum).toEqual(OUTCOMES);
});

test('the schema of the report refuses a result that was not run without a reason', () => {
  const validate = createAjv().compile(schema);
  const { reason: _, ...unexplained } = result({ outcome: 'not-run', reason: 'x' });
  expect(validate({ ...report, results: [unexplained] })).toBe(false);
});

test('coverage lists every declared status of every operation, with its cases', () => {
  const { operations } = report.coverage;
  expect(operations).toHaveLength(7);
  expect(operations.find(({ operation }) => operation === 'getTag')?.statuses).toEqual([
    {
      status: '200',
      answered: false,
      results: [{ suite: 'replay', id: 'getTag.released', outcome: 'fail' }],
    },
    { status: '404', answered: false, results: [] },
  ]);
});

test('no format contains control characters or marks of the writing direction', () => {
  const colourless = terminalReport(report, false);
  const formats = FORMATS.map(({ file, render }) => [file, render(report)] as const);
  for (const [file, text] of [...formats, ['terminal', colourless] as const])
    expect(text.match(/[\p{Bidi_Control}\p{Cs}]|(?![\n\t])\p{Cc}/u), file).toBeNull();
  const shown = '\\u001b[31m\\u009b\\u202e';
  for (const file of ['report.json', 'junit.xml', 'index.html'])
    expect(new Map(formats).get(file), file).toContain(shown);
  expect(colourless).toContain(shown);
});

test('junit.xml is well-formed with hostile texts, and has the counts that CI systems expect', () => {
  const xml = junit.render(report);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u);
  expect(openElements(xml)).toEqual([]);
  expect(xml).toContain('tests="11" failures="2" errors="2" skipped="5"');
  expect(xml).toContain(
    'name="listTags.invalid-page" time="0.013"><system-out>advised (malformed-read): status must be 400, got 200 OK</system-out>',
  );
  expect(xml).toContain('<skipped message="not-run: why not-run (add fixtures.file.path)"/>');
  expect(xml).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)');
});

/** Returns the elements that are not closed. The test fails if the XML has another form than that of `junit.ts`. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
    .replaceAll(
      /<(\/?)(\w[\w-]*)((?: \w+="(?:[^<&"]|&(?:amp|lt|gt|quot|#\d+);)*")*)(\/?)>/g,
      (_, close: string, name: string, _attributes, empty: string) => {
        if (close) expect(open.pop()).toBe(name);
        else if (!empty) open.push(name);
        return '';
      },
    );
  expect(rest.replaceAll(/&(amp|lt|gt|quot|#\d+);/g, '')).not.toMatch(/[<&]/);
  return open;
}

test('the terminal shows the place, the value and the curl line of each failure, and each reason', () => {
  const text = terminalReport(report, false, ['reports/index.html']);
  expect(text).toMatch(
    /1\. getTag and 1 more operation: body\.name must be a string, got .*\(schema, 2 cases\)/,
  );
  expect(text).toContain(
    '   contract: openapi.yaml#/components/schemas/Tag/properties/name/type\n   documents: tags',
  );
  expect(text).toContain("curl 'http://h/api/v4/x'");
  const withReason = OUTCOMES.filter((one) => !['pass', 'fail', 'advised'].includes(one));
  for (const outcome of withReason.filter((one) => !isUnjudged(one)))
    expect(text).toMatch(
      new RegExp(`${outcome}( \\(profile\\))?: why ${outcome} \\(getRaw\\.${outcome}\\)`),
    );
  expect(text).toContain('add fixtures.file.path: 1 case more (getRaw.not-run)');
  expect(text).toContain('why vacuous: 1 case (getRaw.vacuous)');
  expect(text).toContain('listTags.flaky: passed on a repeat');
  expect(text).toContain(
    'Advised, where the documents are silent\n  listTags: status must be 400, got 200 OK (status, 1 case)\n     malformed-read: The documents have 400 for a create only.',
  );
  expect(text).toContain('Hint: look there');
  expect(text).toContain(
    '2 cases break the contract. The run is incomplete: the run was interrupted.',
  );
  expect(text).toContain('reports/index.html');
});

test('a run with advice only keeps the contract, and the terminal gives the number of its cases', () => {
  const run = { ...report.run, exitStatus: 0 as const };
  const { stopped: _, shard: __, ...whole } = run;
  const counts = { ...countOutcomes([advised]) };
  const kept = { ...report, run: whole, results: [advised], counts, notRun: [] };
  expect(terminalReport(kept, false)).toContain(
    'The server keeps the contract as far as it was tested (1 case with advice).',
  );
});

test('a resource that could not be removed makes a run incomplete, and the last line says so', () => {
  const { stopped: _, shard: __, ...whole } = report.run;
  const run = { ...whole, exitStatus: 4 as const, left: ['deleteTag (id 5, tag_name v9)'] };
  const passed = result({ outcome: 'pass' });
  const kept = { ...report, run, results: [passed], counts: countOutcomes([passed]), notRun: [] };
  expect(terminalReport(kept, false)).toContain(
    'Incomplete: the target keeps 1 resource of the run.',
  );
});

test('the report on the terminal contains no control characters of a server', () => {
  expect(terminalReport(report, false)).not.toContain('\u001b');
});

test('the same wrong response of many operations is one cause', () => {
  const status = (operation: string): Result =>
    result({
      operations: [operation],
      outcome: 'fail',
      findings: [
        {
          check: 'status',
          message: 'status must be 200, got 502',
          requirement: 'status is 200',
          pointer: `#/paths/${operation}`,
          actual: '502',
          cause: 'status 502',
        },
      ],
    });
  expect(clusterFindings([status('a'), failed, status('b')])).toMatchObject([
    { title: 'status 502', cases: 2, pointers: ['#/paths/a', '#/paths/b'] },
    { title: 'body.name must be a string', cases: 1 },
  ]);
});

describe('the heading of a cause', () => {
  const url = (query: string) => `http://h/api/v4/tree?${query}`;
  const sent = (query: string) => ({
    request: { method: 'GET', url: url(query), headers: [] },
    curl: `curl '${url(query)}'`,
  });
  const refusal = (operation: string, text: string, status: number): Result =>
    result({
      suite: 'negative',
      id: `${operation}.query.page.type`,
      operations: [operation],
      outcome: 'fail',
      exchanges: [sent('page=1'), sent('page=no-number'), sent('after=the-failure')],
      findings: [
        {
          check: 'refusal',
          message: `${text} gave ${status}; 400 is due`,
          requirement: 'an invalid request is refused with 400',
          pointer: `#/paths/${operation}`,
          exchange: 1,
          cause: status < 400 ? 'invalid requests are accepted' : `refused with ${status}`,
        },
      ],
    });

  test('has the operation, the parameter, what was sent, what came and what is due', () => {
    const [cluster] = clusterFindings([refusal('listTree', 'page=no-number', 404)]);
    expect(cluster!.heading).toBe('listTree: page=no-number gave 404; 400 is due');
  });

  test('of a server that validates nothing is one, with a count and an example', () => {
    const clusters = clusterFindings([
      refusal('listTree', 'page=no-number', 200),
      refusal('listTags', 'sort=no-such-value', 200),
      refusal('createTag', 'ref: 42', 201),
    ]);
    expect(clusters.map(({ heading, cases }) => [heading, cases])).toEqual([
      [
        'invalid requests are accepted (3 findings, 3 operations), such as listTree: page=no-number gave 200; 400 is due',
        3,
      ],
    ]);
  });

  test('for a wrong status has the request that failed', () => {
    const one = result({
      outcome: 'fail',
      exchanges: [sent('page=1'), sent('page=2')],
      findings: [
        {
          check: 'status',
          message: 'status must be 200, got 500 Oops',
          requirement: 'status is 200',
          pointer: '#/paths/a',
          expected: '200',
          actual: '500 Oops',
          cause: 'status 500 Oops',
        },
      ],
    });
    expect(clusterFindings([one])[0]!.heading).toBe(
      'getTag: GET /api/v4/tree?page=2 gave 500 Oops; 200 is due',
    );
  });

  test('and every report have the curl line of the request that failed, not of the first', () => {
    const { coverage } = report;
    const given = { ...report, coverage, results: [refusal('getTag', 'page=no-number', 404)] };
    for (const text of [terminalReport(given, false), junit.render(given)]) {
      expect(text).toContain('http://h/api/v4/tree?page=no-number');
      expect(text).not.toContain('page=1');
      expect(text).not.toContain('after=the-failure');
    }
    const page = html.render(given);
    const failing = page
      .split('<div class="exchange">')
      .filter((part) => part.includes('the request that failed'));
    expect(failing).toHaveLength(1);
    expect(failing[0]).toContain('page=no-number');
  });

  test('is followed by the statement in words, or else by the section of the documents', () => {
    const told = terminalReport(report, false);
    expect(told).toContain('   documents: tags\n');
    const says = 'A page is a whole number.';
    const place = { document: 1, section: 'Pagination', operations: ['getTag'] };
    const statement = {
      id: 'pages.number',
      says,
      ...place,
      outcome: 'violated' as const,
      results: [],
    };
    const [violated] = [refusal('getTag', 'page=no-number', 404)];
    violated.findings[0]!.statement = 'pages.number';
    const given = {
      ...report,
      coverage: { ...report.coverage, statements: [statement] },
      results: [violated],
    };
    expect(terminalReport(given, false)).toContain(
      '   A page is a whole number. (document 1, Pagination; statement pages.number)',
    );
    expect(junit.render(given)).toContain('A page is a whole number.');
    expect(html.render(given)).toContain('A page is a whole number.');
  });
});

test('the terminal asks for a report only if none is written', () => {
  const notRun = Array.from({ length: 17 }, (_, index) => ({ reason: `${index}`, cases: [] }));
  const given = { ...report, notRun };
  expect(terminalReport(given, false)).toContain(
    'and 2 other groups. `--report FOLDER` writes them all',
  );
  expect(terminalReport(given, false, ['reports/index.html'])).toContain(
    'and 2 other groups. The report has them all',
  );
});

test('a report folder gets all files or none', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'report-'));
  const dir = join(parent, 'deep', 'report');
  const abandoned = await openReportFolder(dir);
  await abandoned.close();
  expect(await readdir(join(parent, 'deep'))).toEqual([]);
  const folder = await openReportFolder(dir);
  expect(await folder.write({ a: '1', b: '2' })).toEqual([join(dir, 'a'), join(dir, 'b')]);
  await folder.close();
  expect(await readFile(join(dir, 'b'), 'utf8')).toBe('2');
  expect(await readdir(join(parent, 'deep'))).toEqual(['report']);

  await writeFile(join(parent, 'file'), '');
  await expect(openReportFolder(join(parent, 'file'))).rejects.toThrow(
    'a file with this name exists',
  );
  await rm(parent, { recursive: true });
});

test('a report folder replaces its own files, and keeps those of the user', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'report-'));
  const files = Object.fromEntries(FORMATS.map(({ file, render }) => [file, render(report)]));
  for (const file of Object.keys(files)) {
    const folder = await openReportFolder(dir);
    await folder.write(files);
    await folder.close();
    await writeFile(join(dir, file), 'mine');
    await expect(openReportFolder(dir)).rejects.toThrow(
      `${file} exists, and may be a file of yours`,
    );
    await (await openReportFolder(dir, { force: true })).close();
    await rm(join(dir, file));
  }
  await rm(dir, { recursive: true });
});

test('on a terminal, progress is one changing line', async () => {
  const written: string[] = [];
  const progress = showProgress(
    { isTTY: true, columns: 40, write: (text) => written.push(text) },
    10,
  );
  progress.done({ id: 'listTags.a', outcome: 'fail' });
  await expect.poll(() => written.join('')).toContain('1 of 10 cases, 1 failed: listTags.a');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
  expect(written.join('')).not.toContain('\n');
});

test('without a terminal, progress is a line every half minute', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const progress = showProgress({ write: (text) => written.push(text) }, 10);
  progress.done({ id: 'listTags.a', outcome: 'fail' });
  vi.advanceTimersByTime(29_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(60_000);
  progress.end();
  vi.useRealTimers();
  expect(written).toEqual([
    '1 of 10 cases, 1 failed, about 5 min left\n',
    '1 of 10 cases, 1 failed, about 9 min left\n',
  ]);
});

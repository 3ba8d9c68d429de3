import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OUTCOMES } from '../../engine/result.ts';
import { failed, report, result } from '../testing/exampleReport.ts';
import { html as format } from './htmlReport.ts';

const html = format.render(report);

test('the page loads no other file, and runs only its own script', () => {
  expect(html).not.toMatch(/\ssrc\s*=|\saction\s*=|@import|url\(|<link|<img|<iframe/i);
  for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^#/);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256').update(scripts[0]![1]!).digest('base64');
  expect(html).toContain(
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
  );
});

test('shows markup that a server sent as text', () => {
  expect(html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)');
  expect(html).not.toContain('<script>alert');
});

test('shows every result: failures first, then results that could not be judged or were not run', () => {
  for (const outcome of OUTCOMES) expect(html).toContain(`data-outcome="${outcome}"`);
  const order = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(order).toEqual([
    'failures',
    'advice',
    'error-blocked',
    'not-run',
    'known-fail-unsupported-disabled',
    'matrix',
    'coverage',
    'notes',
    'results',
  ]);
  expect(html.match(/<ol class="results">.*<\/ol>/s)![0].match(/<li /g)).toHaveLength(
    report.results.length,
  );
});

test('shows a failure with its exchange, its requirement, and the statement of the contract', () => {
  const [, failures] = /<section id="failures">(.*?)<\/section>/s.exec(html)!;
  expect(failures).toContain(
    '<dt>contract</dt><dd>#/components/schemas/Tag/properties/name/type</dd>',
  );
  expect(failures).toContain('type: string');
  expect(failures).toContain('GET http://h/api/v4/x\nAccept: a');
  expect(failures).toContain('200 OK');
  expect(failures).toContain('<dt>requires</dt><dd>body.name must be a string</dd>');
  expect(failures).toContain('<small>tags</small>');
});

test('shows advice apart from failures, with the choice of the contract', () => {
  const section = /<section id="advice">.*?<\/section>/s.exec(html)![0];
  expect(section).toContain('1 cause of advice in 1 case');
  expect(section).toContain('The documents have 400 for a create only.');
  expect(section).toContain('document 1, Errors');
  expect(section).not.toContain('getTag.released');
  expect(/<section id="failures">.*?<\/section>/s.exec(html)![0]).not.toContain('invalid-page');
});

test('shows the entries that would make the other jobs run', () => {
  expect(html).toContain('<summary>add fixtures.file.path: 1 case more</summary>');
});

test('shows the exchanges of a result only once, even if the result has several causes', () => {
  const twice = {
    ...failed,
    findings: [failed.findings[0]!, { ...failed.findings[0]!, requirement: 'b', pointer: '#/b' }],
  };
  const page = format.render({ ...report, results: [twice] });
  expect(page.match(/<div class="exchange">/g)).toHaveLength(1);
  expect(page).toContain('also <a href="#replay-getTag.released">');
});

test('the matrix marks only the checks that a suite applied', () => {
  const page = format.render({
    ...report,
    results: [
      result({ suite: 'properties', id: 'a', checks: ['pages'] }),
      result({ suite: 'negative', id: 'b', checks: ['refusal'] }),
    ],
  });
  const [, matrix] = /<section id="matrix">(.*?)<\/section>/s.exec(page)!;
  const heads = [...matrix!.matchAll(/<th scope="col"><span>([^<]+)/g)].map(([, head]) => head);
  const rows = matrix!.split('<tr>').filter((row) => row.includes('scope="row"'));
  const cellsOf = (row: string) =>
    [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
  const at = (row: number, head: string) =>
    cellsOf(rows[row]!)[heads.indexOf(head) - heads.indexOf('cases')];
  expect([at(0, 'pages'), at(0, 'refusal'), at(1, 'pages'), at(1, 'refusal')]).toEqual([
    '✓',
    '',
    '',
    '✓',
  ]);
  expect(heads).not.toContain('documented-body');
});

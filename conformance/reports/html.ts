import { groupBy } from '../../contract/groupBy.ts';
import { CHECK_IDS, type Finding, SUITE_CHECK_IDS } from '../../judge/index.ts';
import { OUTCOMES, type RecordedExchange, type Result } from '../engine/result.ts';
import { CAPABILITIES } from '../target/target.ts';
import { clusterFindings } from './clusters.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import type { Report } from './report.ts';

/** `index.html`: one page that needs nothing else, neither a server nor the network. */
export function htmlReport(report: Report): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escapeMarkup(report.target.base)}</title>
<style>${STYLE}</style>
<main>
${[summary, failures, dialectSection, matrix, coverage, remainder].map((section) => section(report)).join('\n')}
</main>
</html>
`;
}

const VERDICTS = { 0: 'keeps the contract', 1: 'breaks the contract', 4: 'incomplete' };

function summary({ run, target, contract, dialect, counts }: Report): string {
  const chips = OUTCOMES.filter((outcome) => counts[outcome] > 0).map(
    (outcome) => `<li class="${outcome}"><b>${counts[outcome]}</b> ${outcome}</li>`,
  );
  return `<header>
<h1>${escapeMarkup(target.base)}: <span class="verdict-${run.exitStatus}">${VERDICTS[run.exitStatus]}</span></h1>
<p>${escapeMarkup(contract.title)} ${escapeMarkup(contract.version)}, ${contract.operations} operations, ${contract.cases} cases.
${target.kind} target${target.tier ? `, ${target.tier}` : ''}${target.offering ? `, ${target.offering}` : ''}${run.shard ? `, shard ${run.shard}` : ''}.
${dialect ? `Dialect <b>${escapeMarkup(dialect.title)} ${escapeMarkup(dialect.version)}</b>, ${dialect.widenings} widenings, ${dialect.proposals} of them proposals that nobody has accepted.` : ''}
<time datetime="${run.startedAt}">${run.startedAt}</time>, ${(run.durationMs / 1000).toFixed(1)} s.</p>
<ul class="chips">${chips.join('')}</ul>
${[run.stopped, run.hint].map((text) => (text ? `<p class="hint">${escapeMarkup(text)}</p>` : '')).join('')}
</header>`;
}

function failures({ results }: Report): string {
  const clusters = clusterFindings(results);
  if (clusters.length === 0) return '';
  return `<section><h2>Failures by cause</h2>${clusters
    .map(
      ({ check, title, pointers, findings }) => `<article>
<h3>${escapeMarkup(title)} <small>${check}, ${findings.length} found</small></h3>
<p>The contract says so in ${pointers.length > 1 ? `${pointers.length} places` : `<code>${escapeMarkup(pointers[0]!)}</code>`}.</p>
${findings.map(({ result, finding }) => failure(result, finding)).join('\n')}
</article>`,
    )
    .join('\n')}</section>`;
}

function failure(result: Result, finding: Finding): string {
  return `<details><summary><b>${escapeMarkup(result.id)}</b> ${escapeMarkup(finding.message)}</summary>
<dl><dt>Operation</dt><dd>${escapeMarkup(result.endpoint)} (${result.operations.map(escapeMarkup).join(', ')}): ${escapeMarkup(result.summary)}</dd>
<dt>Requires</dt><dd>${escapeMarkup(finding.requirement)}: <code>${escapeMarkup(finding.pointer)}</code></dd>
<dt>Came</dt><dd>${escapeMarkup(finding.actual ?? finding.message)}</dd>
${result.notes.map((note) => `<dt>Note</dt><dd>${escapeMarkup(note)}</dd>`).join('')}
</dl>${result.exchanges.map(exchange).join('\n')}</details>`;
}

function exchange({ request, response, failure, curl }: RecordedExchange): string {
  return `<h4>Again</h4><pre>${escapeMarkup(curl)}</pre>
<h4>Request</h4><pre>${escapeMarkup(message(`${request.method} ${request.url}`, request.headers, request.body))}</pre>
${failure ? `<p>${escapeMarkup(failure)}</p>` : ''}
${response ? `<h4>Response, ${response.bodyBytes} bytes of body</h4><pre>${escapeMarkup(message(`${response.status} ${response.reason}`, response.headers, response.body))}</pre>` : ''}`;
}

function message(start: string, headers: [string, string][], body = ''): string {
  return [start, ...headers.map(([name, value]) => `${name}: ${value}`), '', body]
    .join('\n')
    .trim();
}

function dialectSection({ dialect, results }: Report): string {
  if (!dialect) return '';
  const rows = dialect.actions.map(({ target, description, accepted, isExpired }, index) => {
    const passed = results.filter(({ letPassBy }) => letPassBy?.includes(index));
    const state = isExpired ? 'expired' : (accepted ?? 'proposal');
    return `<dt>${index + 1}. <code>${escapeMarkup(target)}</code> (${escapeMarkup(state)})</dt>
<dd>${escapeMarkup(description)}${passed.length > 0 ? `<br>Let pass: ${passed.map(({ id }) => escapeMarkup(id)).join(', ')}` : ''}</dd>`;
  });
  return `<section><h2>What the dialect lets pass</h2><dl>${rows.join('')}</dl></section>`;
}

function matrix({ results, target }: Report): string {
  const checks = [...CHECK_IDS, ...SUITE_CHECK_IDS].filter(
    (check) => CAPABILITIES[target.kind].answerExactly || !check.startsWith('documented-'),
  );
  const judged = results.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail');
  const rows = [...groupBy(judged, ({ operations }) => operations[0]!)].map(
    ([operation, group]) => {
      const cells = checks.map((check) => {
        const broken = group.filter(({ findings }) =>
          findings.some((finding) => finding.check === check),
        );
        return broken.length > 0
          ? `<td class="fail" title="${escapeMarkup(broken.map(({ id }) => id).join(', '))}">${broken.length}</td>`
          : '<td class="pass">·</td>';
      });
      return `<tr><th scope="row">${escapeMarkup(operation)}</th><td>${group.length}</td>${cells.join('')}</tr>`;
    },
  );
  return table(
    'Operations against checks',
    'How many of the judged cases of an operation break what a check looks at.',
    ['operation', 'cases', ...checks],
    rows,
  );
}

function coverage({ coverage: { operations: coverage } }: Report): string {
  const statuses = [
    ...new Set(coverage.flatMap(({ statuses }) => statuses.map(({ status }) => status))),
  ].sort();
  const rows = coverage.map(({ operation, statuses: declared }) => {
    const cells = statuses.map((status) => {
      const entry = declared.find((candidate) => candidate.status === status);
      if (!entry) return '<td></td>';
      const outcomes = entry.results.map(({ outcome }) => outcome);
      const worst =
        ['fail', 'error', 'blocked', 'known-fail', 'pass', 'unsupported'].find((outcome) =>
          outcomes.includes(outcome as (typeof outcomes)[number]),
        ) ?? 'not-run';
      const title = entry.results.map(({ id, outcome }) => `${id}: ${outcome}`).join('\n');
      return `<td class="${worst}" title="${escapeMarkup(title || 'no case')}">${outcomes.length === 0 ? 'no case' : worst}</td>`;
    });
    return `<tr><th scope="row">${escapeMarkup(operation)}</th>${cells.join('')}</tr>`;
  });
  return table(
    'Coverage',
    'Each status that the contract declares for an operation, and what became of its cases.',
    ['operation', ...statuses],
    rows,
  );
}

function table(title: string, caption: string, heads: string[], rows: string[]): string {
  return `<section><h2>${title}</h2><p>${caption}</p><div class="scroll"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeMarkup(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

function remainder({ results }: Report): string {
  const groups = groupBy(
    results.filter(({ reason }) => reason !== undefined),
    ({ outcome, reason }) => `${outcome}: ${reason}`,
  );
  const notes = results.filter(({ outcome, notes }) => outcome === 'pass' && notes.length > 0);
  return [
    groups.size > 0
      ? `<section><h2>Not a pass, and why</h2><dl>${[...groups]
          .map(
            ([reason, group]) =>
              `<dt>${escapeMarkup(reason)}</dt><dd>${group.map((result) => escapeMarkup(result.id)).join(', ')}</dd>`,
          )
          .join('\n')}</dl></section>`
      : '',
    notes.length > 0
      ? `<section><h2>Worth knowing</h2><dl>${notes
          .map(
            (result) =>
              `<dt>${escapeMarkup(result.id)}</dt><dd>${escapeMarkup(result.notes.join('; '))}</dd>`,
          )
          .join('\n')}</dl></section>`
      : '',
  ].join('\n');
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fff; --soft: #f2f3f5; --line: #d5d8dc;
  --good: #0a6b2d; --bad: #b3121d; --unsure: #8a5a00 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --paper: #15171a; --soft: #202327; --line: #3a3f45;
    --good: #5fd08a; --bad: #ff8087; --unsure: #f0b849 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 75rem; margin: auto; padding: 1rem 1.5rem 4rem }
h1 { font-size: 1.6rem; overflow-wrap: anywhere } h2 { margin-top: 2.5rem } h3 { margin: 0 }
h4 { margin: .75rem 0 .25rem } small { font-weight: normal; opacity: .8 }
article, details { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
pre { background: var(--soft); padding: .75rem; border-radius: .4rem; overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere }
code { overflow-wrap: anywhere } dt { font-weight: 600 } dd { margin: 0 0 .5rem }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
.chips li { border: 1px solid; border-radius: 1rem; padding: 0 .75rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem }
th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: center; white-space: nowrap }
th[scope=row] { text-align: left } thead { background: var(--soft) }
.hint { border-left: .3rem solid var(--unsure); padding-left: .75rem }
.pass, .verdict-0 { color: var(--good) } .fail, .error, .verdict-1 { color: var(--bad) }
td.fail, td.error { font-weight: 700 }
.known-fail, .blocked, .verdict-4 { color: var(--unsure) }
`;

import type { Finding, Level } from '../../../judge/index.ts';
import type { RecordedExchange, Result } from '../../engine/result.ts';
import { type Cluster, clusterFindings } from '../clusters.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import { findShownExchange } from '../findShownExchange.ts';
import type { Report } from '../report.ts';
import { quoteStatement } from '../statementCoverage.ts';
import { filterAttributes, plural, section, writeAnchor } from './parts.ts';

/**
 * Renders the failures by cause, with the broken requirements. A result with several causes shows its exchanges once,
 * at the first cause.
 */
export function failureSection(report: Report): string {
  return findingSection(report, 'required');
}

/** Renders the advice by cause, with the choices of the contract that it rests on. */
export function adviceSection(report: Report): string {
  return findingSection(report, 'advised');
}

function findingSection(report: Report, level: Level): string {
  const clusters = clusterFindings(report.results, level);
  if (clusters.length === 0) return '';
  const sections = new Map(
    report.coverage.operations.map(({ operation, section }) => [operation, section]),
  );
  // A failed job may also have advice. The section of the failures shows its exchanges.
  const shown = new Set(
    level === 'advised' ? report.results.filter(({ outcome }) => outcome === 'fail') : [],
  );
  const all = new Set<Result>();
  const articles = clusters.map((cluster) => {
    const results = [...new Set(cluster.findings.map(({ result }) => result))];
    const items = results.map((result) => {
      const isFirst = !shown.has(result);
      shown.add(result);
      all.add(result);
      return failure(result, isFirst, sections.get(result.operations[0]) ?? []);
    });
    return `<article${level === 'advised' ? ' class="advice"' : ''}><h3>${escapeMarkup(cluster.heading)} <small>${cluster.check}, ${plural(cluster.cases, 'case')}</small></h3>
${brokenRequirement(cluster, report)}
${items.join('\n')}</article>`;
  });
  const causes = plural(clusters.length, 'cause');
  return level === 'advised'
    ? section(
        'advice',
        `${causes} of advice in ${plural(all.size, 'case')}`,
        'The documents are silent here, so this fails no run. With <code>--strict</code>, it does.',
        articles.join('\n'),
      )
    : section('failures', `${causes} of ${plural(all.size, 'failure')}`, '', articles.join('\n'));
}

/** Shows the broken requirement in words. The findings below it have the JSON Pointers. */
function brokenRequirement({ pointers, statement, choices }: Cluster, report: Report): string {
  const [first = ''] = pointers;
  const excerpt = report.excerpts[first];
  const said = quoteStatement(report.coverage, statement)
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('\n');
  const chosen = choices
    .flatMap((id) => (report.choices[id] ? [{ id, ...report.choices[id] }] : []))
    .map(
      ({ id, says, because, document, section }) =>
        `<p>${escapeMarkup(`${says} ${because}`)} <small><code>${escapeMarkup(id)}</code>${section === undefined ? '' : `, document ${document}, ${escapeMarkup(section)}`}</small></p>`,
    )
    .join('\n');
  return `${said}${chosen}
${excerpt ? `<p>The contract says:</p><blockquote>${excerpt.description ? `<p>${escapeMarkup(excerpt.description)}</p>` : ''}<pre tabindex="0">${escapeMarkup(excerpt.text)}</pre></blockquote>` : ''}`;
}

function failure(result: Result, isFirst: boolean, place: string[]): string {
  const { id, suite, endpoint, operations, summary, notes, findings, exchanges } = result;
  const [first] = findings;
  const failed = new Set(findings.map((finding) => findShownExchange(result, finding)));
  const more = findings.length > 1 ? ` <small>and ${findings.length - 1} more</small>` : '';
  const title = `<b>${escapeMarkup(id)}</b> <small>${escapeMarkup(suite)}</small> ${escapeMarkup(first?.message ?? '')}${more}`;
  if (!isFirst)
    return `<p class="again" ${filterAttributes(result)}>also <a href="#${writeAnchor(result)}">${escapeMarkup(id)}</a> <small>${escapeMarkup(suite)}</small></p>`;
  return `<details id="${writeAnchor(result)}" ${filterAttributes(result)}><summary>${title}</summary>
<p>${escapeMarkup(endpoint)} (${operations.map(escapeMarkup).join(', ')}): ${escapeMarkup(summary)}${place.length > 0 ? `<br><small>${place.map(escapeMarkup).join(' › ')}</small>` : ''}</p>
<ol>${findings.map(findingItem).join('')}</ol>
${notes.map((note) => `<p>${escapeMarkup(note)}</p>`).join('')}
${exchanges.map((one) => exchange(one, failed.has(one))).join('\n')}</details>`;
}

function findingItem({
  check,
  message,
  requirement,
  expected,
  actual,
  location,
  pointer,
  level,
  statement,
}: Finding) {
  const facts: [string, string | undefined][] = [
    ['requires', requirement],
    ['expected', expected],
    ['actual', actual],
    ['where', location],
    ['contract', pointer],
    ['level', level],
    ['statement', statement],
  ];
  return `<li>${escapeMarkup(message)} <small>${check}</small><dl>${facts
    .map(([name, value]) => (value ? `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>` : ''))
    .join('')}</dl></li>`;
}

function exchange(
  { request, response, failure, curl }: RecordedExchange,
  hasFailed: boolean,
): string {
  return `<div class="exchange"><h4>${escapeMarkup(request.method)} ${escapeMarkup(request.url)}${hasFailed ? ' <small>the request that failed</small>' : ''}</h4>
${block('send it again', curl)}
${block('request', message(`${request.method} ${request.url}`, request.headers, request.body))}
${failure ? `<p class="hint">${escapeMarkup(failure)}</p>` : ''}
${response ? block(`response, ${plural(response.bodyBytes, 'byte')} of body`, message(`${response.status} ${response.reason}`, response.headers, response.body)) : ''}</div>`;
}

function block(title: string, text: string): string {
  return `<h5>${title}</h5><pre tabindex="0">${escapeMarkup(text)}</pre>`;
}

function message(start: string, headers: [string, string][], body = ''): string {
  return [start, ...headers.map(([name, value]) => `${name}: ${value}`), '', body]
    .join('\n')
    .trim();
}

import { OUTCOMES } from '../../engine/result.ts';
import { COVERED_PARTS } from '../coverage.ts';
import { escapeMarkup } from '../escapeMarkup.ts';
import type { Report } from '../report.ts';
import { runNotes } from '../runNotes.ts';
import { writeStatement } from '../statementOfConformance.ts';
import { plural, table } from './parts.ts';

const VERDICTS = {
  conforms: 'keeps the contract',
  violates: 'breaks the contract',
  incomplete: 'incomplete',
};

/** Renders the verdict with its figures, the links to the sections, and the form that filters the results. */
export function head(report: Report, sections: string[]): string {
  const { run, target, contract, counts, coverage, tool } = report;
  const { verdict, limits, writes } = writeStatement(report);
  const { deviations } = report;
  const facts = [
    `${contract.title} ${contract.version}`,
    `${target.kind} target`,
    target.tier,
    target.offering,
    target.kind === 'live' ? (writes ? 'written to' : 'only read') : undefined,
    deviations &&
      `deviations ${deviations.title} ${deviations.version} (${plural(deviations.widenings, 'deviation')}, including ${plural(deviations.proposals, 'proposal')})`,
    ...(report.extensions ?? []).map(
      ({ title, version, operations }) =>
        `beside the contract ${plural(operations, 'operation')} of ${title} ${version}`,
    ),
    `${tool.name} ${tool.version}`,
  ].filter((fact) => fact !== undefined);
  const chips = OUTCOMES.filter((outcome) => counts[outcome] > 0).map(
    (outcome) => `<li class="${outcome}"><b>${counts[outcome]}</b> ${outcome}</li>`,
  );
  const parts = COVERED_PARTS.map((part) => {
    const { covered, of } = coverage.totals[part];
    const share = of === 0 ? 0 : Math.floor((covered / of) * 100);
    return `<li style="--share:${share}%"><b>${covered}</b> of ${of} ${part}</li>`;
  });
  return `<header>
<h1>${escapeMarkup(target.base)}: <span class="${verdict}">${VERDICTS[verdict]}</span></h1>
<p>${facts.map(escapeMarkup).join(', ')}.
<time datetime="${run.startedAt}">${run.startedAt.slice(0, 16).replace('T', ' ')} UTC</time>, ${(run.durationMs / 1000).toFixed(1)} s.</p>
<ul class="chips" aria-label="Results">${chips.join('')}</ul>
<ul class="shares" aria-label="Covered">${parts.join('')}</ul>
${[
  ...limits.slice(0, run.stopped ? 1 : 0),
  ...runNotes(run),
  run.hint,
  run.left && `Remove these resources from the target: ${run.left.join('; ')}`,
]
  .map((text) => (text ? `<p class="hint">${escapeMarkup(text)}</p>` : ''))
  .join('')}
${suites(report)}
<nav aria-label="Sections"><ul>${sections.map(link).join('')}</ul></nav>
</header>
${filter(report)}`;
}

function link(section: string): string {
  const [, id, title] = /^<section id="([^"]+)"><h2>(.*?)<\/h2>/.exec(section)!;
  return `<li><a href="#${id}">${title}</a></li>`;
}

function suites({ suites }: Report): string {
  const shown = OUTCOMES.filter((outcome) => suites.some(({ counts }) => counts[outcome] > 0));
  const rows = suites.map(
    ({ name, counts }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th>${shown
        .map((outcome) => `<td class="${outcome}">${counts[outcome] || ''}</td>`)
        .join('')}</tr>`,
  );
  return table('Results by suite', ['suite', ...shown], rows);
}

function filter({ results, suites, checks }: Report): string {
  const found = new Set(results.flatMap(({ findings }) => findings.map(({ check }) => check)));
  const choices: [name: string, values: string[]][] = [
    ['outcome', OUTCOMES.filter((outcome) => results.some((one) => one.outcome === outcome))],
    ['suite', suites.map(({ name }) => name)],
    ['area', [...new Set(results.map(({ area }) => area))].sort()],
    ['check', [...new Set([...checks, ...found])].filter((check) => found.has(check))],
  ];
  return `<form role="search" hidden>
<label>search <input type="search" name="text" placeholder="case, operation, message" autocomplete="off"></label>
${choices
  .filter(([, values]) => values.length > 1)
  .map(
    ([name, values]) =>
      `<label>${name} <select name="${name}"><option value="">all</option>${values
        .map((value) => `<option>${escapeMarkup(value)}</option>`)
        .join('')}</select></label>`,
  )
  .join('\n')}
<button type="reset">clear</button>
<output aria-live="polite">${plural(results.length, 'result')}</output>
</form>`;
}

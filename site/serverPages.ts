import { escapeMarkup } from '../conformance/index.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { SitePage } from './readPages.ts';
import type { Server } from './readServers.ts';

const OVERVIEW = 'servers/index.html';

/** Writes the pages about servers: an overview, and the outcome of each statement on each server. */
export function serverPages(servers: Server[]): SitePage[] {
  return [overview(servers), statements(servers)];
}

function overview(servers: Server[]): SitePage {
  const rows = servers.map((server) => {
    const { name, report, verdict, old } = server;
    const count = (outcome: string) =>
      report.coverage.statements.filter((one) => one.outcome === outcome).length;
    const { startedAt } = report.run;
    return row([
      `<strong>${escapeMarkup(name)}</strong>`,
      `<span class="${verdict === 'conforms' ? 'good' : 'bad'}">${verdict}</span>${report.deviations ? ' with a deviations file' : ''}`,
      escapeMarkup(report.contract.version),
      `<time datetime="${escapeMarkup(startedAt)}">${escapeMarkup(startedAt.slice(0, 10))}</time>${old.map((reason) => ` <em>Old. ${escapeMarkup(reason)}</em>`).join('')}`,
      report.run.writes ? 'yes' : 'no',
      ...['judged', 'violated', 'vacuous', 'not-run'].map((outcome) => String(count(outcome))),
    ]);
  });
  const html = `<h1>Servers</h1>
<p>Each row is a run of the suites on a server. The build of this site has computed verdict and counts again from the results of the run.</p>
${table(['server', 'verdict', 'contract', 'run', 'writes', 'judged', 'violated', 'vacuous', 'not run'], rows)}
<p>The last four columns count statements of the documents. <a href="statements.html">Servers and statements</a> shows each of them.</p>
<h2 id="add-a-server">Add a server</h2>
<p>Send a pull request with a folder <code>docs/servers/NAME/</code>: see <a href="../docs/servers/index.html">the rules</a>.</p>
`;
  return page(OVERVIEW, 'Servers', html);
}

function statements(servers: Server[]): SitePage {
  const said = new Map(
    servers.flatMap(({ report }) =>
      report.coverage.statements.map((one) => [one.id, one] as const),
    ),
  );
  const outcomes = servers.map(
    ({ report }) => new Map(report.coverage.statements.map(({ id, outcome }) => [id, outcome])),
  );
  const byArea = groupBy(said.values(), ({ id }) => id.split('.')[0] ?? '');
  const areas = [...byArea].map(([area, all]) => {
    const rows = all.map(({ id, says }) =>
      row([
        `<code>${escapeMarkup(id)}</code>`,
        escapeMarkup(says),
        ...outcomes.map((one) => one.get(id) ?? 'not known'),
      ]),
    );
    return `<details><summary>${escapeMarkup(area)}: ${all.length} statements</summary>
${table(['statement', 'the documents say', ...servers.map(({ name }) => name)], rows)}</details>`;
  });
  const html = `<h1>Servers and statements</h1>
<p>What each run says about each statement of the documents. <a href="index.html">Servers</a> has the dates and the verdicts.</p>
${areas.join('\n')}
`;
  return page('servers/statements.html', 'Servers and statements', html);
}

function table(heads: string[], rows: string[]): string {
  const head = heads.map((one) => `<th scope="col">${escapeMarkup(one)}</th>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function row(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Returns a page that the search finds by its title. */
function page(address: string, title: string, html: string): SitePage {
  return { address, title, html, sections: [{ id: '', heading: '', text: '' }] };
}

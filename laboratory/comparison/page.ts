/** Writes `docs/comparison.md`, and `docs/comparison-real.md` for the defects of real servers. */
import { FIELD_KINDS } from './draw.ts';
import type { Comparison, Faultless, Repeat } from './results.ts';

const SOURCES = {
  response: 'responses (`laboratory/faults/response/`)',
  behaviour: 'behaviour (`laboratory/faults/behaviour/`)',
  statements: 'statements (`laboratory/faults/source/statements/`)',
  blind: 'blind lists (`laboratory/faults/source/blind/`)',
  historic: 'defects of one platform (`laboratory/faults/source/blind/historic.yaml`)',
  real: 'defects of several platforms (`laboratory/faults/source/blind/real.yaml`)',
};

/** The first notes for the reader: about invented faults, and about defects of real servers. */
const AUTHORS = {
  invented:
    '- The authors of this project made the sandbox and most faults. This favours our suites, which were repaired until they found many of these faults. The blind lists have other authors, who did not know the suites. [Another page](comparison-real.md) has the same tools on defects that real servers had.',
  real: '- Real servers had these defects. [The page of the blind lists](blind-proof.md) has the source of each, and how our suites did before any repair. Here, our sandbox has the defect, and not the original server. The authors of this project made the sandbox and planted the defects, which favours our suites. Defects4REST (2026) has 110 real defects of 12 projects. Four well-known tools found 3 of 30 of them, on the original servers. Nobody has tried our suites there, since they know one API only.',
};

/** The way in which the faults were drawn. */
const DRAWS = {
  invented:
    '- The faults come from four lists. For each kind, they are drawn in turn from all lists that have the kind.',
  real: '- The defects are drawn from both lists in turn, each on another operation.',
};

export function pageOf(comparison: Comparison): string {
  const { list, seed, budget, date, faults, tools, unavailable, mended, faultless, cells, repeat } =
    comparison;
  const name = list ? `comparison-${list}` : 'comparison';
  const foundBy = (tool: string, kind?: string) =>
    cells.filter((cell) => cell.tool === tool && cell.found && (kind ?? cell.kind) === cell.kind);
  const triedBy = (tool: string, kind?: string) =>
    cells.filter((cell) => cell.tool === tool && (kind ?? cell.kind) === cell.kind);
  const of = (tool: string) => faultless.find((one) => one.tool === tool)!;
  const missed = faults.filter(
    ({ id }) =>
      !cells.some(({ fault, tool, found }) => fault === id && found && tool.startsWith('ours-')) &&
      cells.some(({ fault, found }) => fault === id && found),
  );
  const mendedHere = mended.filter(({ fault }) => faults.some(({ id }) => id === fault));
  return `${[
    list ? '# Side by side, on defects of real servers' : '# Side by side with other tools',
    '',
    '<!-- Written by `npm run proof -- field --write`. Changes here are lost. -->',
    '',
    `Our suites and other tools run against the same servers: the sandbox, with one known fault each, and without a fault. This page is of ${date}. This command makes it again:`,
    '',
    '```sh',
    `npm run proof -- field${list ? ` --list ${list}` : ''} --seed ${seed} --sample ${faults.length} --budget ${budget} --write`,
    '```',
    '',
    `It installs the tools below the checkout, draws ${faults.length} faults by the seed, and gives each tool ${budget} seconds for each server. A setting without this limit says so. The whole run takes hours.`,
    '',
    `![The share of the faults that each tool finds, by kind](${name}/found-by-kind.svg)`,
    '',
    '## Read this first',
    '',
    AUTHORS[list ?? 'invented'],
    '- Our suites know one API. The other tools work with any API, from its OpenAPI document alone. Most of them look for crashes and for responses that do not fit the schema.',
    '- Many faults here are subtle: documented status, valid body, wrong content. No schema tells that they are wrong.',
    '- A tool that misses a fault here may find it with more time, or with settings that its authors know better. Each setting is below. Corrections are welcome.',
    '- Redocly Respect and Redocly drift use our workflows and our traffic. Their findings are partly ours.',
    '',
    '## How it is counted',
    '',
    '- A finding counts if it is on a faulty operation, and if no run of the same tool without a fault has it. Long numbers, hashes and quoted values are ignored in this comparison of findings.',
    '- A finding of a test with several requests is on each operation that the test called. This holds for our suites and for workflows.',
    '- Each different finding on a server without a fault is a false alarm. Some are choices of the API that a tool cannot know, such as a refused value that the schema allows.',
    '- The first server without a fault runs twice. The column "by chance" counts the drawn faults that the second run would seem to find.',
    '- A proxy in front of the sandbox counts the requests. The sandbox compares its rows with a snapshot of the start.',
    DRAWS[list ?? 'invented'],
    '',
    '## Found, by kind',
    '',
    row(['tool', ...FIELD_KINDS, 'all', 'by chance']),
    head(FIELD_KINDS.length + 2),
    ...tools.map(({ id, name }) =>
      row([
        name,
        ...FIELD_KINDS.map((kind) => `${foundBy(id, kind).length} of ${triedBy(id, kind).length}`),
        `**${foundBy(id).length} of ${triedBy(id).length}**`,
        of(id).foundByChance,
      ]),
    ),
    '',
    '## False alarms, requests, time and rows',
    '',
    'False alarms, requests, seconds and rows are those on the servers without a fault. The first finding is the median of the faults that the tool found, in seconds from its start. Where a report has no times, the proxy knows when the request came, if the report identifies it. The machine had two cores, and sometimes other work beside.',
    '',
    'Our suites remove what they create. Most rows that they leave are of kinds that no operation removes, such as emails, exports, audit events and branches. The profile permits such writes, because it is one for a throwaway deployment.',
    '',
    row(['tool', 'false alarms', 'requests', 'seconds', 'first finding', 'rows left behind']),
    head(5),
    ...tools.map(({ id, name }) => {
      const one = of(id);
      const times = foundBy(id).flatMap(({ firstSeconds }) => firstSeconds ?? []);
      return row([
        name,
        one.falseAlarms.join(', '),
        one.requests.join(', '),
        one.seconds.map(Math.round).join(', '),
        times.length > 0 ? median(times) : 'not in the report',
        rowsLeft(one),
      ]);
    }),
    '',
    '## Each fault',
    '',
    row(['kind', 'fault', 'from', ...tools.map(({ name }) => name)]),
    `|---|---|---|${tools.map(() => ':-:|').join('')}`,
    ...faults.map(({ id, kind, source, summary, operations }) => {
      const [first, ...others] = operations;
      const at = others.length > 0 ? `${first} and ${others.length} more` : first!;
      return row([
        kind,
        `\`${id}\`: ${escaped(summary)} (${at})`,
        SOURCES[source],
        ...tools.map((tool) => {
          const cell = cells.find((one) => one.tool === tool.id && one.fault === id);
          if (!cell) return 'not run';
          if (cell.error !== undefined) return 'failed';
          return cell.found ? '✓' : '';
        }),
      ]);
    }),
    '',
    ...(repeat ? [...againLines(repeat, tools), ''] : []),
    '## Found by another tool, and not by our suites',
    '',
    ...(missed.length === 0
      ? ['No drawn fault.']
      : missed.map(({ id, summary }) => {
          const by = cells.filter(({ fault, found }) => fault === id && found);
          const names = by.map(({ tool }) => tools.find((one) => one.id === tool)!.name);
          return `- \`${id}\`: ${escaped(summary)}. Found by ${names.join(', ')}.`;
        })),
    '',
    ...(mendedHere.length > 0
      ? [
          '## Changes of our suites after an earlier run',
          '',
          ...mendedHere.map(({ fault, shown, mended: how }) => `- \`${fault}\`: ${shown} ${how}`),
          '',
        ]
      : []),
    '## The tools',
    '',
    row(['tool', 'version', 'purpose', 'setting']),
    '|---|---|---|---|',
    ...tools.map(({ name, version, madeFor, setting }) => row([name, version, madeFor, setting])),
    '',
    '## Tools that could not be had',
    '',
    row(['tool', 'purpose', 'attempt', 'result']),
    '|---|---|---|---|',
    ...unavailable.map(({ name, madeFor, attempt, date: tried, result }) =>
      row([name, madeFor, `${escaped(attempt)} (${tried})`, escaped(result)]),
    ),
    '',
    '## The raw findings',
    '',
    `\`docs/${name}.json\` has each verdict with up to three findings. \`docs/${name}/\` has all findings of each tool on each server, compressed, in the report schema of [Web Fuzzing Commons](https://github.com/WebFuzzing/Commons) ${comparison.wfcVersion}. Codes from 900 on are our own, for properties that Web Fuzzing Commons does not name.`,
  ].join('\n')}\n`;
}

/** The lines about another run with the same seed. */
function againLines(
  { date, faults, verdicts, different }: Repeat,
  tools: Comparison['tools'],
): string[] {
  const word = (found: boolean) => (found ? 'found' : 'not found');
  return [
    '## Another run',
    '',
    `Another run on ${date} tried ${faults} of these faults. ${verdicts - different.length} of its ${verdicts} verdicts are those above.`,
    ...(different.length === 0
      ? []
      : [
          '',
          row(['tool', 'fault', 'above', 'other run']),
          '|---|---|---|---|',
          ...different.map(({ tool, fault, first, second }) =>
            row([
              tools.find(({ id }) => id === tool)!.name,
              `\`${fault}\``,
              word(first),
              word(second),
            ]),
          ),
        ]),
  ];
}

function rowsLeft({ left }: Faultless): string {
  const total = (kind: 'created' | 'changed' | 'deleted') =>
    left.reduce((sum, rows) => sum + rows[kind], 0);
  const parts = (['created', 'changed', 'deleted'] as const)
    .filter((kind) => total(kind) > 0)
    .map((kind) => `${total(kind)} ${kind}`);
  return parts.length > 0 ? parts.join(', ') : 'no row';
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The line below the head of a table with numbers. */
function head(numbers: number): string {
  return `|---|${'--:|'.repeat(numbers)}`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Writes `docs/integrations.md`: the tools, their verdicts, and the requests that the sandbox refused. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT_DIR } from '../../../scripts/index.ts';
import type { ToolResult } from './proveIntegrations.ts';

export const PAGE = join(PROJECT_DIR, 'docs', 'integrations.md');

/** A tool that cannot be had here. */
interface Unavailable {
  name: string;
  task: string;
  /** The command that was tried. */
  attempt: string;
  /** The day of the attempt. */
  date: string;
  /** The error. */
  result: string;
}

const UNAVAILABLE: Unavailable[] = parse(
  readFileSync(join(import.meta.dirname, 'unavailable.yaml'), 'utf8'),
);

/** The heading of the section that the part `peers` writes. */
export const PEERS = "## Suites of clients' makers";

/** Returns the section of the part `peers`, which the other part keeps as it is. */
function readPeers(): string {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const start = page.indexOf(PEERS);
  return start === -1 ? '' : `\n${page.slice(start)}`;
}

export function writePage(results: ToolResult[]): string {
  // Outside a code span, a package with its version becomes a link to a mail address.
  const version = ({ integration: { name, version } }: ToolResult) =>
    `${name.replace(/@\S+@\S+/, '`$&`')} ${version}`;
  return `${[
    '# Tools that run on the sandbox',
    '',
    '<!-- Written by `npm run proof -- integrations --write`. Changes here are lost. -->',
    '',
    'Each tool comes from its registry in the version below, unchanged. It works with a fresh sandbox that has [the everyday pack](guides/extend.md#the-everyday-pack): by its own commands or functions, over HTTP and git. A tool is whole if it ends without an error and all sentences about the sandbox have become true. The API says whether they are; before the tool works, each must be false. A refusal that a tool does not ask for is a fault, too.',
    '',
    '| tool | task | verdict | requests |',
    '| --- | --- | --- | --: |',
    ...results.map(
      (result) =>
        `| ${version(result)} | ${result.integration.task} | ${cell(writeVerdict(result))} | ${result.requests} |`,
    ),
    '',
    '## True afterwards',
    ...results.flatMap((result) => [
      '',
      `**${version(result)}**`,
      '',
      ...Object.keys(result.integration.afterwards).map((sentence) => `- ${sentence}`),
    ]),
    '',
    '## Refused requests',
    '',
    'The responses with a status of 400 or more that a tool got, and why it goes on.',
    '',
    '| tool | request | reason |',
    '| --- | --- | --- |',
    ...results.flatMap(({ integration, refused }) =>
      refused.map(
        (one) =>
          `| ${integration.id} | \`${one}\` | ${integration.refusals?.[one] ?? '**nobody knows**'} |`,
      ),
    ),
    ...(UNAVAILABLE.length > 0
      ? [
          '',
          '## Tools that no registry has here',
          '',
          '| tool | task | attempt | result |',
          '| --- | --- | --- | --- |',
          ...UNAVAILABLE.map(
            ({ name, task, attempt, date, result }) =>
              `| ${name} | ${task} | \`${attempt}\` (${date}) | ${cell(result)} |`,
          ),
        ]
      : []),
  ].join('\n')}\n${readPeers()}`;
}

function writeVerdict({ problems: [problem], integration }: ToolResult): string {
  if (problem !== undefined) return `**stopped**: ${problem}`;
  return integration.lacks === undefined ? 'whole' : `in part. ${integration.lacks}`;
}

/** Returns a text as one cell of a table. */
export function cell(text: string): string {
  return text
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ');
}

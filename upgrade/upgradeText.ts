/** Writes the page of an upgrade: for a terminal, or in Markdown for a pull request. */
import type colors from 'picocolors';
import { printable } from '../conformance/index.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { ClientChanges, MetChange } from './gatherChanges.ts';
import type { UpgradeReport } from './upgrade.ts';

type Paint = ReturnType<typeof colors.createColors>;

/** Writes the page as text for a terminal. */
export function upgradeText(report: UpgradeReport, paint: Paint): string {
  const lines = [
    paint.bold(writeVerdict(report)),
    writeSides(report),
    ...report.clients
      .filter(isAffected)
      .flatMap((client) => [
        '',
        paint.bold(writeClient(client)),
        ...[...groupByCall(client)].flatMap(([call, changes]) => [
          `  ${printable(call)}`,
          ...changes.flatMap((change) => [
            `    ${change.certainty === 'certain' ? paint.red('✗') : paint.yellow('?')} ${writeChange(change)}`,
            paint.dim(`      ${writeEvidence(change)}. ${change.advice}`),
          ]),
        ]),
      ]),
    '',
    ...writeNotes(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the page in Markdown. */
export function upgradeMarkdown(report: UpgradeReport): string {
  const code = (text: string) => `\`${printable(text).replaceAll('`', "'")}\``;
  const cell = (text: string) => printable(text).replaceAll('|', '\\|');
  const parts = [
    `## ${writeVerdict(report)}`,
    cell(writeSides(report)),
    ...report.clients
      .filter(isAffected)
      .flatMap((client) => [
        `### ${cell(writeClient(client))}`,
        [
          '| call | change | evidence | what to do |',
          '| --- | --- | --- | --- |',
          ...[...groupByCall(client)].flatMap(([call, changes]) =>
            changes.map(
              (change) =>
                `| ${code(call)} | ${change.certainty === 'perhaps' ? 'perhaps: ' : ''}${cell(writeChange(change))} | ${cell(writeEvidence(change))} | ${cell(change.advice)} |`,
            ),
          ),
        ].join('\n'),
      ]),
    writeNotes(report)
      .map((note) => `- ${note}`)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns true if something changes for a client. */
export function isAffected({ changes }: ClientChanges): boolean {
  return changes.length > 0;
}

function writeVerdict({ clients, traffic }: UpgradeReport): string {
  const affected = clients.filter(isAffected);
  if (affected.length === 0) return `Nothing changes for the ${traffic.calls} recorded calls`;
  const certain = affected.some(({ changes }) =>
    changes.some(({ certainty }) => certainty === 'certain'),
  );
  const who = `${affected.length} of ${clients.length} clients`;
  return certain
    ? `${who} must change: ${traffic.changed} of ${traffic.calls} recorded calls get something else`
    : `${who} may have to change: ${traffic.changed} of ${traffic.calls} recorded calls may get something else`;
}

function writeSides({ from, to }: UpgradeReport): string {
  const [before, after] = [from, to].map(({ name, title, version }) =>
    printable(`${name} (${title} ${version})`),
  );
  return `From ${before} to ${after}`;
}

function writeClient({ client, calls, changed }: ClientChanges): string {
  return `${printable(client)}: ${changed} of ${calls} calls change`;
}

function groupByCall({ changes }: ClientChanges): Map<string, MetChange[]> {
  return groupBy(changes, ({ operation, endpoint }) => `${operation}  ${endpoint}`);
}

function writeChange({ kind, place, what }: MetChange): string {
  const subject = place === '' || place === 'the operation' ? 'the call' : place;
  return printable(`${subject} ${what} (${kind})`);
}

function writeEvidence({ calls, firstIn }: MetChange): string {
  return printable(`${calls} ${calls === 1 ? 'call' : 'calls'}, first in ${firstIn}`);
}

function writeNotes({ clients, traffic, unmet, live }: UpgradeReport): string[] {
  const calm = clients.filter((client) => !isAffected(client));
  const unread = clients.reduce((sum, one) => sum + (one.unread ?? 0), 0);
  const others = traffic.exchanges - traffic.calls;
  return [
    ...(calm.length > 0
      ? [`Nothing changes for ${calm.map(({ client }) => printable(client)).join(', ')}.`]
      : []),
    ...(unmet ? [`${unmet} further changes are met by no recorded call.`] : []),
    ...(unread > 0 ? [`${unread} changes are in fields that the programs do not read.`] : []),
    ...(others > 0 ? [`${others} exchanges are no calls of the earlier version.`] : []),
    ...(traffic.unreadable > 0 ? [`${traffic.unreadable} records cannot be read.`] : []),
    ...(live && live.notSent > 0
      ? [
          `${live.notSent} calls were not sent: a deployment gets reading calls only. Start a sandbox on both sides for writes.`,
        ]
      : []),
    ...(live?.haveSameData === false
      ? ['The two sides have different data, so only the shapes of their responses are compared.']
      : []),
    ...(clients.some(({ changes }) => changes.some(({ certainty }) => certainty === 'perhaps'))
      ? [
          'Perhaps: the traffic does not show whether a client uses this part. Name its program with --uses.',
        ]
      : []),
  ];
}

/** Writes the page of an upgrade: for a terminal, or in Markdown for a pull request. */
import type colors from 'picocolors';
import { printable } from '../conformance/index.ts';
import { count } from '../contract/count.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { ClientChanges, MetChange } from './gatherChanges.ts';
import { type UnknownCalls, writeEvidence, writeFurther, writeUnknown } from './unknownCalls.ts';
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
    ...(report.unknown.calls > 0
      ? [
          '',
          paint.bold(writeUnknownTitle(report.unknown)),
          ...writeUnknown(report.unknown).map((line) => `  ${line}`),
        ]
      : []),
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
    ...(report.unknown.calls > 0
      ? [
          `### ${cell(writeUnknownTitle(report.unknown))}`,
          [
            '| call | evidence | what to do |',
            '| --- | --- | --- |',
            ...report.unknown.endpoints.map(
              (one) =>
                `| ${cell(code(one.endpoint))} | ${cell(writeEvidence(one))} | ${cell(one.advice)} |`,
            ),
          ].join('\n'),
          ...writeFurther(report.unknown),
        ]
      : []),
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

function writeUnknownTitle({ calls }: UnknownCalls): string {
  return calls === 1
    ? '1 recorded call was not judged: no operation is known for it'
    : `${calls} recorded calls were not judged: no operation is known for them`;
}

/** The verb after a number of things. */
const were = (number: number) => (number === 1 ? 'was' : 'were');
const are = (number: number) => (number === 1 ? 'is' : 'are');

function writeVerdict({ clients, traffic, unknown }: UpgradeReport): string {
  const affected = clients.filter(isAffected);
  const all = traffic.calls + unknown.calls;
  const { judged } = traffic;
  if (judged === 0) return `Nothing was judged: 0 of ${count(all, 'recorded call')}`;
  if (affected.length === 0)
    return judged === all
      ? `Nothing changes for the ${count(judged, 'recorded call')}`
      : `Nothing changes, but only ${judged} of ${count(all, 'recorded call')} ${were(judged)} judged`;
  const certain = affected.some(({ changes }) =>
    changes.some(({ certainty }) => certainty === 'certain'),
  );
  const who = `${affected.length} of ${clients.length} clients`;
  const left = all - judged;
  const rest = left === 0 ? '' : `, and ${left} ${were(left)} not judged`;
  return certain
    ? `${who} must change: ${traffic.changed} of ${all} recorded calls get something else${rest}`
    : `${who} may have to change: ${traffic.changed} of ${all} recorded calls may get something else${rest}`;
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

function writeNotes(report: UpgradeReport): string[] {
  const { clients, traffic, unknown, unmatched = [], unmet, live } = report;
  const isWhole = traffic.judged === traffic.calls + unknown.calls;
  const phrase = isWhole ? 'Nothing changes for' : 'Nothing changes in the judged calls of';
  const calm = clients.filter((client) => client.judged > 0 && !isAffected(client));
  const unread = clients.reduce((sum, one) => sum + (one.unread ?? 0), 0);
  const others = traffic.exchanges - traffic.calls - unknown.calls;
  return [
    ...(calm.length > 0
      ? [`${phrase} ${calm.map(({ client }) => printable(client)).join(', ')}.`]
      : []),
    ...(unmet ? [`${count(unmet, 'further change')} ${are(unmet)} met by no recorded call.`] : []),
    ...(unread > 0
      ? [`${count(unread, 'change')} ${are(unread)} in fields that the programs do not read.`]
      : []),
    ...(others > 0
      ? [
          `${count(others, 'other exchange')} ${are(others)} not below the base path of the API, such as pages and pictures.`,
        ]
      : []),
    ...(traffic.unreadable > 0 ? [`${count(traffic.unreadable, 'record')} cannot be read.`] : []),
    ...(traffic.withoutBody > 0
      ? [
          `${count(traffic.withoutBody, 'call')} ${were(traffic.withoutBody)} not judged: ${traffic.withoutBody === 1 ? 'its body was' : 'their bodies were'} not recorded. The proxy keeps JSON and forms of known operations: record with --pack or --extend.`,
        ]
      : []),
    ...unmatched.map(
      (name) =>
        `--uses ${printable(name)}=… is for no recorded client. Write the beginning of a name, such as ${printable(clients[0]!.client)}.`,
    ),
    ...(live && live.absent > 0
      ? [
          `${count(live.absent, 'call')} ${were(live.absent)} not judged: the server lacks the resource that ${live.absent === 1 ? 'it names' : 'they name'}.`,
        ]
      : []),
    ...(live && live.notSent > 0
      ? [
          `${count(live.notSent, 'call')} ${were(live.notSent)} not sent: a deployment gets reading calls only. Start a sandbox on both sides for writes.`,
        ]
      : []),
    ...(live?.haveSameData === false
      ? [
          live.isRecorded
            ? 'A recording may be older than the data of the server, so only the shapes of responses are compared.'
            : 'The two sides have different data, so only the shapes of their responses are compared.',
        ]
      : []),
    ...(clients.some(({ changes }) => changes.some(({ certainty }) => certainty === 'perhaps'))
      ? [
          'Perhaps: the traffic does not show whether a client uses this part. Name its program with --uses.',
        ]
      : []),
  ];
}

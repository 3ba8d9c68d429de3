/** Writes the report of a pair: for a terminal, or in Markdown for a pull request. */
import type colors from 'picocolors';
import { printable } from '../conformance/index.ts';
import type { BreakingSide, DifferingCall, PairReport, ReportedConversation } from './report.ts';

type Paint = ReturnType<typeof colors.createColors>;

const SIDES: Record<BreakingSide, string> = {
  deployment: 'the deployment breaks the contract',
  sandbox: 'the sandbox breaks the contract',
  both: 'both sides break the contract',
  silent: 'neither response breaks the contract by itself',
};

/** Writes the report as text for a terminal. */
export function pairText(report: PairReport, paint: Paint): string {
  const lines = [
    paint.bold(writeVerdict(report)),
    ...report.conversations.flatMap((conversation) => {
      const [first] = conversation.differing;
      if (!first) return [];
      return [
        '',
        paint.bold(writeConversation(conversation)),
        `  ${printable(writeCall(first))}`,
        ...first.differences.map((one) => `    ${paint.red('✗')} ${writeDifference(one)}`),
        paint.dim(`      ${SIDES[first.side]}`),
        ...first.findings.map((one) => paint.dim(`      ${writeFinding(one)}`)),
      ];
    }),
    ...(report.operations.length > 0 ? ['', paint.bold('Fidelity of the sandbox')] : []),
    ...report.operations.map(
      ({ operation, endpoint, equal, compared, fidelity }) =>
        `  ${`${fidelity} %`.padStart(7)}  ${equal} of ${compared}  ${operation}  ${endpoint}`,
    ),
    '',
    ...writeNotes(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the report in Markdown. */
export function pairMarkdown(report: PairReport): string {
  const cell = (text: string) => printable(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
  const differing = report.conversations.filter((one) => one.differing.length > 0);
  const parts = [
    `## ${cell(writeVerdict(report))}`,
    ...(differing.length === 0
      ? []
      : [
          [
            '| conversation | first call that differs | how | whose side |',
            '| --- | --- | --- | --- |',
            ...differing.map((conversation) => {
              const first = conversation.differing[0]!;
              const how = first.differences.map(writeDifference).join('; ');
              return `| ${cell(conversation.name)} | ${cell(writeCall(first))} | ${cell(how)} | ${SIDES[first.side]} |`;
            }),
          ].join('\n'),
        ]),
    ...(report.operations.length === 0
      ? []
      : [
          [
            '| operation | equal | fidelity |',
            '| --- | --: | --: |',
            ...report.operations.map(
              ({ operation, equal, compared, fidelity }) =>
                `| \`${operation}\` | ${equal} of ${compared} | ${fidelity} % |`,
            ),
          ].join('\n'),
        ]),
    writeNotes(report)
      .map((note) => `- ${cell(note)}`)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function writeVerdict({ target, calls, fidelity, stopped }: PairReport): string {
  const { recorded, sent, equal } = calls;
  const place = printable(target);
  if (fidelity === undefined) return `No call of the tests was compared with ${place}`;
  if (sent === equal && stopped !== undefined)
    return `Stopped after ${sent} of ${recorded} calls, which get the same from ${place}`;
  return sent === equal
    ? `The tests hold: all ${sent} calls get the same from ${place}`
    : `${sent - equal} of ${sent} calls get something else from ${place}: fidelity ${fidelity} %`;
}

function writeConversation({ name, calls, differing }: ReportedConversation): string {
  const others = differing.length - 1;
  return printable(
    `${name}: call ${differing[0]!.number} of ${calls} is the first that differs${others > 0 ? `, and ${others} later ${others === 1 ? 'one' : 'ones'}` : ''}`,
  );
}

function writeCall({ operation, request, as }: DifferingCall): string {
  return `${operation}  ${request}${as === undefined ? '' : ` as ${as}`}`;
}

function writeDifference({ kind, place, what }: DifferingCall['differences'][number]): string {
  return printable(`${place === '' ? 'the call' : place} ${what} (${kind})`);
}

function writeFinding({
  side,
  level,
  message,
  statement,
}: DifferingCall['findings'][number]): string {
  return printable(
    `${side}, ${level}: ${message}${statement === undefined ? '' : ` (${statement})`}`,
  );
}

function writeNotes({ calls, notSent, left, stopped, run }: PairReport): string[] {
  const { recorded, sent } = calls;
  const share = recorded === 0 ? 0 : Math.round((100 * sent) / recorded);
  return [
    `${sent} of ${recorded} recorded calls were sent and compared (${share} %).`,
    ...notSent.map((one) => `${one.calls} not sent: ${one.reason}`),
    ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
    ...left.map((one) => `left: ${one}`),
    ...(left.length > 0 ? [`Remove them: forge-contract cleanup --run ${run} --profile FILE`] : []),
  ].map(printable);
}

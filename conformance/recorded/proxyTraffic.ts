import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { extname } from 'node:path';
import colors from 'picocolors';
import { UsageError } from '../../contract/usageError.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { printable } from '../reports/printable.ts';
import { gatherResults } from './gatherResults.ts';
import { toHarEntry } from './har.ts';
import { toLine } from './jsonLines.ts';
import { type JudgedTraffic, type TrafficOptions, trafficJudge } from './judgeTraffic.ts';
import { type ReportedRun, type ReportOptions, reportTraffic } from './reportTraffic.ts';
import { withKeptBodies } from './shownExchange.ts';
import { type ProxyOptions, startProxy } from './startProxy.ts';

export interface ProxyRunOptions
  extends Omit<TrafficOptions, 'leaveOut'>,
    ReportOptions,
    Omit<ProxyOptions, 'onExchange'> {
  /**
   * A file for the exchanges, without their secrets: a HAR where it ends in `.har`, otherwise lines of JSON. Default:
   * none is written.
   */
  record?: string;
}

/** A proxy that judges what goes through it. */
export interface JudgingProxy {
  /** Where clients reach it: `http://127.0.0.1:4030`. */
  url: string;
  /** Ends it, finishes the record and prints and writes the report. */
  end(): Promise<ReportedRun>;
}

/**
 * Starts a proxy between any client and a deployment, which judges each exchange that passes and prints a line for each
 * violation.
 * @throws a UsageError, with a message for the user, when the target or a file is wrong
 */
export async function proxyTraffic(options: ProxyRunOptions): Promise<JudgingProxy> {
  checkTarget(options.target);
  const { contract, json, stdout, stderr } = options;
  const started = new Date();
  const people = json ? stderr : stdout;
  const paint = colors.createColors(people.isTTY === true && colors.isColorSupported);
  const judge = trafficJudge(contract, options);
  const gatherer = gatherResults(contract);
  const bases = new Map<string, number>();
  const folder = options.report === undefined ? undefined : await openReportFolder(options.report);
  const record = options.record === undefined ? undefined : await openTrafficRecord(options.record);
  const onExchange: ProxyOptions['onExchange'] = (traffic) => {
    const judged = judge(traffic);
    gatherer.add(judged);
    if (judged.base) bases.set(judged.base, (bases.get(judged.base) ?? 0) + 1);
    record?.write(judged);
    for (const line of linesOn(judged, paint)) people.write(`${line}\n`);
  };
  const server = await startProxy({ ...options, onExchange }).catch(async (error) => {
    await folder?.close();
    await record?.end();
    throw error;
  });
  return {
    url: server.url,
    async end() {
      await server.close();
      // What has just passed is judged in the next turn.
      await new Promise(setImmediate);
      await record?.end();
      const facts = { results: gatherer.results(), unknown: gatherer.unknown() };
      try {
        return await reportTraffic(options, { ...facts, bases, started, isRaw: true }, folder);
      } finally {
        await folder?.close();
      }
    },
  };
}

function checkTarget(target: string): void {
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new UsageError(
      `The target is not a web address: ${target}. Give it as http://host:port or https://host.`,
    );
  const { username, password, search, hash } = new URL(target);
  if (username || password || search || hash)
    throw new UsageError(
      'The address of the target must not hold credentials, a query or a fragment: clients send their own.',
    );
}

type Paint = ReturnType<typeof colors.createColors>;

/** A line for each violation. */
function linesOn({ traffic, operation, verdicts }: JudgedTraffic, paint: Paint): string[] {
  if (!traffic || !operation) return [];
  const { request, response } = traffic;
  const address = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
  return verdicts.flatMap(({ side, findings }) =>
    findings.map(({ check, message }) =>
      [
        paint.red('✗'),
        printable(`${request.method} ${address}`),
        response?.status ?? '-',
        `${operation.id}:`,
        printable(side === 'requests' ? `of the request, ${message}` : message),
        paint.dim(`(${check})`),
      ].join(' '),
    ),
  );
}

/** Writes exchanges into a file as they come. */
interface TrafficRecord {
  write(judged: JudgedTraffic): void;
  end(): Promise<void>;
}

/** @throws a UsageError when the file is there already or cannot be written */
async function openTrafficRecord(file: string): Promise<TrafficRecord> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'it is there already' : error.message;
    throw new UsageError(`${file} cannot be written: ${reason}.`, { cause: error });
  });
  return extname(file).toLowerCase() === '.har' ? harRecord(stream) : lineRecord(stream);
}

function lineRecord(stream: WriteStream): TrafficRecord {
  return {
    write: (judged) => stream.write(`${toLine(keptOf(judged))}\n`),
    end: () => ended(stream, ''),
  };
}

function harRecord(stream: WriteStream): TrafficRecord {
  const creator = { name: 'forge-contract proxy', version: '1' };
  stream.write(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  let separator = '\n';
  return {
    write(judged) {
      stream.write(separator + toHarEntry(keptOf(judged)));
      separator = ',\n';
    },
    end: () => ended(stream, '\n]}}\n'),
  };
}

/** Of what the contract does not know nobody says what is secret in it: no body of it is kept. */
function keptOf({ traffic, operation }: JudgedTraffic) {
  return withKeptBodies(traffic!, operation !== undefined);
}

async function ended(stream: WriteStream, text: string): Promise<void> {
  stream.end(text);
  await once(stream, 'close');
}

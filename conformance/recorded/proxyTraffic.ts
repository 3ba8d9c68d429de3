import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { extname } from 'node:path';
import colors from 'picocolors';
import { findBasePath } from '../../contract/deployment.ts';
import { UsageError } from '../../contract/usageError.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { printable } from '../reports/printable.ts';
import { gatherResults } from './gatherResults.ts';
import { toHarEntry } from './har.ts';
import { toLine } from './jsonLines.ts';
import { type JudgedTraffic, type TrafficOptions, trafficJudge } from './judgeTraffic.ts';
import { type ReportedRun, type ReportOptions, reportTraffic } from './reportTraffic.ts';
import { showJudged } from './showJudged.ts';
import { withKeptBodies } from './shownExchange.ts';
import { type ProxyOptions, startProxy } from './startProxy.ts';

export interface ProxyRunOptions
  extends Omit<TrafficOptions, 'leaveOut'>,
    ReportOptions,
    Omit<ProxyOptions, 'onExchange'> {
  /**
   * The file for the redacted exchanges. If its name ends with `.har`, it is a HAR, otherwise JSON lines. Default: no
   * file is written.
   */
  record?: string;
}

/** A running proxy that judges the exchanges that pass through it. */
export interface JudgingProxy {
  /** The URL that clients use: `http://127.0.0.1:4030`. */
  url: string;
  /** Stops the proxy, finishes the record, and prints and writes the report. */
  end(): Promise<ReportedRun>;
}

/**
 * Starts a proxy between a client and a deployment. It judges each exchange and prints a line for each finding.
 * @throws a UsageError, with a message for the user, if the target or a file is wrong
 */
export async function proxyTraffic(options: ProxyRunOptions): Promise<JudgingProxy> {
  checkTarget(options.target);
  const { contract, json, stdout, stderr, strict = false } = options;
  const started = new Date();
  const people = json ? stderr : stdout;
  const paint = colors.createColors(people.isTTY === true && colors.isColorSupported);
  const judge = trafficJudge(contract, options);
  const gatherer = gatherResults(contract, strict);
  const shown = showJudged(options);
  const bases = new Map<string, number>();
  const folder =
    options.report === undefined ? undefined : await openReportFolder(options.report, options);
  const record = options.record === undefined ? undefined : await openTrafficRecord(options.record);
  const onExchange: ProxyOptions['onExchange'] = (traffic) => {
    const judged = judge(traffic);
    gatherer.add(judged);
    if (judged.base) bases.set(judged.base, (bases.get(judged.base) ?? 0) + 1);
    record?.write(judged);
    for (const line of linesOn(shown(judged), strict, paint)) people.write(`${line}\n`);
  };
  const server = await startProxy({
    ...options,
    basePath: findBasePath(contract.document),
    onExchange,
  }).catch(async (error) => {
    await folder?.close();
    await record?.end();
    throw error;
  });
  return {
    url: server.url,
    async end() {
      await server.close();
      // The proxy reports its last exchange in the next turn of the event loop, so this turn must end first.
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
      `The target is not a web address: ${target}. Write it as http://host:port or https://host.`,
    );
  const { username, password, search, hash } = new URL(target);
  if (username || password || search || hash)
    throw new UsageError(
      'The address of the target must not hold credentials, a query or a fragment. Remove them: the clients send their own credentials.',
    );
}

type Paint = ReturnType<typeof colors.createColors>;

/** Returns one line for each finding. */
function linesOn(
  { traffic, operation, verdicts, fault }: JudgedTraffic,
  isStrict: boolean,
  paint: Paint,
): string[] {
  if (!traffic) return [];
  const { request, response } = traffic;
  if (fault !== undefined)
    return [
      `${paint.yellow('–')} ${printable(`${request.method} ${request.url}`)}: not judged, because of a fault of the program: ${printable(fault)}`,
    ];
  if (!operation) return [];
  const address = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const [unjudged] = verdicts.filter(({ isTooLarge }) => isTooLarge);
  if (unjudged)
    return [
      `${paint.yellow('–')} ${printable(`${request.method} ${address}`)} ${response?.status ?? '-'} ${operation.id}: not judged, ${printable(unjudged.reason!)}`,
    ];
  return verdicts.flatMap(({ side, findings }) =>
    findings.map(({ check, message, choice }) =>
      [
        choice !== undefined && !isStrict ? paint.yellow('!') : paint.red('✗'),
        printable(`${request.method} ${address}`),
        response?.status ?? '-',
        `${operation.id}:`,
        printable(side === 'requests' ? `of the request, ${message}` : message),
        paint.dim(choice === undefined ? `(${check})` : `(${check}, advised: ${choice})`),
      ].join(' '),
    ),
  );
}

/** A file into which exchanges are written as they come. */
interface TrafficRecord {
  write(judged: JudgedTraffic): void;
  end(): Promise<void>;
}

/**
 * Opens a file for exchanges.
 * @throws a UsageError if the file exists or cannot be written
 */
async function openTrafficRecord(file: string): Promise<TrafficRecord> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST' ? 'it exists. Choose another name or remove it' : error.message;
    throw new UsageError(`${file} cannot be written: ${reason}.`, { cause: error });
  });
  return extname(file).toLowerCase() === '.har' ? harRecord(stream) : lineRecord(stream);
}

function lineRecord(stream: WriteStream): TrafficRecord {
  return {
    write: (judged) => stream.write(`${toLine(dropUnknownBodies(judged))}\n`),
    end: () => endStream(stream, ''),
  };
}

function harRecord(stream: WriteStream): TrafficRecord {
  const creator = { name: 'forge-contract proxy', version: '1' };
  stream.write(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  let separator = '\n';
  return {
    write(judged) {
      stream.write(separator + toHarEntry(dropUnknownBodies(judged)));
      separator = ',\n';
    },
    end: () => endStream(stream, '\n]}}\n'),
  };
}

/** Drops the bodies if the operation is unknown, because only the contract says which fields are secret. */
function dropUnknownBodies({ traffic, operation }: JudgedTraffic) {
  return withKeptBodies(traffic!, operation !== undefined);
}

async function endStream(stream: WriteStream, text: string): Promise<void> {
  stream.end(text);
  await once(stream, 'close');
}

/** Finds the recorded calls that change between two versions or deployments. */
import {
  basePathFinder,
  partsOfUrl,
  readHeader,
  readRecording,
  seenExchange,
  type TrafficExchange,
} from '../conformance/index.ts';
import { count } from '../contract/count.ts';
import { UsageError } from '../contract/usageError.ts';
import { type AskOptions, askServers, OF_DATA } from './askServers.ts';
import type { Change, NotJudged } from './change.ts';
import type { Uses } from './fieldsRead.ts';
import { type ClientChanges, gatherChanges } from './gatherChanges.ts';
import { listChanges } from './listChanges.ts';
import type { Side } from './readSide.ts';
import { gatherUnknownCalls, type UnknownCalls, writeUnknown } from './unknownCalls.ts';

export interface UpgradeOptions extends AskOptions {
  from: Side;
  to: Side;
  /** The paths of recordings, as `judge` reads them. `-` stands for the standard input. */
  files: string[];
  /** The name of the header that names the client. Default: `User-Agent`. */
  clientHeader?: string;
  /** The fields that clients read. Default: unknown. */
  uses?: Uses[];
  /** Called for each call of an operation, with the changes that it meets. */
  onCall?: (traffic: TrafficExchange, client: string, changes: Change[]) => void;
}

export interface UpgradeReport {
  from: SideFacts;
  to: SideFacts;
  /**
   * `calls` are the exchanges of operations that the earlier side has. `judged` are the calls that were compared, and
   * `changed` those of them that change. `withoutBody` are calls that were not judged, because the recording lacks a body
   * that could show a change.
   */
  traffic: {
    exchanges: number;
    calls: number;
    judged: number;
    changed: number;
    withoutBody: number;
    unreadable: number;
  };
  /** The calls of the API that no operation of the earlier side has. They are not judged. */
  unknown: UnknownCalls;
  /** The clients, those with most changed calls first. */
  clients: ClientChanges[];
  /** The number of changes between the documents that no recorded call meets. Absent for live addresses. */
  unmet?: number;
  /** The names of clients in `uses` that fit no recorded client. Absent if each fits one. */
  unmatched?: string[];
  /** The facts about live addresses. Absent without one. */
  live?: {
    /** The number of calls that were not sent, because they would write to a deployment. */
    notSent: number;
    /**
     * The number of calls that were not judged, because a server lacks the resource that they name. The recording had a
     * success, and both sides respond with 404. If the recording is a side, the later one responds with 404 to a path with
     * the ID of the resource.
     */
    absent: number;
    /** True if the writes were sent to forks of sandboxes. */
    areForks: boolean;
    /** False if the data of both sides differ, so that only the shapes of responses were compared. */
    haveSameData: boolean;
    /** True if the recorded responses stand for the earlier side. */
    isRecorded: boolean;
  };
}

interface SideFacts {
  name: string;
  title: string;
  version: string;
}

/** Calls without the header that names the client. */
const UNNAMED = '(no name)';

/**
 * Reads the recordings as a stream, and finds the changes that their calls meet. Documents are compared with each other.
 * Live addresses are asked for the recorded calls.
 * @throws a UsageError if a file cannot be read, and an UnreachableError if a live address does not respond
 */
export async function upgrade(options: UpgradeOptions): Promise<UpgradeReport> {
  const { from, to, files, clientHeader = 'user-agent', uses = [] } = options;
  const isLive = to.url !== undefined;
  if (from.url !== undefined && !isLive)
    throw new UsageError(
      `--to ${to.name} is a document, so the recorded responses stand for ${from.url}. Give its version as --from.`,
    );
  const documents = isLive ? undefined : listChanges(from.contract, to.contract);
  const servers = isLive ? await askServers(from.contract, { from, to }, options) : undefined;
  const locate = basePathFinder(from.contract, options.basePath);
  const gatherer = gatherChanges(uses, OF_DATA);
  const unknown = gatherUnknownCalls(from, options.basePath);
  const bases = new Set<string>();
  const counts = { exchanges: 0, calls: 0, judged: 0, changed: 0, unreadable: 0 };
  const left: Record<NotJudged, number> = { 'not-sent': 0, absent: 0, 'without-body': 0 };
  const look = async (traffic: TrafficExchange): Promise<void> => {
    counts.exchanges += 1;
    const { request } = traffic;
    const { method } = request;
    const { path } = partsOfUrl(request.url);
    const { found, basePath } = locate(method, path) ?? {};
    if (!found) {
      await unknown.add({ method, path }, traffic.source, bases);
      return;
    }
    if (basePath !== undefined) bases.add(basePath);
    const seen = documents?.concerns(found.operation.id)
      ? seenExchange(from.contract, found, traffic)
      : undefined;
    const asked = await servers?.meet(traffic, found.operation);
    const met = (seen ? documents?.meet({ found, seen, traffic }) : asked) ?? [];
    const isJudged = typeof met !== 'string';
    counts.calls += 1;
    if (isJudged) counts.judged += 1;
    else left[met] += 1;
    const client = readHeader(request.headers, clientHeader.toLowerCase()) ?? UNNAMED;
    const changes = gatherer.add(client, traffic.source, isJudged ? met : undefined);
    if (changes.length > 0) counts.changed += 1;
    options.onCall?.(traffic, client, changes);
  };
  try {
    for (const file of files)
      for await (const one of readRecording(file, () => {}))
        if ('exchange' in one) await look(one.exchange);
        else counts.unreadable += 1;
  } finally {
    await servers?.close();
  }
  if (counts.calls === 0)
    throw new UsageError(`${files.join(', ')}: ${sayNothingJudged(from, unknown.results())}`);
  const haveSameData = servers?.haveSameData() ?? true;
  const clients = gatherer.results(haveSameData);
  const unmatched = uses
    .map(({ client }) => client)
    .filter((name) => !clients.some(({ client }) => client.startsWith(name)));
  return {
    from: describeSide(from),
    to: describeSide(to),
    traffic: {
      ...counts,
      changed: clients.reduce((sum, { changed }) => sum + changed, 0),
      withoutBody: left['without-body'],
    },
    unknown: unknown.results(),
    clients,
    ...(unmatched.length > 0 && { unmatched }),
    ...(documents && { unmet: documents.countUnmet() }),
    ...(servers && {
      live: {
        ...{ notSent: left['not-sent'], absent: left.absent },
        ...{ areForks: servers.areForks, haveSameData },
        isRecorded: from.url === undefined,
      },
    }),
  };
}

/** Says that no recorded call could be judged, and which option would help. */
function sayNothingJudged({ name }: Side, unknown: UnknownCalls): string {
  if (unknown.calls === 0)
    return `no exchange is a call of ${name}. Record one, or give --base-path.`;
  return [
    `nothing was judged, because no operation is known for ${count(unknown.calls, 'recorded call')}:`,
    ...writeUnknown(unknown).map((line) => `  ${line}`),
  ].join('\n');
}

function describeSide({ name, contract: { document } }: Side): SideFacts {
  const { title, version } = document.info;
  return { name, title, version };
}

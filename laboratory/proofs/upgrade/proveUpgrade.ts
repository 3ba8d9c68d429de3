/** Proves that `upgrade` names the recorded calls that change between two releases, and no others. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePathFinder, partsOfUrl, type TrafficExchange } from '../../../conformance/index.ts';
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { CACHE_DIR } from '../../../scripts/index.ts';
import { type Change, readSide, upgrade } from '../../../upgrade/index.ts';
import { type Host, startHost } from '../../deployment/startHost.ts';
import type { SourceFault } from '../../faults/fault.ts';
import { copyWithFaults, PROJECT_DIR } from '../../faults/source/plant.ts';
import { readAllSourceFaults } from '../../faults/source/readAllSourceFaults.ts';
import { drawn } from '../tryFaults.ts';
import { applyChanges, parse, startGateway } from './gateway.ts';
import { type ByReason, writePage } from './page.ts';
import { recordClients } from './recordClients.ts';
import { RELEASE, type ReleaseDifference } from './release.ts';
import { plainDifferences, recordedCalls, sendAgain } from './replay.ts';

export interface ProveUpgradeOptions {
  /** The seed by which faults of the catalogue are drawn. */
  seed: number;
  /** The number of exchanges that are recorded. */
  exchanges: number;
  /** Takes the last recording. Default: false. */
  resume: boolean;
  /** Stores the results, and writes the page. Default: false. */
  write: boolean;
  onProgress: (text: string) => void;
}

const TOKEN_VARIABLE = 'UPGRADE_PROOF_TOKEN';
/** The token of the owner of the world's group. */
const TOKEN = 'sandbox-token-of-omar';
const FROM_CATALOGUE = 30;

/** The truth about a call: the reasons for which it changes. Empty for a call that does not change. */
type Truth = Map<string, Set<string>>;

export async function proveUpgrade(
  contract: Contract,
  { seed, exchanges, resume, write, onProgress }: ProveUpgradeOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  process.env[TOKEN_VARIABLE] = TOKEN;
  const record = join(CACHE_DIR, 'proof-upgrade.ndjson');
  const host = await startHost();
  try {
    if (!resume || !existsSync(record)) {
      onProgress('recording three clients');
      const { url, close } = await host.serve({ folder: PROJECT_DIR, seed: 'world' });
      await rm(record, { force: true });
      await recordClients(contract, { target: url, token: TOKEN, exchanges, record });
      await close();
    }
    const setUp = { contract, host, record, onProgress };
    const documents = await proveDocuments(setUp);
    const planted = await drawFaults(setUp, seed);
    const servers = await proveServers(setUp, planted);
    const figures = [...documents.figures, ...servers.figures];
    if (write) writePage({ figures, byDifference: documents.byReason }, planted);
    return { figures, faults: [...documents.faults, ...servers.faults] };
  } finally {
    await host.close();
  }
}

interface SetUp {
  contract: Contract;
  host: Host;
  record: string;
  onProgress: (text: string) => void;
}

/** Compares two documents by recorded calls: those that each difference of the release changes must be named. */
async function proveDocuments({ contract, host, record, onProgress }: SetUp): Promise<Score> {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  try {
    const document = structuredClone(contract.document);
    for (const one of RELEASE) one.document(document);
    const later = join(folder, 'later.json');
    await writeFile(later, JSON.stringify(document, null, 1));
    const { url, close } = await host.serve({ folder: PROJECT_DIR, seed: 'world' });
    const truth: Truth = new Map();
    onProgress('what the documents change');
    for await (const call of recordedCalls(record))
      truth.set(call.source, await findMetDifferences(contract, call, url));
    await close();
    const named = await nameCalls(record, await readSide('contract'), await readSide(later));
    const hidden = [...truth].filter(
      ([, reasons]) => reasons.delete(NOT_SHOWN) && reasons.size === 0,
    );
    for (const [source] of hidden) truth.delete(source);
    const scored = score('documents', truth, named, (change, reason) => {
      const { reason: expected } = RELEASE.find(({ id }) => id === reason)!;
      return expected.test(`${change.kind} ${change.place}: ${change.what}`);
    });
    const note = `documents: ${hidden.length} more calls change only in bodies that no document shows`;
    return { ...scored, figures: [...scored.figures, note] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the IDs of the differences that change a recorded call. The sandbox follows the recording in its order. */
async function findMetDifferences(
  contract: Contract,
  call: TrafficExchange,
  url: string,
): Promise<Set<string>> {
  const { request, response } = call;
  const { path, search } = partsOfUrl(request.url);
  const id = basePathFinder(contract)(request.method, path)?.found?.operation.id;
  const now = await sendAgain(call, url, TOKEN);
  if (id === undefined || !response || response.status >= 400) return new Set();
  const differences = RELEASE.filter(({ operations }) => operations.test(id));
  const sent = {
    operation: id,
    query: new URLSearchParams(search),
    body: parse(request.body ?? Buffer.alloc(0)),
  };
  const refused = differences.filter((one) => one.refuse?.(sent) !== undefined);
  if (refused.length > 0) return new Set(refused.map((one) => one.id));
  const met: ReleaseDifference[] = [];
  for (const one of differences) {
    const body = parse(response.body ?? Buffer.alloc(0));
    const isChanged =
      body !== undefined &&
      JSON.stringify(applyChanges(structuredClone(body) as JsonValue, [one])) !==
        JSON.stringify(body);
    const query = new URLSearchParams(search);
    one.forward?.({ ...sent, query });
    const isOther =
      one.forward !== undefined &&
      plainDifferences(now, await sendAgain(call, url, TOKEN, `${query}`), [url, url]).size > 0;
    const isDropped = response.headers.some(([name]) => name.toLowerCase() === one.dropHeader);
    if (isChanged || isOther || isDropped || one.status?.from === response.status) met.push(one);
  }
  return new Set(met.map((one) => (one.notShown?.test(id) ? NOT_SHOWN : one.id)));
}

/** The reason of a change that no document can say, since the documents do not show the body. */
const NOT_SHOWN = 'not shown in the documents';

/** Compares two servers: the calls whose responses really differ must be named. */
async function proveServers(
  { contract, host, record, onProgress }: SetUp,
  faults: SourceFault[],
): Promise<Score> {
  const { folder, remove } = await copyWithFaults(faults);
  const before = await host.serve({ folder: PROJECT_DIR, seed: 'world' });
  const behind = await host.serve({ folder, seed: 'world' });
  const plain = await startGateway({ contract, target: behind.url, hasVariants: false });
  const varied = await startGateway({ contract, target: behind.url, hasVariants: true });
  try {
    const truth: Truth = new Map();
    const forks = await Promise.all([
      fork(before.url, 'truth'),
      fork(plain.url, 'truth'),
      fork(behind.url, 'drawn'),
    ]);
    let byDrawn = 0;
    onProgress('what the servers change');
    for await (const call of recordedCalls(record)) {
      const [one, other, drawnOnly] = await Promise.all([
        sendAgain(call, before.url, TOKEN, undefined, forks[0]),
        sendAgain(call, plain.url, TOKEN, undefined, forks[1]),
        sendAgain(call, behind.url, TOKEN, undefined, forks[2]),
      ]);
      if (plainDifferences(one, drawnOnly, [before.url, behind.url]).size > 0) byDrawn += 1;
      truth.set(call.source, plainDifferences(one, other, [before.url, plain.url]));
    }
    const named = await nameCalls(record, await readSide(before.url), await readSide(varied.url));
    const scored = score('servers', truth, named, (change, place) => {
      const path = change.place.replace(/^response(, )?/, '');
      if (place === 'status') return ['refused', 'status'].includes(change.kind);
      if (place === 'order') return change.kind === 'order';
      // Other items have other values at each place of an item.
      const isList =
        ['items', 'page-size'].includes(change.kind) && change.place.startsWith('response');
      if (isList) return place.startsWith(`${path}[]`);
      return place === path || place.startsWith(`${path}.`) || place.startsWith(`${path}[`);
    });
    const note = `servers: the drawn faults alone change ${byDrawn} calls`;
    return { ...scored, figures: [...scored.figures, note] };
  } finally {
    await Promise.all([plain.close(), varied.close()]);
    remove();
  }
}

/** Draws faults of the catalogue that are about recorded operations, each at a place of its own. */
async function drawFaults({ contract, record }: SetUp, seed: number): Promise<SourceFault[]> {
  const locate = basePathFinder(contract);
  const recorded = new Set<string>();
  for await (const { request } of recordedCalls(record)) {
    const found = locate(request.method, partsOfUrl(request.url).path)?.found;
    if (found) recorded.add(found.operation.id);
  }
  const statements = new Map(contract.statements.map((one) => [one.id, one.operations ?? []]));
  const { ofStatements, ofAuthors } = readAllSourceFaults();
  const all: SourceFault[] = [...ofStatements, ...ofAuthors];
  const places = new Set<string>();
  return drawn(
    all.filter(({ operations, statement }) =>
      (operations ?? statements.get(statement ?? '') ?? []).some((id) => recorded.has(id)),
    ),
    all.length,
    seed,
  )
    .filter(({ file }) => !places.has(file) && places.add(file))
    .slice(0, FROM_CATALOGUE);
}

async function fork(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/_sandbox/forks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`${url} creates no fork: ${await response.text()}`);
  return `/forks/${name}`;
}

/** Returns the changes that `upgrade` names, by the place of the call in the recording. */
async function nameCalls(
  record: string,
  from: Awaited<ReturnType<typeof readSide>>,
  to: Awaited<ReturnType<typeof readSide>>,
): Promise<Map<string, Change[]>> {
  const named = new Map<string, Change[]>();
  await upgrade({
    from,
    to,
    files: [record],
    token: TOKEN,
    onCall: ({ source }, _client, changes) => named.set(source, changes),
  });
  return named;
}

interface Score {
  figures: string[];
  faults: string[];
  byReason: ByReason;
}

const GOAL = 95;
const MOST_WRONG = 1;
const MOST_SHOWN = 12;

/** Counts the calls that are named with a right reason, and those that are named though they do not change. */
function score(
  name: string,
  truth: Truth,
  named: Map<string, Change[]>,
  isReason: (change: Change, reason: string) => boolean,
): Score {
  let [changed, right, whole, others, wrong] = [0, 0, 0, 0, 0];
  const missed = new Map<string, number>();
  const byReason: ByReason = {};
  const false_ = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const [source, reasons] of truth) {
    const changes = named.get(source) ?? [];
    if (reasons.size === 0) {
      others += 1;
      if (changes.length === 0) continue;
      wrong += 1;
      for (const { operation, kind, place } of changes)
        count(false_, `${operation} ${kind} ${place}`);
      continue;
    }
    changed += 1;
    const found = [...reasons].filter((reason) => changes.some((one) => isReason(one, reason)));
    if (found.length > 0) right += 1;
    if (found.length === reasons.size) whole += 1;
    for (const reason of reasons) {
      byReason[reason] ??= { changed: 0, named: 0 };
      byReason[reason].changed += 1;
      if (found.includes(reason)) byReason[reason].named += 1;
      else count(missed, reason);
    }
  }
  const share = (part: number, all: number) => (all === 0 ? 100 : (100 * part) / all);
  const list = (map: Map<string, number>) =>
    [...map]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_SHOWN)
      .map(([key, times]) => `${key} (${times})`)
      .join('; ') || 'none';
  return {
    byReason,
    figures: [
      `${name}: ${right} of ${changed} calls that change are named with a right reason (${share(right, changed).toFixed(1)} %), ${whole} with every reason (${share(whole, changed).toFixed(1)} %)`,
      `${name}: ${wrong} of ${others} other calls are named (${share(wrong, others).toFixed(1)} %)`,
      `${name}: reasons not named: ${list(missed)}`,
      `${name}: named wrongly: ${list(false_)}`,
    ],
    faults: [
      ...(share(right, changed) < GOAL ? [`${name}: fewer than ${GOAL} % are named`] : []),
      ...(share(wrong, others) > MOST_WRONG
        ? [`${name}: more than ${MOST_WRONG} % are named wrongly`]
        : []),
    ],
  };
}

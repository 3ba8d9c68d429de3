/** Starts a sandbox with a drawn fault, or without one, for the tools of the comparison. */
import type { Contract } from '../../contract/contract.ts';
import { allFlagsOn } from '../../contract/featureFlags.ts';
import { startHost } from '../deployment/startHost.ts';
import { copyWithFaults, PROJECT_DIR } from '../faults/source/plant.ts';
import { readAllSourceFaults } from '../faults/source/readAllSourceFaults.ts';
import { type CountingProxy, startCountingProxy } from './countingProxy.ts';
import type { FieldFault } from './draw.ts';
import { responseFault } from './responseFault.ts';

/** The rows that differ from the start, by what happened to them. */
export interface Rows {
  created: number;
  changed: number;
  deleted: number;
}

export interface FieldServer {
  /** The URL that the tools get: scheme, host and port. */
  url: string;
  proxy: CountingProxy;
  /** Resets the sandbox. The rows that differ before the reset count as left behind. */
  reset(): Promise<void>;
  /** Moves the clock of the sandbox forward. */
  advance(seconds: number): Promise<void>;
  /** Returns the rows that were left behind since the last call. */
  left(): Promise<Rows>;
  close(): Promise<void>;
}

/** The name of the snapshot with which rows are compared. */
const START = 'start';

/** @param world the number of the random world */
export async function startFieldServer(
  contract: Contract,
  { world, fault }: { world: number; fault?: FieldFault | undefined },
): Promise<FieldServer> {
  const { source, behaviour, response } = fault?.planted ?? {};
  const tolerant = behaviour === undefined ? [] : readAllSourceFaults().tolerant;
  const changes = source ? [source] : tolerant;
  const copy = changes.length > 0 ? await copyWithFaults(changes) : undefined;
  const host = await startHost();
  const close = async () => {
    await host.close();
    copy?.remove();
  };
  try {
    const { url, advance } = await host.serve({
      folder: copy?.folder ?? PROJECT_DIR,
      seed: `random:${world}`,
      // Fields that the documents do not list would be false alarms of every tool that judges schemas.
      strict: true,
      settings: { tier: 'ultimate', offering: 'self-managed', flags: allFlagsOn(contract) },
      ...(behaviour !== undefined && { fault: behaviour }),
    });
    const change =
      fault && response !== undefined
        ? faultAt(responseFault(contract, response), fault.operations)
        : undefined;
    const proxy = await startCountingProxy(contract, url, change);
    const control = (path: string, init?: RequestInit) =>
      askControl(`${url}/_sandbox${path}`, init);
    let total: Rows = { created: 0, changed: 0, deleted: 0 };
    const collect = async () => {
      const rows = await control(`/changes?since=${START}`).then(rowsOf, () => undefined);
      if (rows) total = sum(total, rows);
    };
    await control('/snapshots', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: START }),
    });
    return {
      url: proxy.url,
      proxy,
      advance,
      reset: async () => {
        await collect();
        await control(`/snapshots/${START}/restore`, { method: 'POST' });
      },
      left: async () => {
        await collect();
        const rows = total;
        total = { created: 0, changed: 0, deleted: 0 };
        return rows;
      },
      close: async () => {
        await proxy.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Change = Parameters<typeof startCountingProxy>[2];

/** Limits a change of responses to some operations. */
function faultAt(change: NonNullable<Change>, operations: string[]): NonNullable<Change> {
  return (answered) =>
    operations.includes(answered.operation.id) ? change(answered) : answered.response;
}

async function askControl(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responds with ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

function rowsOf(changes: unknown): Rows {
  const of = (kind: string) =>
    (changes as { kind: string }[]).filter((change) => change.kind === kind).length;
  return { created: of('created'), changed: of('changed'), deleted: of('deleted') };
}

function sum(one: Rows, other: Rows): Rows {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    deleted: one.deleted + other.deleted,
  };
}

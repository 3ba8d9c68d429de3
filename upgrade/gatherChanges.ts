/** Groups the changes of recorded calls by client. */
import { type Change, type ChangeKind, keyOfChange } from './change.ts';
import type { Uses } from './fieldsRead.ts';

/** A change that calls of a client meet. */
export interface MetChange extends Change {
  /** The number of calls that meet it. */
  calls: number;
  /** The place of the first one in the recording: `traffic.har, entry 17`. */
  firstIn: string;
}

export interface ClientChanges {
  /** The value of the header that names the client. */
  client: string;
  /** The number of its calls, of those that were judged, and of those that change. */
  calls: number;
  judged: number;
  changed: number;
  changes: MetChange[];
  /** The number of changes in fields that the program of the client does not read. Absent without `uses`. */
  unread?: number;
}

/** The most clients with a report of their own. All further ones share one. */
const MOST_CLIENTS = 200;

interface Gathered {
  calls: number;
  judged: number;
  /** The number of calls that change, and of those that change in more than data. */
  changed: number;
  changedInForm: number;
  changes: Map<string, MetChange>;
  unread: Set<string>;
  read: ReadonlySet<string> | undefined;
}

export interface ChangeGatherer {
  /**
   * Adds a call.
   * @param changes those that the call meets. Undefined for a call that was not judged
   * @returns those that the client can be affected by
   */
  add(client: string, source: string, changes: Change[] | undefined): Change[];
  /** Returns the clients, those with most changed calls first. @param hasData whether changes of data count */
  results(hasData: boolean): ClientChanges[];
}

/**
 * Creates a gatherer. Its memory does not grow with the number of calls.
 * @param ofData the kinds of change that are about data
 */
export function gatherChanges(uses: Uses[], ofData: ReadonlySet<ChangeKind>): ChangeGatherer {
  const clients = new Map<string, Gathered>();
  return {
    add: (name, source, changes) => {
      const client = clients.has(name) || clients.size < MOST_CLIENTS ? name : 'other clients';
      const gathered = clients.get(client) ?? begin(client);
      clients.set(client, gathered);
      gathered.calls += 1;
      if (!changes) return [];
      gathered.judged += 1;
      const own = changes.flatMap((change) => rate(change, gathered));
      if (own.length > 0) gathered.changed += 1;
      if (own.some(isOfForm)) gathered.changedInForm += 1;
      for (const change of own) {
        const key = keyOfChange(change);
        const met = gathered.changes.get(key);
        if (met) met.calls += 1;
        else gathered.changes.set(key, { ...change, calls: 1, firstIn: source });
      }
      return own;
    },
    results: (hasData) =>
      [...clients]
        .map(([client, { calls, judged, changed, changedInForm, changes, unread, read }]) => {
          const shown = [...changes.values()].filter((change) => hasData || isOfForm(change));
          return {
            client,
            calls,
            judged,
            changed: hasData ? changed : changedInForm,
            changes: shown.sort((one, other) => other.calls - one.calls),
            ...(read && { unread: unread.size }),
          };
        })
        .sort((one, other) => other.changed - one.changed),
  };

  function begin(client: string): Gathered {
    const own = uses.filter((one) => client.startsWith(one.client));
    const read = own.length > 0 ? new Set(own.flatMap(({ names }) => [...names])) : undefined;
    const changes = new Map<string, MetChange>();
    return { calls: 0, judged: 0, changed: 0, changedInForm: 0, changes, unread: new Set(), read };
  }

  function isOfForm({ kind }: Change): boolean {
    return !ofData.has(kind);
  }
}

/** A field that the program reads is certain to matter. One that it does not read is left out and counted. */
function rate(change: Change, { read, unread }: Gathered): Change[] {
  if (!read || change.field === undefined) return [change];
  if (read.has(change.field)) return [{ ...change, certainty: 'certain' }];
  unread.add(keyOfChange(change));
  return [];
}

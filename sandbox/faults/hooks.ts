import type { Access } from '../access/access.ts';
import type { Incoming } from '../server/incoming.ts';
import type { ReadRequest } from '../server/readRequest.ts';
import type { Overlooks } from '../server/refusal.ts';
import type { User } from '../store/coreTables.ts';
import type { Db } from '../store/openStore.ts';

/**
 * The places where a fault takes hold of what the sandbox does. A place that a fault does not name is as
 * ever, and a sandbox without a fault has none.
 */
export interface Hooks {
  /** Whom a call counts as that nobody's token came with. Default: it is anonymous, or refused. */
  stranger?(db: Db): User | undefined;
  /** What the caller may do and see. */
  access?(access: Access): Access;
  /** What is done of what was asked. */
  asked?(request: ReadRequest): ReadRequest;
  /** Which requests go on that should be refused. */
  overlooks?: Overlooks;
  /** Which part of a list a page shows. */
  window?(window: { offset: number; limit: number }): { offset: number; limit: number };
  /** How many items a list is said to have. */
  total?(total: number): number;
  /** Called in the transaction, before anything else. */
  begin?(state: State): void;
  /** Whether nothing stays of what was done, though the response says so. */
  isForgotten?: boolean;
  /** Answers by performing the request, with changes or more than once. Default: once, as it came. */
  around?<T>(perform: Perform<T>, incoming: Incoming, state: State): Promise<T>;
}

/** Performs a request in a transaction of its own. @param hooks in place of those of the fault */
export type Perform<T> = (change?: { incoming?: Incoming; hooks?: Hooks }) => Promise<T>;

/** What a fault needs of a sandbox. */
export interface State {
  db: Db;
  /** Puts the first rows back, within a transaction. */
  refill(): void;
}

import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Git } from './git/openGit.ts';
import type { Incoming } from './server/incoming.ts';
import type { Tolerates } from './server/refusal.ts';
import type { Reply } from './server/reply.ts';
import type { Clock } from './store/clock.ts';
import type { Db } from './store/openStore.ts';

/** What a deployment is, as far as it decides what operations do. */
export interface Settings {
  tier: 'free' | 'premium' | 'ultimate';
  offering: 'hosted' | 'self-managed' | 'dedicated';
  /** Feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** Whether rate limits apply. */
  rateLimits: boolean;
  /** Settings of the instance that the documents mention: `{ fips: false }`. */
  instance: Record<string, unknown>;
}

/** The state of a sandbox, without a server. */
export interface Sandbox {
  contract: Pick<Contract, 'document'>;
  db: Db;
  /** The repositories of the projects. */
  git: Pick<Git, 'repository'>;
  clock: Clock;
  settings: Settings;
  /** When the requests came that count against rate limits, in milliseconds since 1970, by what counts them. */
  limitedRequests: Map<string, number[]>;
  /** Scheme and host of the pages of the platform, which answers name: `https://forge.example.com`. */
  webOrigin: string;
  /** The domain below which static sites are published. */
  pagesDomain: string;
  /** Refuses everything that would change something. */
  readOnly: boolean;
  /** The name of the seed: `random:7`. */
  seedName: string;
  /** The values of fixtures in the first state, by the keys of `x-fixtures`; of those that it has. */
  fixtures: Record<string, string | number>;
  /** Wraps every operation, and can be changed while the sandbox runs. Default: operations as they are. */
  decorate?: Decorate;
  /** Lets everything happen by itself whose time has come: an export that is ready, a move that ends. */
  catchUp(): Promise<void>;
  /** Says that something is to happen by itself. @param time milliseconds since 1970 */
  expectEvent(time: number): void;
  /** Does some work; when it throws, nothing of it stays. One at a time. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Puts the rows of the seed in place of all others, within a transaction. */
  refill(): void;
  /** Brings back the state of the seed. @param clock the time at which the clock stands then, if not as at first */
  reset(clock?: number): Promise<void>;
  /** Notes where it is served, for a second process that wants the same data folder. */
  setAddress(url: string): void;
  close(): Promise<void>;
}

export interface SandboxOptions {
  contract: Pick<Contract, 'document'>;
  /** The rows to begin with, by table. */
  seed: Seed;
  /** The histories of the repositories by name: streams for `git fast-import`. Default: none. */
  histories?: Record<string, Buffer>;
  /**
   * File of the database; the repositories are in a folder beside it. Default: none, the state is lost with
   * the process.
   */
  file?: string;
  settings?: Partial<Settings>;
  webOrigin?: string;
  pagesDomain?: string;
  /** The time at which the clock stands. Default: real time. */
  clock?: number;
  readOnly?: boolean;
  /** Default: `own`. */
  seedName?: string;
  /** Default: none. */
  fixtures?: Record<string, string | number>;
  /** Wraps every operation: how to make a sandbox wrong on purpose. Default: operations as they are. */
  decorate?: Decorate;
}

/** Rows by the names of tables, as `openapi/world/` writes them. */
export type Seed = Record<string, Record<string, unknown>[]>;

// The seam: where a decorator takes hold of requests and replies. Only here is a sandbox made wrong on purpose.

/**
 * Performs a request to an operation in a transaction of its own. A refusal is a reply with its status.
 * @throws any other error, after the transaction is rolled back
 */
export type Perform = (incoming: Incoming, options?: PerformOptions) => Promise<Reply>;

export interface PerformOptions {
  /** Called in the transaction, before the operation. Default: nothing. */
  before?: () => void;
  /** Whether the transaction is rolled back after the reply. Default: false. */
  isRolledBack?: boolean;
  /** Which refusals let the request go on. Default: none. */
  tolerates?: Tolerates;
}

/** What a decorator wraps. */
export interface DecoratedOperation {
  sandbox: Sandbox;
  operation: ContractOperation;
}

/**
 * Wraps an operation. It is called for each request. The function that it returns may change the request,
 * change the reply, and perform the operation never, once or several times.
 */
export type Decorate = (perform: Perform, wrapped: DecoratedOperation) => Perform;

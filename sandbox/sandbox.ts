import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Git } from './git/openGit.ts';
import type { Incoming } from './server/incoming.ts';
import type { Tolerates } from './server/refusal.ts';
import type { Reply } from './server/reply.ts';
import type { Clock } from './store/clock.ts';
import type { Db } from './store/openStore.ts';

/** The settings of a deployment that change how operations behave. */
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
  /**
   * Times of the requests that count against rate limits, in milliseconds since 1970. The key names the
   * limit and the caller.
   */
  limitedRequests: Map<string, number[]>;
  /** Scheme and host of the platform's pages, for links in responses: `https://forge.example.com`. */
  webOrigin: string;
  /** The domain below which static sites are published. */
  pagesDomain: string;
  /** Refuses every request that would change something. */
  readOnly: boolean;
  /** The name of the seed: `random:7`. */
  seedName: string;
  /** The values of the fixtures that the seed has, by the keys of `x-fixtures`. */
  fixtures: Record<string, string | number>;
  /** Wraps every operation, and can be changed while the sandbox runs. Default: operations as they are. */
  decorate?: Decorate;
  /** Runs the timed events that are due: an export is ready, a move ends. */
  catchUp(): Promise<void>;
  /** Announces a timed event. @param time milliseconds since 1970 */
  expectEvent(time: number): void;
  /** Does some work, and rolls it back if it throws. Transactions run one at a time. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Replaces all rows with those of the seed. Must be called in a transaction. */
  refill(): void;
  /**
   * Restores the state of the seed.
   * @param clock the time to stop the clock at. Default: as at the beginning
   */
  reset(clock?: number): Promise<void>;
  /** Records the sandbox's address, to show it to a second process that opens the same data folder. */
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
   * File of the database; the repositories are in a folder beside it. Default: in memory, the state ends
   * with the process.
   */
  file?: string;
  settings?: Partial<Settings>;
  webOrigin?: string;
  pagesDomain?: string;
  /** The time to stop the clock at, in milliseconds since 1970. Default: real time. */
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

// A decorator wraps operations here. It is the only way to make a sandbox wrong on purpose.

/**
 * Performs a request to an operation in its own transaction. A refusal becomes a reply with its status.
 * @throws any other error, after the transaction is rolled back
 */
export type Perform = (incoming: Incoming, options?: PerformOptions) => Promise<Reply>;

export interface PerformOptions {
  /** Called in the transaction, before the operation. Default: nothing. */
  before?: () => void;
  /** Whether the transaction is rolled back after the reply. Default: false. */
  isRolledBack?: boolean;
  /** Which refusals are tolerated, so that the request goes on. Default: none. */
  tolerates?: Tolerates;
}

/** The operation that a decorator wraps, and its sandbox. */
export interface DecoratedOperation {
  sandbox: Sandbox;
  operation: ContractOperation;
}

/**
 * Wraps an operation. Called for each request. The returned function may change the request, change the
 * reply, and perform the operation any number of times.
 */
export type Decorate = (perform: Perform, wrapped: DecoratedOperation) => Perform;

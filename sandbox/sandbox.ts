import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Git } from './git/openGit.ts';
import type { Incoming } from './server/incoming.ts';
import type { Tolerates } from './server/refusal.ts';
import type { Reply } from './server/reply.ts';
import type { Clock } from './store/clock.ts';
import type { Db } from './store/openStore.ts';

/** The settings of a simulated deployment that change how operations behave. */
export interface Settings {
  tier: 'free' | 'premium' | 'ultimate';
  offering: 'hosted' | 'self-managed' | 'dedicated';
  /** The feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** True if rate limits apply. */
  rateLimits: boolean;
  /** True if every request is refused that the API documentation does not allow, even if deployments accept it. */
  strict: boolean;
  /** Settings of the instance that the API documentation mentions, such as `{ fips: false }`. */
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
   * The times of the requests that count against rate limits, in milliseconds since 1970. A key consists of the limit's
   * name, the caller and the project.
   */
  limitedRequests: Map<string, number[]>;
  /** Scheme and host of the platform's web pages, for links in responses: `https://forge.example.com`. */
  webOrigin: string;
  /** The domain whose subdomains are the static sites of projects. */
  pagesDomain: string;
  /** True if every request that could change something is refused. */
  readOnly: boolean;
  /** The name of the seed, such as `world` or `random:7`. */
  seedName: string;
  /** The values of the fixtures in this seed, by the keys of `x-fixtures` in the contract. */
  fixtures: Record<string, string | number>;
  /** A function that wraps every operation. It may be replaced while the sandbox runs. Default: none. */
  decorate?: Decorate;
  /** Carries out the timed events whose time has come, such as the end of an export or a storage move. */
  catchUp(): Promise<void>;
  /** Announces a timed event, so that `catchUp` looks for it. @param time the time in milliseconds since 1970 */
  expectEvent(time: number): void;
  /**
   * Runs a function in a transaction, which is rolled back if the function throws. Only one transaction runs at a time.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Replaces all rows with the rows of the seed. Must be called in a transaction. */
  refill(): void;
  /**
   * Restores the state of the seed.
   * @param clock the time at which the clock is stopped. Default: the clock is set as it was when the sandbox opened
   */
  reset(clock?: number): Promise<void>;
  /** Records the sandbox's address, to show it to a second process that opens the same data folder. */
  setAddress(url: string): void;
  close(): Promise<void>;
}

export interface SandboxOptions {
  contract: Pick<Contract, 'document'>;
  /** The rows with which a new sandbox begins, by table. */
  seed: Seed;
  /** The histories of the repositories by name, as streams for `git fast-import`. Default: none. */
  histories?: Record<string, Buffer>;
  /**
   * The file of the database. The repositories are in a folder beside the file. By default, the database is in memory
   * and its state is lost when the process ends.
   */
  file?: string;
  settings?: Partial<Settings>;
  webOrigin?: string;
  pagesDomain?: string;
  /** The time at which the clock is stopped, in milliseconds since 1970. By default, the clock shows the real time. */
  clock?: number;
  readOnly?: boolean;
  /** The setting `strict` at the start. Default: false. */
  strict?: boolean;
  /** The name of the seed, for `GET /_sandbox`. Default: `own`. */
  seedName?: string;
  /** The values of the contract's fixtures in this seed. Default: none. */
  fixtures?: Record<string, string | number>;
  /** A function that wraps every operation, to make a sandbox wrong on purpose. Default: none. */
  decorate?: Decorate;
}

/** Rows by the names of their tables, in the form of the files in `openapi/world/`. */
export type Seed = Record<string, Record<string, unknown>[]>;

// The types below are for decorators. A decorator is the only way to make a sandbox wrong on purpose, for tests.

/**
 * Performs a request to an operation in a transaction of its own. A refusal becomes a reply with the refusal's status.
 * @throws any error other than a Refusal, after the transaction is rolled back
 */
export type Perform = (incoming: Incoming, options?: PerformOptions) => Promise<Reply>;

export interface PerformOptions {
  /** Called in the transaction, before the operation. Default: none. */
  before?: () => void;
  /** True if the transaction is rolled back although the operation succeeds. Default: false. */
  isRolledBack?: boolean;
  /** Decides which refusals are ignored, so that the operation goes on. Default: no refusals. */
  tolerates?: Tolerates;
}

/** The operation that a decorator wraps, and the sandbox that performs it. */
export interface DecoratedOperation {
  sandbox: Sandbox;
  operation: ContractOperation;
}

/**
 * Wraps an operation. The decorator is called for each request. The function that it returns may change the request,
 * change the reply, and perform the operation any number of times.
 */
export type Decorate = (perform: Perform, wrapped: DecoratedOperation) => Perform;

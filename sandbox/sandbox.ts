import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Disturbance, Disturber } from '../wire/disturber.ts';
import type { RequestHandler } from '../wire/startServer.ts';
import type { GitSource } from './git/gitSource.ts';
import type { WrittenHistory } from './git/importHistory.ts';
import type { Git } from './git/openGit.ts';
import type { OwnHandlers } from './own/ownRequest.ts';
import type { Incoming } from './server/incoming.ts';
import type { Reply } from './server/reply.ts';
import type { RequestLog } from './server/requestLog.ts';
import type { Change } from './store/changes.ts';
import type { Clock, ClockState } from './store/clock.ts';
import type { Db } from './store/openStore.ts';
import type { AllowedPlaces } from './webhooks/findAddress.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

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
  contract: Pick<Contract, 'document' | 'extensions'>;
  db: Db;
  /** The repositories of the projects. */
  git: Pick<Git, 'repository' | 'remove'>;
  clock: Clock;
  settings: Settings;
  /**
   * The times of the requests that count against rate limits, in milliseconds since 1970. A key consists of the limit's
   * name, the caller and the project.
   */
  limitedRequests: Map<string, number[]>;
  /** The last requests to the API. A reset empties the log. */
  requestLog: RequestLog;
  /** The delays and failures on purpose. */
  readonly disturbance: Disturbance;
  /** Changes the delays and failures, until the next reset. */
  setDisturbance(disturbance: Disturbance): void;
  /** Disturbs a request to an operation. */
  disturb: Disturber;
  /** Scheme and host of the platform's web pages, for links in responses: `https://forge.example.com`. */
  webOrigin: string;
  /** The domain whose subdomains are the static sites of projects. */
  pagesDomain: string;
  /** True if every request that could change something is refused. */
  readOnly: boolean;
  /** True if git may clone, fetch and push over HTTP. */
  gitHttp: boolean;
  /** The folders and the HTTP addresses below which repositories can be mirrors. */
  mirrors: readonly string[];
  /** The webhooks, their deliveries, and the actor of the running transaction. */
  webhooks: Webhooks;
  /** The name of the seed, such as `world` or `random:7`. */
  seedName: string;
  /** The values of the fixtures in this seed, by the keys of `x-fixtures` in the contract. */
  fixtures: Record<string, string | number>;
  /** Handlers of others, by operationId. Default: none. */
  handlers?: OwnHandlers;
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
   * Restores the state of the seed, or in a copy the copied state.
   * @param clock the time at which the clock is stopped. Default: the clock is set as it was when the sandbox opened
   */
  reset(clock?: number): Promise<void>;
  /** The states that were saved by name. */
  snapshots: Snapshots;
  /** The forks of this sandbox; undefined without a server, or if the sandbox itself is a fork. */
  forks?: Forks;
  /** Creates a second sandbox with the same state, or with that of a snapshot. Its reset restores the copied state. */
  copy(options?: CopyOptions): Promise<Sandbox>;
  /** Opens a second sandbox with another seed, and with the options of this one, such as `readOnly`. */
  openBeside(begin: Omit<SandboxOptions, 'contract' | 'file'>): Promise<Sandbox>;
  /** Records the sandbox's address, to show it to a second process that opens the same data folder. */
  setAddress(url: string): void;
  close(): Promise<void>;
}

export interface CopyOptions {
  /** The name of a snapshot of the copied sandbox. Default: its present state. */
  snapshot?: string | undefined;
  /** The time at which the clock of the copy is stopped, in milliseconds since 1970. Default: the copied clock. */
  clock?: number | undefined;
}

export interface SandboxOptions {
  contract: Pick<Contract, 'document' | 'extensions'>;
  /** The rows with which a new sandbox begins, by table. */
  seed: Seed;
  /** The seed as SQL, for a start without delay. It is used for a new database in memory. Default: none. */
  prepared?: PreparedRows | undefined;
  /**
   * The histories of the repositories by name: histories to create, or repositories to copy. Default: none.
   */
  histories?: Record<string, WrittenHistory | GitSource>;
  /**
   * The file of the database. The repositories are in a folder beside the file. By default, the database is in memory
   * and its state is lost when the process ends.
   */
  file?: string | undefined;
  /** The settings of the seed, which `settings` overrides. Default: none. */
  seedSettings?: Partial<Settings>;
  /** The settings that also hold in forks with another seed. Default: those of `seedSettings`. */
  settings?: Partial<Settings>;
  webOrigin?: string;
  pagesDomain?: string;
  /** The time at which the clock is stopped, in milliseconds since 1970. By default, the clock shows the real time. */
  clock?: number;
  readOnly?: boolean;
  /** Whether git may clone, fetch and push over HTTP. Default: true. */
  gitHttp?: boolean;
  /**
   * The folders and the HTTP addresses below which repositories can be mirrors. Projects of the sandbox can always be
   * mirrors. Default: none.
   */
  mirrors?: string[];
  /** The addresses to which webhooks may be sent. Default: this machine. */
  webhooksTo?: AllowedPlaces;
  /** The setting `strict` at the start. Default: false. */
  strict?: boolean;
  /** The name of the seed, for `GET /_sandbox`. Default: `own`. */
  seedName?: string;
  /** The values of the contract's fixtures in this seed. Default: none. */
  fixtures?: Record<string, string | number>;
  /** Delays and failures on purpose. Default: none. */
  disturbance?: Disturbance;
  /** Handlers of others, by operationId: of an extension, or instead of the sandbox's own. Default: none. */
  handlers?: OwnHandlers;
  /** A function that wraps every operation, to make a sandbox wrong on purpose. Default: none. */
  decorate?: Decorate;
}

/** The tables with the rows of a seed, as SQL statements. */
export interface PreparedRows {
  /** Creates the tables and their indexes. */
  tables: string;
  /** Inserts the rows. */
  rows: string;
}

/** Rows by the names of their tables, in the form of the files in `openapi/world/`. */
export type Seed = Record<string, Record<string, unknown>[]>;

/** The parts of a state that are neither rows nor repositories. */
export interface SavedState {
  clock: ClockState;
  settings: Settings;
  disturbance: Disturbance;
}

/** A saved state of a sandbox. */
export interface Snapshot {
  name: string;
  /** The real time of the creation, in ISO 8601. */
  created_at: string;
}

/** The saved states of a sandbox. */
export interface Snapshots {
  /** Saves the state. A snapshot with the same name is replaced. */
  create(name: string): Promise<Snapshot>;
  /** Lists the snapshots, ordered by name. */
  list(): Promise<Snapshot[]>;
  has(name: string): Promise<boolean>;
  /** Gives the sandbox the state of a snapshot. The snapshot stays. */
  restore(name: string): Promise<void>;
  delete(name: string): Promise<void>;
  /** Copies the rows and repositories of a snapshot into a folder. @returns the other parts of its state */
  copyTo(name: string, folder: string): Promise<SavedState>;
  /** Returns the rows that differ between a snapshot and now. */
  changesSince(name: string): Promise<Change[]>;
  /** Returns the folder of the snapshots. */
  folder(): Promise<string>;
  close(): Promise<void>;
}

/** A further sandbox in the same process. */
export interface Fork {
  name: string;
  sandbox: Sandbox;
  /** The seconds after the last request at which the fork ends. */
  ttl: number;
  /** The time at which the fork ends without a further request, in milliseconds since 1970. */
  expiresAt: number;
}

/** The forks of a sandbox. */
export interface Forks {
  /** Adds a fork. @throws a Refusal with 400 for a taken name, or if there are too many forks */
  create(options: ForkOptions): Promise<Fork>;
  list(): Fork[];
  get(name: string): Fork | undefined;
  /** Ends a fork. */
  delete(name: string): Promise<void>;
  /** Responds to a request below a fork. The path of the request has no prefix any more. */
  handle(fork: Fork): RequestHandler;
  close(): Promise<void>;
}

/** The beginning of a fork. */
export interface ForkOptions {
  /** Default: a random name. */
  name?: string | undefined;
  ttl: number;
  /** Creates the sandbox of the fork. */
  open: () => Promise<Sandbox>;
}

// The types below are for decorators. With a decorator, a test makes a sandbox behave as another deployment.

/**
 * Performs a request to an operation in a transaction of its own. A refusal becomes a reply with the refusal's status.
 * @throws any error other than a Refusal, after the transaction is rolled back
 */
export type Perform = (incoming: Incoming) => Promise<Reply>;

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

/** A tool of others that works with a sandbox, what must be true afterwards, and the bench on which it works. */
import type { JsonValue } from '../../../contract/case.ts';
import type { TestSandbox } from '../../../testing/index.ts';

export interface Integration {
  /** The name for `--only`. */
  id: string;
  /** The package, and its registry: `semantic-release (npm)`. */
  name: string;
  version: string;
  /** The work of the tool here, in one sentence. */
  task: string;
  /** The sentences that must be false before the tool works, and true afterwards. */
  afterwards: Record<string, Expectation>;
  /**
   * The refusals that a tool asks for, with the reason. The key has the method, the status, and the path below the API
   * without its query: `GET 404 /projects/5/releases/v1.2.0`. Default: none.
   */
  refusals?: Record<string, string>;
  /** The part of its work that the tool cannot do here, and why. Default: none. */
  lacks?: string;
  /** Installs the tool in its pinned version, unless it is there. Returns its folder. */
  install(): Promise<string>;
  /** Makes the state in which the tool begins. Default: that of the example world. */
  prepare?(bench: Bench): Promise<void>;
  /**
   * Runs the tool.
   * @returns its output, which the expectations read
   * @throws an Error if the tool fails
   */
  drive(bench: Bench, folder: string): Promise<string>;
}

/** Whether a sentence is true. The output is empty before the tool works. */
export type Expectation = (ask: Ask, output: string) => boolean | Promise<boolean>;

/**
 * Asks the API as an administrator.
 * @param path the path below the API: `/projects/5`
 * @returns the body of the response, or null for a refusal
 */
// biome-ignore lint/suspicious/noExplicitAny: an expectation knows the form of the resource that it asks for.
export type Ask = (path: string) => Promise<any>;

/** A sandbox with the example world, and an empty folder. */
export interface Bench {
  sandbox: TestSandbox;
  folder: string;
  /** The address of a project for git, with the token of a maintainer. @param path such as `acme/rocket` */
  remote(path: string): string;
  /**
   * Sends a request to the API as a maintainer, to prepare the state.
   * @throws an Error for a refusal
   */
  send(method: string, path: string, body?: JsonValue): Promise<JsonValue>;
  /**
   * Runs a command in the folder, or in one below it.
   * @returns its output on both streams
   * @throws an Error with the end of the output if its status is not 0
   */
  run(
    command: string,
    args: string[],
    options?: { env?: Record<string, string>; below?: string },
  ): Promise<string>;
}

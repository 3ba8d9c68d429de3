/** The way from an operator to a deployment, with one fault or peculiarity, and the commands that must tell it. */
import type { Intermediary } from '../../../wire/testing/startFront.ts';

/** The party that has the fault. `nobody`: the way is unusual, and right. */
export type Culprit = 'nobody' | 'profile' | 'network' | 'server';

/** The deployment of a set-up: a sandbox whose IDs and names nobody knows. */
export interface World {
  /** Scheme, host and port. */
  url: string;
  /** The tokens, by role. */
  tokens: Record<string, string>;
  fixtures: Record<string, string | number>;
  /** The key of an alert integration. */
  alertKey: string;
}

/** The content of a profile that a set-up may change. */
export interface WrittenProfile {
  baseUrl: string;
  tokens: Record<string, string>;
  fixtures: Record<string, string | number>;
  limits?: Record<string, number>;
  headers?: Record<string, string>;
  tls?: Record<string, string>;
}

export const COMMANDS = ['init', 'check', 'conform'] as const;
export type Command = (typeof COMMANDS)[number];

/** A command, and how it must end. */
export interface Step {
  command: Command;
  exit: number;
  /** The sentence that tells the operator what it is. It must be in a line of the output. */
  says?: RegExp;
  /** Further arguments. */
  args?: string[];
  /**
   * Matches the jobs that may fail, as `suite id`. At least one must. Default: no job may fail.
   */
  fails?: RegExp;
  /** Matches the sentence of the documents below the first heading. Default: it is not looked at. */
  breaks?: RegExp;
}

export interface SetUp {
  id: string;
  /** The set-up in one sentence, in Markdown. */
  summary: string;
  fault: Culprit;
  /** Creates the server in front of the deployment. It is created for each command, since some count requests. */
  between?: (world: World) => Intermediary;
  /** Whether the front uses TLS, with a certificate of an authority of its own. Default: false. */
  tls?: boolean;
  /** The path below which the front has the API: `/forge`. Default: none. */
  prefix?: string;
  /**
   * A proxy that alone reaches the deployment. `user` is the name and password that it wants. Default: the deployment
   * is reached directly.
   */
  company?: { user?: string };
  /** The environment variables of the commands. `proxy` is host and port of the company's proxy. */
  env?: (way: { proxy: string; ca: string }, world: World) => Record<string, string>;
  /** The roles whose tokens the operator has. Default: all. */
  roles?: string[];
  /** The arguments of `profile init`. Default: the project. */
  init?: (world: World, address: string) => string[];
  /** Changes the profile after `profile init`. */
  edit?: (profile: WrittenProfile, world: World) => void;
  /** Changes the deployment while the commands run, and returns the function that undoes it. */
  change?: (world: World) => Promise<() => Promise<void>>;
  /** Whether the front listens at the loopback address of IPv6. Default: that of IPv4. */
  isIpv6?: boolean;
  /** Files beside the profile, by name. */
  files?: Record<string, string>;
  /** The commands, in this order. Without `init`, the profile is that of an undisturbed `profile init`. */
  steps: Step[];
}

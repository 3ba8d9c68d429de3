/** Options that several subcommands share, and parsers for option values. The parsers throw commander's error. */
import { type Command, InvalidArgumentError, Option } from 'commander';

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new InvalidArgumentError('Write a number from 0 to 65535; 0 takes a free port.');
  return port;
}

export function wholeUrl(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('Write a URL with a scheme and a host.');
  return text;
}

export function absolutePath(text: string): string {
  if (!/^\/[^?#]+$/.test(text)) throw new InvalidArgumentError('Write a path that begins with /.');
  return text;
}

export function positiveInteger(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 up.');
  return Number(text);
}

/** Reads a feature flag such as `name=on`, in addition to the others. */
export function flag(text: string, others: Record<string, boolean>): Record<string, boolean> {
  const [, name, state] = /^(\w+)=(on|off)$/.exec(text) ?? [];
  if (!name) throw new InvalidArgumentError('Write a flag as name=on or name=off.');
  return { ...others, [name]: state === 'on' };
}

/** Reads a fixture such as `project.id=42`, in addition to the others. */
export function fixture(text: string, fixtures: Record<string, string>): Record<string, string> {
  const [, key, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (!key || value === undefined)
    throw new InvalidArgumentError('Write a fixture as key=value, such as project.id=42.');
  return { ...fixtures, [key]: value };
}

const MILLISECONDS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Reads a duration such as `90s`, `5m` or `1h`. Returns milliseconds. */
export function duration(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d*)([smh])$/.exec(text) ?? [];
  const milliseconds = MILLISECONDS[unit];
  if (!milliseconds)
    throw new InvalidArgumentError('Write a number and s, m or h, such as 90s, 5m or 1h.');
  return Number(count) * milliseconds;
}

/** Reads a minor version such as `1.0`. */
export function minorVersion(text: string): string {
  if (!/^\d+\.\d+$/.test(text))
    throw new InvalidArgumentError('Write a major and a minor version, such as 1.0.');
  return text;
}

/** Adds a text of a repeatable option to the others. */
export function collected(text: string, others: string[] | undefined): string[] {
  return [...(others ?? []), text];
}

/** An option as data: its flags, its description, and how its value is read. */
export type OptionRow = [flags: string, description: string, facts?: OptionFacts];

export interface OptionFacts {
  parse?(text: string, before: unknown): unknown;
  default?: unknown;
  /** The default in the words of `--help`. */
  defaultText?: string;
  choices?: readonly string[];
  /** The environment variable that sets the option, too. */
  env?: string;
  /** The options that exclude this one. */
  conflicts?: string[];
  isRequired?: true;
}

/** Adds options to a command, in the order of `--help`. */
export function addOptions(command: Command, rows: readonly OptionRow[]): Command {
  for (const row of rows) {
    const [flags, description, facts = {}]: OptionRow = row;
    const option = new Option(flags, description);
    if (facts.choices) option.choices(facts.choices);
    if (facts.parse) option.argParser(facts.parse);
    if ('default' in facts) option.default(facts.default, facts.defaultText);
    if (facts.env) option.env(facts.env);
    if (facts.conflicts) option.conflicts(facts.conflicts);
    if (facts.isRequired) option.makeOptionMandatory();
    command.addOption(option);
    // A sandbox needs the names of packs, not only their documents, and has a row of its own.
    if (row === SHARED.pack) command.hook('preAction', extendWithPacks);
  }
  return command;
}

/** Adds the documents of packs to those of `--extend`, so that commands know only one option. */
async function extendWithPacks(command: Command): Promise<void> {
  const { pack, extend = [] }: { pack?: string[]; extend?: string[] } = command.opts();
  if (!pack) return;
  const { packFile } = await import('../contract/extensions/packs.ts');
  command.setOptionValue('extend', [...pack.map(packFile), ...extend]);
  command.setOptionValue('pack', undefined);
}

/** The options that several commands share. */
export const SHARED = {
  host: ['--host <address>', 'address to listen on', { default: '127.0.0.1' }],
  deviations: [
    '--deviations <file>',
    'deviations file of the deployment (see forge-contract deviations)',
  ],
  extend: [
    '--extend <file>',
    'operations of your own: an OpenAPI document, or the bundle of forge-contract extend; repeatable',
    { parse: collected },
  ],
  pack: [
    '--pack <name>',
    'operations that the documents do not have, by the name of their pack: everyday; repeatable',
    { parse: collected },
  ],
  openapi: [
    '--openapi <file>',
    'an OpenAPI 3.0 or 3.1 document to judge by, in place of the contract',
    { conflicts: ['deviations', 'extend', 'pack'] },
  ],
  offering: [
    '--offering <name>',
    'offering of the deployment: the hosted one may omit some headers',
    { choices: ['hosted', 'self-managed', 'dedicated'] },
  ],
  basePath: [
    '--base-path <path>',
    'path at which the deployment has the API, such as /forge/api/v4 (default: detected)',
  ],
  only: [
    '--only <side>',
    'judge one side of the exchanges',
    { choices: ['responses', 'requests'] },
  ],
  strict: [
    '--strict',
    'also fail on advised findings, where the documents are silent and the contract has chosen',
  ],
  knownFailures: [
    '--profile <file>',
    'profile of the deployment: its known failures fail nothing until they expire',
  ],
  fixture: [
    '--fixture <key=value>',
    'value of a fixture on the deployment, instead of a profile; repeatable',
    { parse: fixture, default: {} },
  ],
  tokenEnv: [
    '--token-env <name>',
    'environment variable with a token, which is used for all roles',
  ],
  noPack: ['--no-pack', 'only the operations of the contract'],
  timeout: [
    '--timeout <ms>',
    'longest time for one response, in milliseconds (default: 10000)',
    { parse: positiveInteger },
  ],
  plugin: [
    '--plugin <file...>',
    'ES modules with checks, properties and report formats of your own (see docs/guides/write-a-plugin.md)',
  ],
  noBodies: [
    '--no-bodies',
    'keep bodies, names and other values of the deployment out of reports, journal and output',
  ],
  force: ['--force', 'replace existing files, also those that forge-contract did not write'],
  report: [
    '-r, --report <dir>',
    'folder for the files of the report: a page, JSON, JUnit XML and others',
  ],
} satisfies Record<string, OptionRow>;

/** The option for the port that a server listens on. */
export function portOption(usual: number): OptionRow {
  const facts = { parse: portNumber, default: usual };
  return ['-p, --port <number>', 'port to listen on; 0 takes a free port', facts];
}

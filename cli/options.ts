/** Options that several subcommands share, and parsers for option values. The parsers throw commander's error. */
import { InvalidArgumentError, Option } from 'commander';

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

/** Reads a duration such as `90s`, `5m` or `1h`. Returns milliseconds. */
export function duration(text: string): number {
  const [, count, unit] = /^([1-9]\d*)(s|m|h)$/.exec(text) ?? [];
  if (!count || !unit)
    throw new InvalidArgumentError('Write a number and s, m or h, such as 90s, 5m or 1h.');
  return Number(count) * { s: 1000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h'];
}

/** The option for the folder of the report files. `docs/conformance.md` lists the files. */
export function reportOption(): Option {
  return new Option(
    '-r, --report <dir>',
    'folder for the files of the report: a page, JSON, JUnit XML and others',
  );
}

export function pluginOption(): Option {
  return new Option(
    '--plugin <file...>',
    'ES modules with checks, properties and report formats of your own (see docs/guides/write-a-plugin.md)',
  );
}

/** The option for the offering of a deployment. Only commands without a profile need it. */
export function offeringOption(): Option {
  return new Option(
    '--offering <name>',
    'offering of the deployment: the hosted one may omit some headers',
  ).choices(['hosted', 'self-managed', 'dedicated']);
}

/** The option for a document of others that judges in place of the contract. */
export function openapiOption(): Option {
  return new Option(
    '--openapi <file>',
    'an OpenAPI 3.0 or 3.1 document to judge by, in place of the contract',
  ).conflicts(['deviations', 'extend']);
}

/** The option for operations beside those of the contract. */
export function extendOption(): Option {
  return new Option(
    '--extend <file>',
    'operations of your own: an OpenAPI document, or the bundle of forge-contract extend; repeatable',
  ).argParser((text: string, others: string[] | undefined) => [...(others ?? []), text]);
}

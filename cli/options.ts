/** Options that more than one subcommand has, and readers of their values, which refuse in the words of commander. */
import { InvalidArgumentError, Option } from 'commander';

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535; 0 takes one that is free.');
  return port;
}

export function wholeUrl(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It is a URL with a scheme and a host.');
  return text;
}

export function absolutePath(text: string): string {
  if (!/^\/[^?#]+$/.test(text)) throw new InvalidArgumentError('It is a path that begins with /.');
  return text;
}

export function positiveInteger(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It is a whole number from 1 up.');
  return Number(text);
}

/** Where the files of a report go. `docs/conformance.md` lists them. */
export function reportOption(): Option {
  return new Option(
    '-r, --report <dir>',
    'write the files of the report there: a page, JSON, JUnit XML and others',
  );
}

export function pluginOption(): Option {
  return new Option(
    '--plugin <file...>',
    'ES modules with checks, properties and report formats of your own (see docs/guides/write-a-plugin.md)',
  );
}

/** How a deployment is offered, where no profile says it. */
export function offeringOption(): Option {
  return new Option(
    '--offering <name>',
    'how the deployment is offered: on the hosted one some headers may be missing',
  ).choices(['hosted', 'self-managed', 'dedicated']);
}

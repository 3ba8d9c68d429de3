import { isJson } from './mediaType.ts';
import type { WireRequest } from './wireRequest.ts';

/** How a command is written. */
export interface CurlOptions {
  /**
   * Texts that the reader has in environment variables, by the names of these: `{ TOKEN: 'glpat-…' }`. Wherever
   * one of the texts stands, the command has `$TOKEN` instead.
   */
  variables?: Record<string, string | undefined>;
  /**
   * `line`: one line that sends exactly the same bytes and shows all of the response. `sample`: an option a line,
   * as people write it, with JSON that is easy to read. Default: `line`.
   */
  layout?: 'line' | 'sample';
}

/** Set by curl itself, or without weight. */
const LEFT_OUT = new Set(['content-length', 'connection', 'accept-encoding', 'user-agent']);

/** A command for a POSIX shell that sends a request. */
export function curlCommand(request: WireRequest, options: CurlOptions = {}): string {
  const { variables = {}, layout = 'line' } = options;
  const known = Object.entries(variables).filter(([, text]) => text) as Variable[];
  const word = (text: string) => shellWord(text, known);
  const { method, origin, path, body } = request;
  const methodOption = method === 'GET' ? [] : [`--request ${method}`];
  const headers = headerOptions(request, word);
  if (layout === 'line')
    return [
      // Brackets in the query and dots in the path are sent as they stand.
      'curl --include --compressed --globoff --path-as-is',
      ...methodOption,
      ...headers,
      ...(body ? [`--data-binary ${word(body.toString())}`] : []),
      word(origin + path),
    ].join(' ');
  // curl has a meaning of its own for brackets.
  const globOption = /[[\]]/.test(path) ? ['--globoff'] : [];
  // In double quotes, an interactive shell takes `!` for a command of its history.
  const address = word(origin + path.replaceAll('!', '%21'));
  return [
    ['curl', ...methodOption, ...globOption, address].join(' '),
    ...headers,
    ...dataOptions(request, word),
  ].join(' \\\n  ');
}

function headerOptions({ headers }: WireRequest, word: (text: string) => string): string[] {
  return Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name.toLowerCase()))
    .map(([name, value]) => {
      const password = name.toLowerCase() === 'authorization' && passwordOf(value);
      // The shell cannot put a variable into what is encoded already.
      return password ? `--user ${word(`:${password}`)}` : `--header ${word(`${name}: ${value}`)}`;
    });
}

type Variable = [name: string, text: string];

/** The password in the credentials of the scheme Basic, where they have no user name. */
function passwordOf(credentials: string): string | undefined {
  const [, encoded] = /^Basic (.+)$/.exec(credentials) ?? [];
  return encoded && /^:(.+)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}

function dataOptions({ headers, body }: WireRequest, word: (text: string) => string): string[] {
  if (!body) return [];
  if (isJson(headers['Content-Type'] ?? ''))
    return [`--data ${word(JSON.stringify(JSON.parse(body.toString()), null, 2))}`];
  return body
    .toString()
    .split('&')
    .map((pair) => `--data-urlencode ${word(decodeURIComponent(pair))}`);
}

/** A word for a POSIX shell. Single quotes keep everything but themselves; a variable needs double quotes. */
function shellWord(text: string, variables: Variable[]): string {
  const used = variables.filter(([, value]) => text.includes(value));
  return used.length === 0 ? `'${text.replaceAll("'", `'\\''`)}'` : `"${expand(text, used)}"`;
}

/** The inside of double quotes: the names of variables where their texts stand, and the rest as it is. */
function expand(text: string, [variable, ...others]: Variable[]): string {
  if (!variable) return text.replaceAll(/[\\"$`]/g, '\\$&');
  const [name, value] = variable;
  return text
    .split(value)
    .map((part) => expand(part, others))
    .join(`$${name}`);
}

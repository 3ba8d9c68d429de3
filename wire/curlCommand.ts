import { isJson } from './mediaType.ts';
import type { WireRequest } from './wireRequest.ts';

/** The form of a command. */
export interface CurlOptions {
  /**
   * Texts that the reader has in environment variables, by the names of the variables: `{ TOKEN: 'glpat-…' }`. The
   * command has `$TOKEN` in place of each such text.
   */
  variables?: Record<string, string | undefined>;
  /**
   * `line`: one line that sends exactly the same bytes and shows the whole response. `sample`: one option per line and
   * indented JSON, for people. Default: `line`.
   */
  layout?: 'line' | 'sample';
}

/** Headers that curl sets itself, or that change nothing. */
const LEFT_OUT = new Set(['content-length', 'connection', 'accept-encoding', 'user-agent']);

/** Writes a command for a POSIX shell that sends a request. */
export function curlCommand(request: WireRequest, options: CurlOptions = {}): string {
  const { variables = {}, layout = 'line' } = options;
  const known = Object.entries(variables).filter(([, text]) => text) as Variable[];
  const word = (text: string) => shellWord(text, known);
  const { method, origin, path, body } = request;
  const methodOption = method === 'GET' ? [] : [`--request ${method}`];
  const headers = headerOptions(request, word);
  if (layout === 'line')
    return [
      // These options keep brackets in the query and dots in the path.
      'curl --include --compressed --globoff --path-as-is',
      ...methodOption,
      ...headers,
      ...(body ? [`--data-binary ${word(body.toString())}`] : []),
      word(origin + path),
    ].join(' ');
  // For curl, brackets are a pattern.
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
      // The shell cannot put a variable into an encoded text.
      return password ? `--user ${word(`:${password}`)}` : `--header ${word(`${name}: ${value}`)}`;
    });
}

type Variable = [name: string, text: string];

/** Returns the password in credentials of the scheme Basic; undefined if they have a user name. */
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

/** Quotes a word for a POSIX shell: in double quotes if it contains a variable, otherwise in single quotes. */
function shellWord(text: string, variables: Variable[]): string {
  const used = variables.filter(([, value]) => text.includes(value));
  return used.length === 0 ? `'${text.replaceAll("'", `'\\''`)}'` : `"${expand(text, used)}"`;
}

/** Escapes a text for double quotes, and replaces secret texts by their variables. */
function expand(text: string, [variable, ...others]: Variable[]): string {
  if (!variable) return text.replaceAll(/[\\"$`]/g, '\\$&');
  const [name, value] = variable;
  return text
    .split(value)
    .map((part) => expand(part, others))
    .join(`$${name}`);
}

import { isJson } from './mediaType.ts';
import type { WireRequest } from './wireRequest.ts';

/** The form of a command. */
export interface CurlOptions {
  /**
   * Secret texts by the names of the environment variables that contain them: `{ TOKEN: 'glpat-…' }`. The command has
   * `$TOKEN` in place of the text `glpat-…`.
   */
  variables?: Record<string, string | undefined>;
  /**
   * `line`: one line that sends exactly the bytes of the request and shows the whole response. `sample`: one option per
   * line and indented JSON, which is easier to read. It needs curl 7.76, and fails for a refusal. Default: `line`.
   */
  layout?: 'line' | 'sample';
}

/** Headers that the command leaves out: curl sets them itself, or they have no effect on the response. */
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
      // `--globoff` keeps brackets in the query, and `--path-as-is` keeps `..` in the path.
      'curl --include --compressed --globoff --path-as-is',
      ...methodOption,
      ...headers,
      ...(body ? [`--data-binary ${word(body.toString())}`] : []),
      word(origin + path),
    ].join(' ');
  // Without `--globoff`, curl reads brackets in an address as a pattern.
  const globOption = /[[\]]/.test(path) ? ['--globoff'] : [];
  // An interactive shell reads `!` in double quotes as a reference to its history.
  const address = word(origin + path.replaceAll('!', '%21'));
  return [
    // A refusal ends the command with an error, and still shows its message.
    ['curl --fail-with-body', ...methodOption, ...globOption, address].join(' '),
    ...headers,
    ...dataOptions(request, word),
  ].join(' \\\n  ');
}

function headerOptions({ headers }: WireRequest, word: (text: string) => string): string[] {
  return Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name.toLowerCase()))
    .map(([name, value]) => {
      const user = name.toLowerCase() === 'authorization' && decodeUser(value);
      // A `Basic` header is Base64, and a variable in Base64 has no effect. With `--user`, curl encodes the password.
      return user ? `--user ${word(user)}` : `--header ${word(`${name}: ${value}`)}`;
    });
}

type Variable = [name: string, text: string];

/** Returns the user name and the password in the value of a `Basic` header, joined by a colon. */
function decodeUser(credentials: string): string | undefined {
  const [, encoded] = /^Basic (.+)$/.exec(credentials) ?? [];
  return encoded && /^[^:]*:.+$/s.exec(Buffer.from(encoded, 'base64').toString())?.[0];
}

function dataOptions({ headers, body }: WireRequest, word: (text: string) => string): string[] {
  if (!body) return [];
  if (isJson(headers['Content-Type'] ?? ''))
    return [`--data ${word(indentedJson(body.toString()))}`];
  return body
    .toString()
    .split('&')
    .map((pair) => `--data-urlencode ${word(decodeURIComponent(pair))}`);
}

/** Writes JSON whose lines are indented like the options around it. */
function indentedJson(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2).replaceAll('\n', '\n  ');
}

/** Quotes a word for a POSIX shell: in double quotes if it contains a variable, otherwise in single quotes. */
function shellWord(text: string, variables: Variable[]): string {
  const used = variables.filter(([, value]) => text.includes(value));
  return used.length === 0 ? `'${text.replaceAll("'", `'\\''`)}'` : `"${expand(text, used)}"`;
}

/** Escapes a text for double quotes, and replaces the value of each variable by its name: `$TOKEN`. */
function expand(text: string, [variable, ...others]: Variable[]): string {
  if (!variable) return text.replaceAll(/[\\"$`]/g, '\\$&');
  const [name, value] = variable;
  return text
    .split(value)
    .map((part) => expand(part, others))
    .join(`$${name}`);
}

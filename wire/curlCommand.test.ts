import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlCommand } from './curlCommand.ts';

/** Returns the arguments that a shell would pass to curl. */
function argumentsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; TOKEN=secret; ${line}`;
  return execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1);
}

const request = {
  method: 'POST',
  origin: 'http://127.0.0.1:1',
  path: "/a/..%2F?ids[]=1&q='$(id)`id`",
  headers: { 'PRIVATE-TOKEN': 'tok"$en', 'X-Note': "it's $HOME", 'Content-Length': '3' },
  body: Buffer.from(`{"a":"it's \\"$HOME\\""}`),
};

test('a shell passes the same arguments to curl, with the token from its environment', () => {
  expect(argumentsOf(curlCommand(request, { variables: { TOKEN: 'tok"$en' } }))).toEqual([
    '--include',
    '--compressed',
    '--globoff',
    '--path-as-is',
    '--request',
    'POST',
    '--header',
    'PRIVATE-TOKEN: secret',
    '--header',
    "X-Note: it's $HOME",
    '--data-binary',
    `{"a":"it's \\"$HOME\\""}`,
    "http://127.0.0.1:1/a/..%2F?ids[]=1&q='$(id)`id`",
  ]);
});

test('the command contains a variable instead of the token', () => {
  expect(curlCommand(request, { variables: { TOKEN: 'tok"$en' } })).not.toContain('tok');
});

test.each(['', 'somebody'])('writes a password of user "%s" as the option `--user`', (name) => {
  const headers = { Authorization: `Basic ${Buffer.from(`${name}:tok"$en`).toString('base64')}` };
  const command = curlCommand({ ...request, headers }, { variables: { TOKEN: 'tok"$en' } });
  expect(argumentsOf(command)).toEqual(expect.arrayContaining(['--user', `${name}:secret`]));
});

test('a sample has one option per line, and indented JSON', () => {
  const sample = curlCommand(
    {
      ...request,
      path: '/a!',
      headers: { 'PRIVATE-TOKEN': 'tok', 'Content-Type': 'application/json' },
    },
    { layout: 'sample', variables: { TOKEN: 'tok', FORGE: request.origin } },
  );
  expect(sample).toBe(
    [
      'curl --fail-with-body --request POST "$FORGE/a%21"',
      '--header "PRIVATE-TOKEN: $TOKEN"',
      "--header 'Content-Type: application/json'",
      `--data '{\n    "a": "it'\\''s \\"$HOME\\""\n  }'`,
    ].join(' \\\n  '),
  );
});

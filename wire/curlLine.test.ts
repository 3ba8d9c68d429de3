import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLine } from './curlLine.ts';

/** The arguments that a shell would give to curl. */
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

test('a shell gets back what was sent, with its own token', () => {
  expect(argumentsOf(curlLine(request, 'tok"$en'))).toEqual([
    '--include',
    '--compressed',
    '--globoff',
    '--path-as-is',
    '-X',
    'POST',
    '-H',
    'PRIVATE-TOKEN: secret',
    '-H',
    "X-Note: it's $HOME",
    '--data-binary',
    `{"a":"it's \\"$HOME\\""}`,
    "http://127.0.0.1:1/a/..%2F?ids[]=1&q='$(id)`id`",
  ]);
});

test('the token is not in the line', () => {
  expect(curlLine(request, 'tok"$en')).not.toContain('tok');
});

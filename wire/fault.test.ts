import { afterEach, expect, test, vi } from 'vitest';
import { faultMessage, logFault, newRequestId } from './fault.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    "ENOENT: no such file, open '/home/kim/my data/5.git/HEAD'",
    "ENOENT: no such file, open 'HEAD'",
  ],
  ['fatal: /srv/forge/repositories/5.git is no repository', 'fatal: 5.git is no repository'],
  ['cannot open C:\\Users\\kim\\sandbox.db', 'cannot open sandbox.db'],
  ['/var/data.db: locked', 'data.db: locked'],
  ['cannot import file:///srv/forge/main.ts', 'cannot import main.ts'],
  ['remote:/srv/forge/5.git is gone', 'remote:5.git is gone'],
  ['no connection to http://forge.example/a/b', 'no connection to http://forge.example/a/b'],
  ['no such column: notes.kind', 'no such column: notes.kind'],
  ['refs/heads/main is at another commit', 'refs/heads/main is at another commit'],
])('the message for the caller contains no absolute path: %s', (message, shown) => {
  expect(faultMessage('3f9a1c2e', new Error(message))).toBe(
    `500 Internal Server Error: ${shown} (request 3f9a1c2e: the server's log has more)`,
  );
});

test('the message for the caller is short', () => {
  const error = new Error(`git log --author=${'a'.repeat(100_000)} failed in 5.git`);
  expect(faultMessage('1', error).length).toBeLessThan(3000);
});

test('the message for the caller contains the innermost reason', () => {
  const cause = new Error('database or disk is full');
  const error = new Error("Failed to run the query 'insert into …'", { cause });
  expect(faultMessage('1', error)).toContain(': database or disk is full (request 1');
});

test('the log contains the place, the stack and the cause', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  logFault('request 1: createTag', new Error('outer', { cause: new TypeError('inner') }));
  const [[text]] = written.mock.calls as [[string]];
  expect(text).toMatch(
    /^request 1: createTag failed[^\n]+\nError: outer\n {4}at .+fault\.test\.ts[\s\S]+TypeError: inner\n/,
  );
});

test('each request gets a different short ID', () => {
  const [one, other] = [newRequestId(), newRequestId()];
  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(other).not.toBe(one);
});

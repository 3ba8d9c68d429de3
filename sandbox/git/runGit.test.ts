import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GitLimit, runGit } from './runGit.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-git-'));
const dir = join(folder, '5.git');
execFileSync('git', ['init', '--quiet', '--bare', dir]);
afterAll(() => rmSync(folder, { recursive: true }));

const messageOf = (args: string[], at = dir) =>
  runGit(at, args).then(
    () => undefined,
    ({ message }: Error) => message,
  );

test('The message about a failure names the command, the repository and the reason, but not the path of the folder', async () => {
  const message = await messageOf(['fsck', '--no-such-option']);
  expect(message).toMatch(/^git fsck --no-such-option failed in 5\.git: .*no-such-option/);
  // Git's own message would contain the absolute path of the lock file.
  const input = 'A blob';
  const sha = String(await runGit(dir, ['hash-object', '-w', '--stdin'], { input })).trim();
  writeFileSync(join(dir, 'HEAD.lock'), '');
  const locked = await messageOf(['update-ref', '--no-deref', 'HEAD', sha]);
  expect(locked).toContain("Unable to create '5.git/HEAD.lock'");
  expect(locked).not.toContain(folder);
});

test('With `allowFailure`, a command that fails has an empty result', async () => {
  const options = { allowFailure: true };
  expect(await runGit(dir, ['rev-parse', '--verify', 'nowhere'], options)).toHaveLength(0);
});

test('The message about a missing repository differs from the message about a missing git', async () => {
  expect(await messageOf(['status'], join(folder, '6.git'))).toBe(
    'The folder 6.git of a repository is gone. Start the sandbox again.',
  );
});

test('The message about a missing git names the version to install', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder;
  try {
    expect(await messageOf(['status'])).toMatch(/no git in the PATH. Install git 2.38 or newer/);
  } finally {
    process.env.PATH = PATH;
  }
});

test('A command that writes too much is stopped', async () => {
  await expect(runGit(dir, ['help', '--all'], { maxBytes: 10 })).rejects.toThrow(GitLimit);
});

import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Command, runCommand } from './command.ts';
import { launch } from './launcher.ts';

const shell = (script: string, options: Partial<Command> = {}): Command => ({
  program: 'sh',
  args: ['-c', script],
  cwd: '/',
  env: { PATH: process.env.PATH },
  ...options,
});

/** Returns the ID of the process that starts a command. */
const parentOf = async () => Number((await launch(shell('echo $PPID'))).stdout);
/** Waits until the helper process is ready. Until then, the test process itself starts the commands. */
const launcherIsThere = () =>
  vi.waitFor(async () => expect(await parentOf()).not.toBe(process.pid), {
    timeout: 120_000,
    interval: 500,
  });

beforeAll(launcherIsThere);

describe.each([
  ['in this process', runCommand],
  ['by the helper process', launch],
])('a command that is run %s', (_, run) => {
  test.each<[string, Command, object]>([
    [
      'returns its output, its standard error and its status',
      shell('cat; echo Oh >&2; exit 3', { input: Buffer.from([0, 255, 10]) }),
      { status: 3, stdout: Buffer.from([0, 255, 10]), stderr: 'Oh\n' },
    ],
    ['may leave its input unread', shell('true', { input: 'x'.repeat(1e6) }), { status: 0 }],
    [
      'is stopped when it writes too much',
      shell('exec yes', { maxBytes: 1000 }),
      { status: null, stopped: 'maxBytes' },
    ],
    [
      'is stopped when it takes too long',
      shell('exec sleep 60', { timeout: 50 }),
      { status: null, stopped: 'timeout' },
    ],
    [
      'returns the code of the failure if it does not exist',
      { ...shell(''), program: 'no-such-program' },
      { status: null, code: 'ENOENT' },
    ],
    [
      'returns the code of the failure if its arguments are too long',
      shell(`: ${'a'.repeat(200_000)}`),
      { status: null, code: 'E2BIG' },
    ],
    [
      'returns the code of the failure if an argument contains U+0000',
      shell(':\0'),
      { status: null, code: 'ERR_INVALID_ARG_VALUE' },
    ],
  ])('%s', async (_, command, outcome) => {
    expect(await run(command)).toMatchObject(outcome);
  });

  test('returns megabytes unchanged', async () => {
    const input = Buffer.alloc(8e6, 'bytes');
    const { stdout } = await run(shell('cat', { input }));
    expect(stdout.equals(input)).toBe(true);
  });
});

test('Commands run side by side', async () => {
  // The first command ends only when the second command has created a file. So both must run at the same time.
  const file = join(mkdtempSync(join(tmpdir(), 'launcher-')), 'second');
  const first = launch(shell(`until test -e ${file}; do sleep 0.01; done; echo 1`));
  const second = launch(shell(`touch ${file}; echo 2`));
  const outcomes = await Promise.all([first, second]);
  rmSync(dirname(file), { recursive: true });
  expect(outcomes.map(({ stdout }) => String(stdout))).toEqual(['1\n', '2\n']);
});

test('When the helper process is killed, its running commands fail, and a new helper process starts later commands', async () => {
  const first = await parentOf();
  const running = launch(shell('exec sleep 20'));
  process.kill(first, 'SIGKILL');
  await expect(running).rejects.toThrow('the process that starts git ended unexpectedly');
  await launcherIsThere();
  expect(await parentOf()).not.toBe(first);
});

test('The helper process ignores Ctrl-C, so that the main process can finish its work, and ends with the main process', async () => {
  const module = join(import.meta.dirname, 'launcher.ts');
  const output = execFileSync(
    process.execPath,
    [
      ...['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval'],
      `const { launch } = await import(${JSON.stringify(module)});
       const ask = () => launch({ program: 'sh', args: ['-c', 'echo $PPID'], cwd: '/', env: process.env });
       let before = process.pid;
       while (before === process.pid) before = Number((await ask()).stdout);
       process.kill(before, 'SIGINT');
       console.log(before, Number((await ask()).stdout));`,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  const [before, after] = output.split(' ').map(Number);
  expect(after).toBe(before);
  // The operating system may take some time to remove the ended process from its list of processes.
  await expect.poll(() => isAlive(before!)).toBe(false);
});

test('The helper process ends without an error if the main process is killed before it is ready', async () => {
  const helper = fork(join(import.meta.dirname, 'launcherProcess.ts'), {
    serialization: 'advanced',
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  helper.disconnect();
  const errors: Buffer[] = [];
  helper.stderr!.on('data', (bytes) => errors.push(bytes));
  const [status] = await once(helper, 'exit');
  expect(Buffer.concat(errors).toString()).toBe('');
  expect(status).toBe(0);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

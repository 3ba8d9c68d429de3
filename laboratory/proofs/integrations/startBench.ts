import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestSandbox } from '../../../testing/index.ts';
import { runCommand } from '../../comparison/runCommand.ts';
import type { Ask, Bench } from './integration.ts';

/** The seconds after which a tool is ended. */
const PATIENCE = 600;

/** Git reads no configuration of this machine, and asks nobody for a password. */
const PLAIN_GIT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Mira Maintainer',
  GIT_AUTHOR_EMAIL: 'mira@acme.example',
  GIT_COMMITTER_NAME: 'Mira Maintainer',
  GIT_COMMITTER_EMAIL: 'mira@acme.example',
};

/** Returns the bench of a tool. @param folder an empty folder */
export function createBench(sandbox: TestSandbox, folder: string): Bench {
  return {
    sandbox,
    folder,
    remote: (path) =>
      `${sandbox.url.replace('//', `//git:${sandbox.tokens.maintainer}@`)}/${path}.git`,
    send: async (method, path, body) => {
      const response = await fetch(sandbox.apiUrl + path, {
        method,
        headers: {
          'PRIVATE-TOKEN': sandbox.tokens.maintainer,
          'Content-Type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
    run: async (command, args, { env, below = '.' } = {}) => {
      const cwd = join(folder, below);
      await mkdir(cwd, { recursive: true });
      const { status, stdout, stderr } = await runCommand(command, args, {
        seconds: PATIENCE,
        cwd,
        env: { ...PLAIN_GIT, HOME: folder, NO_COLOR: '1', ...env },
      });
      if (status === 0) return stdout + stderr;
      const end = `${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n    ');
      throw new Error(`\`${command}\` ended with status ${status}:\n    ${end}`);
    },
  };
}

/** Returns a function that asks the API as an administrator. */
export function createAsk({ apiUrl, tokens }: TestSandbox): Ask {
  return async (path) => {
    const headers = { 'PRIVATE-TOKEN': tokens.administrator };
    const response = await fetch(apiUrl + path, { headers });
    return response.ok ? response.json() : null;
  };
}

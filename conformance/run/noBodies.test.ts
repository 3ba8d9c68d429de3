/** Tests that `--no-bodies` keeps each name and address of a person out of every file and of the output. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { judgeRecorded } from '../recorded/judgeRecorded.ts';
import { conform } from './conform.ts';

const PLANTED = ['Paula Planted', 'paula@people.example', 'planted-login'];

/** A key with the persons in its values. It lacks required fields, so findings quote it. */
const KEY = {
  id: 'Paula Planted',
  title: 'Paula Planted <paula@people.example>',
  key: 'ssh-rsa planted-login',
  created_at: 'by planted-login',
};

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-bodies-'));
  server = await startTestServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    const isKnown = /\/users\/planted-login\/keys$|\/user\/keys$|\/deploy_keys$/.test(path);
    const isOpen = path.includes('/users/');
    const mayCall = isOpen || request.headers['private-token'] !== undefined;
    const status = !mayCall ? 401 : isKnown ? 200 : 404;
    response
      .writeHead(status, {
        'Content-Type': 'application/json',
        Link: `<${server.url}${path}?author=planted-login&page=2>; rel="next"`,
        'X-User': 'planted-login',
      })
      .end(JSON.stringify(status === 200 ? [KEY, KEY] : { message: 'no for Paula Planted' }));
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs a command that prints and writes. @returns the files and streams with a planted text */
async function findPlanted(
  name: string,
  run: (outputs: {
    stdout: { write: (text: string) => boolean };
    stderr: { write: (text: string) => boolean };
    report: string;
    runsDir: string;
  }) => Promise<{ counts: { fail: number } }>,
): Promise<string[]> {
  const own = join(folder, name);
  await mkdir(own);
  const texts = new Map<string, string>();
  const print = (stream: string) => ({
    write: (text: string) => texts.set(stream, (texts.get(stream) ?? '') + text).size > 0,
  });
  const { counts } = await run({
    ...{ stdout: print('stdout'), stderr: print('stderr') },
    ...{ report: join(own, 'reports'), runsDir: join(own, 'runs') },
  });
  expect(counts.fail).toBeGreaterThan(0);
  for (const entry of await readdir(own, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      texts.set(entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8'));
  return [...texts].flatMap(([file, text]) =>
    PLANTED.some((planted) => text.includes(planted)) ? [file] : [],
  );
}

const conformTo = (bodies: boolean) =>
  findPlanted(`conform-${bodies}`, (outputs) =>
    conform({
      ...{ kind: 'live', target: server.url, bodies, timeoutMs: PATIENCE_MS },
      ...{ tokenEnv: 'TOKEN', env: { TOKEN: 'token-4711' } },
      operation: ['listUserSshKeys', 'listProjectDeployKeys'],
      fixtures: { 'project.id': '42', 'user.username': 'planted-login' },
      ...outputs,
    }),
  );

test('a run names a person in each format, and without bodies in none', async () => {
  const named = await conformTo(true);
  for (const file of ['report.json', 'index.html', 'junit.xml', 'journal.jsonl', 'stdout'])
    expect(named).toContain(file);
  expect(await conformTo(false)).toEqual([]);
});

test('a judged recording names a person in each format, and without bodies in none', async () => {
  const contract = await readContract();
  const file = join(folder, 'traffic.ndjson');
  await writeFile(
    file,
    `${JSON.stringify({
      request: { method: 'GET', url: `${server.url}/api/v4/users/planted-login/keys`, headers: [] },
      response: {
        status: 200,
        headers: [['Content-Type', 'application/json']],
        body: JSON.stringify([KEY]),
      },
    })}\n`,
  );
  const judge = (bodies: boolean) =>
    findPlanted(`judge-${bodies}`, (outputs) =>
      judgeRecorded({ contract, files: [file], bodies, ...outputs }),
    );
  expect(await judge(true)).toContain('report.json');
  expect(await judge(false)).toEqual([]);
});

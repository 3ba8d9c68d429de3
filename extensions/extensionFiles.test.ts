import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { extendContract } from '../contract/extensions/extendContract.ts';
import { typeErrors } from '../test/typeErrors.ts';
import { extensionFiles } from './extensionFiles.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const BRANCHES = join(PROJECT_DIR, 'contract/extensions/testing/branches.openapi.yaml');

/** The program of an application. Each marked line has a mistake, which the compiler must find. */
const PROGRAM = `
import { createForgeClient, type RequestOf, type ResponseBody } from './client.ts';
import { handlers } from './msw.ts';

const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
const path = { id: 'acme/rocket' };
const branch = await forge.call('createBranch', { path, body: { branch: 'a', ref: 'main' } });
export const isDefault: boolean = branch.default;
for await (const { commit } of forge.paginate('listBranches', { path })) commit.id.trim();
const one = await forge.request('GET /projects/{id}/repository/branches/{branch}', {
  path: { ...path, branch: 'main' },
});
one.name.trim();
const { data } = await forge.GET('/projects/{id}/repository/branches', { params: { path } });
data?.[0]?.name.trim();
const tag = await forge.call('getTag', { path: { ...path, tag_name: 'v1' } });
tag.commit.title.trim();
export const request: RequestOf<'getBranch'> = { path: { id: 5, branch: 'main' } };
export const body: ResponseBody<'getBranch'> = { name: 'main', default: true, commit: { id: 'a' } };
handlers.getBranch('default-branch', { name: 'other' });
handlers.createTag('annotated', { name: 'v2' });
const unknown: unknown = await forge.request('GET /projects/{id}/releases', { path });

await forge.call('createBranch', { path, body: { branch: 'a' } }); // ✗
await forge.call('getBranch', { path }); // ✗
await forge.call('createBranche', { path }); // ✗
branch.title; // ✗
for await (const { title } of forge.paginate('listBranches', { path })) title; // ✗
await forge.request('GET /projects/{id}/repository/branches/{branch}', { path: {} }); // ✗
await forge.GET('/projects/{id}/repository/branche', { params: { path } }); // ✗
handlers.getBranch('other'); // ✗
handlers.getBranch('default-branch', { name: 5 }); // ✗
tag.titel; // ✗
unknown.name; // ✗
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-contract-extension-'));
  const contract = await extendContract(await readContract(), BRANCHES);
  for (const { name, text } of await extensionFiles(contract))
    await writeFile(
      join(folder, name),
      // The packages are not installed here, so the modules of the project stand for them.
      text
        .replaceAll("'forge-contract-client'", `'${PROJECT_DIR}/client/index.ts'`)
        .replaceAll("'forge-contract-client/types'", `'${PROJECT_DIR}/generated/types.ts'`)
        .replaceAll("'forge-contract-client/msw'", `'${PROJECT_DIR}/msw/index.ts'`),
    );
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the compiler knows the operations by name and by path, and finds each mistake', async () => {
  const config = {
    extends: join(PROJECT_DIR, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false },
    include: [],
    files: ['program.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const lines = PROGRAM.split('\n');
  const texts = typeErrors(folder).map(({ file, line, message }) => {
    const text = file.endsWith('program.ts') ? lines[line - 1]! : file;
    return text.includes('✗') ? text : `${text}: ${message}`;
  });
  expect([...new Set(texts)]).toEqual(lines.filter((line) => line.includes('✗')));
});

test('the client sends the requests, and protects the paths of other operations', async () => {
  const { createForgeClient } = await import(pathToFileURL(join(folder, 'client.ts')).href);
  const sent: string[] = [];
  const forge = createForgeClient({
    baseUrl: 'https://forge.example.com',
    token: 'secret',
    fetch: async (request: Request) => {
      sent.push(`${request.method} ${request.url} ${request.headers.get('private-token')}`);
      return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]);
    },
  });
  await forge.call('listBranches', { path: { id: 'acme/rocket' } });
  await forge.request('DELETE /projects/{id}/repository/branches/{branch}', {
    path: { id: 5, branch: 'a/b' },
  });
  const base = 'https://forge.example.com/api/v4/projects';
  expect(sent).toEqual([
    `GET ${base}/acme%2Frocket/repository/branches secret`,
    `DELETE ${base}/5/repository/branches/a%2Fb secret`,
  ]);
  await expect(forge.call('listBranche', {})).rejects.toThrow("Did you mean 'listBranches'?");
  await expect(forge.call('getRunner', { path: { id: 'all' } })).rejects.toThrow(
    'Nothing was sent',
  );
  await expect(forge.call('deleteBranch', { path: { id: 5, branch: '..' } })).rejects.toThrow(
    'Nothing was sent',
  );
});

test('the handlers send the cases, and a sample where there is no case', async () => {
  const { defaultHandlers } = await import(pathToFileURL(join(folder, 'msw.ts')).href);
  const { setupServer } = await import('msw/node');
  const server = setupServer(...defaultHandlers());
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const address = 'https://forge.example.com/api/v4/projects/5';
    const branch = await fetch(`${address}/repository/branches/main`);
    expect(await branch.json()).toMatchObject({ name: 'main', default: true });
    const list = await fetch(`${address}/repository/branches`);
    expect(list.headers.get('x-total')).toBe('1');
    const deleted = await fetch(`${address}/repository/branches/main`, {
      method: 'DELETE',
      headers: { 'PRIVATE-TOKEN': 'x' },
    });
    expect(deleted.status).toBe(204);
    const mergeRequest = await fetch(`${address}/merge_requests/7`);
    expect(await mergeRequest.json()).toMatchObject({
      iid: expect.any(Number),
      title: expect.any(String),
    });
    const tag = await fetch(`${address}/repository/tags/v1.0.0`);
    expect(await tag.json()).toHaveProperty('commit');
  } finally {
    server.close();
  }
});

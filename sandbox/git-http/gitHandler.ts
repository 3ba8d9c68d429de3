/** Serves the repositories of a sandbox to git: clone, fetch and push at `/<path of the project>.git`. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { mergeRequests, type Project, type User } from '../../generated/tables.ts';
import type { RequestHandler } from '../../wire/startServer.ts';
import { type Access, computeAccess, movedProject, projectByIdOrPath } from '../access/access.ts';
import { scopesAllowGit } from '../access/scopes.ts';
import type { Repository } from '../git/repository.ts';
import type { Sandbox } from '../sandbox.ts';
import { findHolder } from '../server/operationHandler.ts';
import { fullPath } from '../sharedPresenters/projectSummary.ts';
import { rowsWhere } from '../store/rowsWhere.ts';
import { askBackend, type BackendRequest } from './httpBackend.ts';
import { followOptions } from './pushOptions.ts';
import { followPush, isProtectedBranch, whyRefused } from './pushRules.ts';
import { readCommands, refusedPush, withLines } from './receiveCommands.ts';
import { type Refused, refuse } from './refuse.ts';
import { spool } from './spool.ts';
import { adoptObjects, EMPTY_PACK, unpackPush } from './unpackPush.ts';

const PATH =
  /^\/(?!api\/|_sandbox\/)([^/].*\/.+)\.git\/(info\/refs|git-upload-pack|git-receive-pack)$/;

const SERVICES = ['git-upload-pack', 'git-receive-pack'];

/** A request that the caller may make. */
interface Granted {
  project: Project;
  repository: Repository;
  access: Access;
  caller: User | undefined;
}

/** Returns true if a request is for git. */
export function isGitRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.includes('.git/') && PATH.test(url.replace(/\?.*/s, ''));
}

/** @param mount the prefix of all paths, which the requests have no longer: that of a fork. Default: empty */
export function gitHandler(sandbox: Sandbox, mount = ''): RequestHandler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, path = '', action = ''] = PATH.exec(pathname) ?? [];
    const service = action === 'info/refs' ? searchParams.get('service') : action;
    const method = action === 'info/refs' ? 'GET' : 'POST';
    if (request.method !== method)
      return refuse(request, response, {
        status: 405,
        text: 'Method Not Allowed',
        headers: { allow: method },
      });
    if (service === null || !SERVICES.includes(service))
      return refuse(request, response, {
        status: 403,
        text: 'Use a git client with the smart protocol',
      });
    const isPush = service === 'git-receive-pack';
    const grant = () => granted(sandbox, request, decoded(path), isPush, mount);
    const allowed = await sandbox.transaction(grant);
    if ('status' in allowed) return refuse(request, response, allowed);
    await allowed.repository.writeHead();
    const asked: BackendRequest = {
      dir: allowed.repository.dir,
      method,
      action,
      query: action === 'info/refs' ? `service=${service}` : '',
      contentType: request.headers['content-type'] ?? '',
      protocol: request.headers['git-protocol'] as string | undefined,
      caller: allowed.caller?.username,
      body: request,
    };
    if (action === 'git-receive-pack')
      return receive(sandbox, request, response, asked, grant, mount);
    const served = await askBackend({
      ...asked,
      contentEncoding: request.headers['content-encoding'],
      contentLength: readLength(request),
    });
    response.on('close', served.stop);
    response.writeHead(served.status, served.headers);
    await pipeline(served.body, response).catch(() => {});
  };
}

/** Decides if the caller may read or push. Called in a transaction, because a repository may be created now. */
async function granted(
  sandbox: Sandbox,
  request: IncomingMessage,
  path: string,
  isPush: boolean,
  mount: string,
): Promise<Granted | Refused> {
  const { db, readOnly } = sandbox;
  const token = tokenIn(request);
  const holder = token === undefined ? undefined : findHolder(db).get({ token });
  if (token !== undefined && holder?.caller.state !== 'active') return UNAUTHORIZED;
  const { caller, scopes } = holder ?? { caller: undefined, scopes: null };
  const access = computeAccess(sandbox, caller, scopes);
  const project = projectByIdOrPath(db, path) ?? movedProject(db, path);
  if (!project || !access.canSeeProject(project))
    return caller ? { status: 404, text: 'The project was not found' } : UNAUTHORIZED;
  if (fullPath(project) !== path) {
    const address = `${mount}/${fullPath(project)}.git`;
    return {
      status: 301,
      text: 'The project has moved',
      headers: { location: (request.url ?? '').replace(/^.+\.git(?=\/)/, address) },
    };
  }
  if (isPush && !caller) return UNAUTHORIZED;
  if (!scopesAllowGit(scopes, isPush)) {
    const scope = isPush ? 'write_repository' : 'read_repository';
    return { status: 403, text: `The token does not have the scope ${scope}` };
  }
  if (isPush && readOnly) return { status: 403, text: 'This sandbox is read-only' };
  if (isPush && !access.isAtLeast('developer', project))
    return { status: 403, text: 'Your role does not allow pushes to this project' };
  if (isPush && project.archived) return { status: 403, text: 'The project is archived' };
  if (isPush && project.repository_read_only)
    return {
      status: 403,
      text: 'The repository is temporarily read-only. Please try again later.',
    };
  const repository = await sandbox.git.repository(project);
  if (!isPush) await showMergeRequests(sandbox, project, repository);
  return { project, access, caller, repository };
}

/** The most merge requests whose heads git can fetch: the newest ones. */
const MOST_HEADS = 500;

/** Sets the refs by which git fetches the heads of merge requests: `refs/merge-requests/7/head`. */
async function showMergeRequests(
  { db }: Sandbox,
  { id }: Project,
  repository: Repository,
): Promise<void> {
  const newest = rowsWhere(db, mergeRequests, { project_id: id })
    .toSorted((one, other) => other.iid - one.iid)
    .slice(0, MOST_HEADS);
  for (const { iid, head } of newest) {
    const name = `refs/merge-requests/${iid}/head`;
    // The head of another project is in this repository only after a merge.
    if (repository.ref(name) !== head && (await repository.peel(head)) === head)
      repository.setRef(name, head);
  }
}

/** Receives a push: first its whole body, so that a slow client delays nobody, then in a transaction. */
async function receive(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  asked: BackendRequest,
  grant: () => Promise<Granted | Refused>,
  mount: string,
): Promise<void> {
  // The name is that of a sandbox's temporary folders. If this process is killed, the next sandbox removes the folder.
  const folder = await mkdtemp(join(tmpdir(), `forge-contract-sandbox-${process.pid}-push-`));
  const file = join(folder, 'body');
  try {
    const unread = await spool(request, file);
    if (unread) return refuse(request, response, unread);
    const read = await readCommands(file);
    if (!read) return refuse(request, response, { status: 400, text: 'The push is malformed' });
    const { commands } = read;
    const objects = join(folder, 'objects');
    const hasPack = (await stat(file)).size > read.bytes.length;
    const problem = hasPack
      ? await unpackPush(asked.dir, file, read.bytes.length, objects)
      : undefined;
    const result = await sandbox.transaction(async () => {
      const allowed = await grant();
      if ('status' in allowed) return allowed;
      const { project, repository, access, caller } = allowed;
      const reason = problem ?? whyRefused(sandbox, project, access, commands);
      if (reason !== undefined) return { bytes: refusedPush(read, reason) };
      repository.beforeWrite();
      if (hasPack) await adoptObjects(repository.dir, objects);
      // Git already has the objects, so it gets a pack without any.
      const sent = hasPack ? Buffer.concat([read.bytes, EMPTY_PACK]) : read.bytes;
      const received = await askBackend({
        ...asked,
        contentLength: sent.length,
        isFastForwardOnly: commands.some(({ name }) =>
          isProtectedBranch(sandbox.db, project, name),
        ),
        body: Readable.from([sent]),
      });
      const bytes = await buffer(received.body);
      const changed = await repository.adopt(commands.map(({ name }) => name));
      const by = caller!.username;
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      sandbox.webhooks.actor = { username: by, origin: origin + mount };
      for (const change of changed) followPush(sandbox, project, change, by);
      const told = await followOptions(sandbox, project, changed, read.options, {
        caller: by,
        origin,
      });
      return { bytes: withLines(bytes, read, told) };
    });
    if ('status' in result) return refuse(request, response, result);
    response.writeHead(200, {
      'content-type': 'application/x-git-receive-pack-result',
      'cache-control': 'no-cache',
    });
    response.end(result.bytes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const UNAUTHORIZED: Refused = {
  status: 401,
  text: 'Give a token of the sandbox as password, with any username',
  headers: { 'www-authenticate': 'Basic realm="forge-contract sandbox"' },
};

/** Returns the token of a request: the password of a login, a bearer token, or the API's own header. */
function tokenIn({ headers }: IncomingMessage): string | undefined {
  const { authorization = '', 'private-token': own } = headers;
  const [, scheme = '', value = ''] = /^(\w+) +(.+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return typeof own === 'string' ? own : undefined;
  const login = Buffer.from(value, 'base64').toString('utf8');
  const colon = login.indexOf(':');
  return login.slice(colon + 1) || login.slice(0, colon);
}

function readLength({ headers }: IncomingMessage): number | undefined {
  const text = headers['content-length'];
  return text === undefined ? undefined : Number(text);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

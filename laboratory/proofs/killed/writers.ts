/**
 * Writes to a server until it is killed, and records the confirmed writes. Each writer writes resources of one kind.
 */
import { randomBytes } from 'node:crypto';
import type { JsonValue } from '../../../contract/case.ts';
import { call, confirm, type Journal, Refused } from './journal.ts';

type Fields = { [name: string]: JsonValue };

/** A kind of resources, with the requests that create, change and use a resource. */
interface Kind {
  /** The path of the collection. */
  path: string;
  /** Returns the body that creates a resource. */
  create: (name: string) => Fields;
  /** Returns the last segment of the resource's path. Default: its ID. */
  key?: (resource: Fields) => string;
  /** Returns the body that changes the resource. */
  change?: (name: string) => Fields;
  canBeDeleted?: boolean;
  /** The last segment of the path of a POST that uses the resource. */
  use?: string;
}

const PROJECT = '/projects/5';

/** Returns the kinds of resources. @param mirror the path of an empty repository, to which the mirrors push */
function kinds(mirror: string): Kind[] {
  return [
    {
      path: `${PROJECT}/issues/11/notes`,
      create: (name) => ({ body: name }),
      change: (name) => ({ body: `${name}, changed` }),
      canBeDeleted: true,
    },
    { path: `${PROJECT}/issues/11/discussions`, create: (name) => ({ body: name }) },
    {
      path: `${PROJECT}/milestones`,
      create: (name) => ({ title: name }),
      change: (name) => ({ title: `${name}, changed`, state_event: 'close' }),
      canBeDeleted: true,
    },
    {
      path: `${PROJECT}/deploy_keys`,
      create: (name) => ({ title: name, key: publicKey() }),
      change: (name) => ({ title: `${name}, changed` }),
      canBeDeleted: true,
    },
    {
      path: `${PROJECT}/protected_environments`,
      create: (name) => ({ name, deploy_access_levels: [{ access_level: 40 }] }),
      key: ({ name }) => encodeURIComponent(String(name)),
      canBeDeleted: true,
    },
    {
      path: `${PROJECT}/repository/tags`,
      create: (name) => ({ tag_name: name, ref: 'main', message: `About ${name}` }),
      key: ({ name }) => encodeURIComponent(String(name)),
      canBeDeleted: true,
    },
    {
      path: `${PROJECT}/repository/tags`,
      create: (name) => ({ tag_name: `light-${name}`, ref: 'main' }),
      key: ({ name }) => encodeURIComponent(String(name)),
    },
    {
      path: `${PROJECT}/remote_mirrors`,
      create: () => ({ url: `file://${mirror}`, enabled: true }),
      change: () => ({ keep_divergent_refs: true }),
      canBeDeleted: true,
      use: 'sync',
    },
  ];
}

/** The name of the branch that gets the commits. */
export const BRANCH = 'written';

/** Runs all writers concurrently until the server ends. @throws Refused if the server refuses a write */
export async function writeUntilGone(url: string, journal: Journal, mirror: string): Promise<void> {
  await Promise.all([
    ...kinds(mirror).map((kind) => repeatUntilGone(() => writeOne(url, journal, kind))),
    repeatUntilGone(() => commit(url, journal)),
  ]);
}

/** Repeats a function until the server no longer responds. */
async function repeatUntilGone(work: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
}

/** Deletes the mirrors of earlier rounds, since a project can have at most ten enabled mirrors. */
async function removeMirrors(url: string, journal: Journal): Promise<void> {
  const list = `${PROJECT}/remote_mirrors`;
  const mirrors = (await call(url, 'GET', `${list}?per_page=100`)) as unknown as Fields[];
  for (const mirror of mirrors.filter(({ url }) => String(url).startsWith('file:'))) {
    const path = `${list}/${mirror.id}`;
    journal.resources.delete(path);
    await call(url, 'DELETE', path);
    confirm(journal, path, undefined);
  }
}

/** Creates a resource. Depending on its kind, the resource is then changed and used. About a third are deleted. */
async function writeOne(url: string, journal: Journal, kind: Kind): Promise<void> {
  if (kind.use) await removeMirrors(url, journal);
  const name = `t${randomBytes(6).toString('hex')}`;
  const created = await call(url, 'POST', kind.path, kind.create(name));
  const path = `${kind.path}/${kind.key?.(created) ?? created.id}`;
  confirm(journal, path, stableFields(created));
  // Until the change is confirmed, the resource may be in the old or the new state. So its expected state is removed.
  const send = (method: string, below: string, body?: Fields) => {
    journal.resources.delete(path);
    return call(url, method, path + below, body);
  };
  if (kind.change) confirm(journal, path, stableFields(await send('PUT', '', kind.change(name))));
  if (kind.use) {
    await send('POST', `/${kind.use}`);
    confirm(journal, path, { id: created.id! });
  }
  if (kind.canBeDeleted && journal.responses % 3 === 0) {
    await send('DELETE', '');
    confirm(journal, path, undefined);
  }
}

async function commit(url: string, journal: Journal): Promise<void> {
  const file = randomBytes(6).toString('hex');
  const body = {
    branch: BRANCH,
    // The first commit creates the branch.
    ...(journal.commits.length === 0 && { start_branch: 'main', force: true }),
    commit_message: `Write ${file}`,
    actions: [{ action: 'create', file_path: `${file[0]}/${file}.txt`, content: file.repeat(50) }],
  };
  const { id, message } = await call(url, 'POST', `${PROJECT}/repository/commits`, body);
  journal.commits.push(String(id));
  confirm(journal, `${PROJECT}/repository/commits/${id}`, { id: id!, message: message! });
}

/** Picks the fields of a resource that have the same values in every response. */
function stableFields(resource: Fields): Fields {
  return Object.fromEntries(
    ['id', 'name', 'title', 'body', 'message', 'state', 'key', 'url', 'notes', 'target'].flatMap(
      (field) => (field in resource ? [[field, resource[field]!]] : []),
    ),
  );
}

/** Returns a random Ed25519 public key. */
function publicKey(): string {
  const text = (bytes: Buffer) => [Buffer.from([0, 0, 0, bytes.length]), bytes];
  const blob = [...text(Buffer.from('ssh-ed25519')), ...text(randomBytes(32))];
  return `ssh-ed25519 ${Buffer.concat(blob).toString('base64')}`;
}

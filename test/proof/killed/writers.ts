/** Those who write until the server is gone, each a kind of things, and note what was answered. */
import { randomBytes } from 'node:crypto';
import type { JsonValue } from '../../../contract/case.ts';
import { call, type Journal, note, Refused } from './journal.ts';

type Fields = { [name: string]: JsonValue };

/** A kind of things, and how one is made, changed and read. */
interface Kind {
  /** Where things are created. */
  path: string;
  create: (name: string) => Fields;
  /** Where a thing is, below the path. Default: its ID. */
  key?: (thing: Fields) => string;
  change?: (name: string) => Fields;
  canBeDeleted?: boolean;
  /** What is done with a thing that is there. */
  use?: string;
}

const PROJECT = '/projects/5';

/** @param mirror an empty repository of this machine */
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

/** The branch that commits go to. */
export const BRANCH = 'written';

/** Begins to write in all ways at once. Ends when the server does. @throws an Error for a refusal */
export async function writeUntilGone(url: string, journal: Journal, mirror: string): Promise<void> {
  await Promise.all([
    ...kinds(mirror).map((kind) => untilGone(() => liveOn(url, journal, kind))),
    untilGone(() => commit(url, journal)),
  ]);
}

/** Repeats some work until there is nobody to answer. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
}

/** Deletes the mirrors that a kill has left: a project cannot have more than ten that are enabled. */
async function removeMirrors(url: string, journal: Journal): Promise<void> {
  const list = `${PROJECT}/remote_mirrors`;
  const mirrors = (await call(url, 'GET', `${list}?per_page=100`)) as unknown as Fields[];
  for (const mirror of mirrors.filter(({ url }) => String(url).startsWith('file:'))) {
    const path = `${list}/${mirror.id}`;
    journal.things.delete(path);
    await call(url, 'DELETE', path);
    note(journal, path, undefined);
  }
}

/** The life of a thing: it is created, perhaps changed, perhaps used, and in one of three cases deleted. */
async function liveOn(url: string, journal: Journal, kind: Kind): Promise<void> {
  if (kind.use) await removeMirrors(url, journal);
  const name = `t${randomBytes(6).toString('hex')}`;
  const created = await call(url, 'POST', kind.path, kind.create(name));
  const path = `${kind.path}/${kind.key?.(created) ?? created.id}`;
  note(journal, path, shownOf(created));
  // Until a change is answered, the thing is the one or the other.
  const send = (method: string, below: string, body?: Fields) => {
    journal.things.delete(path);
    return call(url, method, path + below, body);
  };
  if (kind.change) note(journal, path, shownOf(await send('PUT', '', kind.change(name))));
  if (kind.use) {
    await send('POST', `/${kind.use}`);
    note(journal, path, { id: created.id! });
  }
  if (kind.canBeDeleted && journal.responses % 3 === 0) {
    await send('DELETE', '');
    note(journal, path, undefined);
  }
}

async function commit(url: string, journal: Journal): Promise<void> {
  const file = randomBytes(6).toString('hex');
  const body = {
    branch: BRANCH,
    // The branch comes into being with its first commit.
    ...(journal.commits.length === 0 && { start_branch: 'main', force: true }),
    commit_message: `Write ${file}`,
    actions: [{ action: 'create', file_path: `${file[0]}/${file}.txt`, content: file.repeat(50) }],
  };
  const { id, message } = await call(url, 'POST', `${PROJECT}/repository/commits`, body);
  journal.commits.push(String(id));
  note(journal, `${PROJECT}/repository/commits/${id}`, { id: id!, message: message! });
}

/** What a thing shows whenever it is read: all but texts that may differ from one response to the next. */
function shownOf(thing: Fields): Fields {
  return Object.fromEntries(
    ['id', 'name', 'title', 'body', 'message', 'state', 'key', 'url', 'notes', 'target'].flatMap(
      (field) => (field in thing ? [[field, thing[field]!]] : []),
    ),
  );
}

/** An Ed25519 key that nobody has. */
function publicKey(): string {
  const text = (bytes: Buffer) => [Buffer.from([0, 0, 0, bytes.length]), bytes];
  const blob = [...text(Buffer.from('ssh-ed25519')), ...text(randomBytes(32))];
  return `ssh-ed25519 ${Buffer.concat(blob).toString('base64')}`;
}

/** Operations on users' SSH keys (API documentation, document 2). */

import { asc, eq } from 'drizzle-orm';
import { auditEvents, type SshKey, sshKeys } from '../../../generated/tables.ts';
import { signedIn, userByIdOrName } from '../../access/people.ts';
import { keyTaken } from '../../keys/keyTaken.ts';
import { canonicalKey, readPublicKey } from '../../keys/readPublicKey.ts';
import { rowWithKey } from '../../keys/rowWithKey.ts';
import { singleLine } from '../../keys/singleLine.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found, invalid, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import type { Db } from '../../store/openStore.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { presentSshKey } from './presenters.ts';

export const sshKeyHandlers = {
  listSshKeys: (request) => listKeys(request, signedIn(request).username),
  listUserSshKeys: (request) =>
    listKeys(request, userByIdOrName(request, request.path.id).username),

  getSshKey: (request) => presentSshKey(findKey(request, signedIn(request).username)),
  getUserSshKey: (request) =>
    presentSshKey(findKey(request, userByIdOrName(request, request.path.id).username)),

  createSshKey: (request) => createKey(request, signedIn(request).username),
  // An administrator adds a key for another user. An audit event records this.
  createUserSshKey: async (request) => {
    const { db, clock } = request.sandbox;
    const { username: author } = signedIn(request);
    const { username: user } = userByIdOrName(request, request.path.id);
    const key = await createKey(request, user);
    const event = { author, user, event: 'SSH key added', created_at: clock.now() };
    if (user !== author) db.insert(auditEvents).values(event).run();
    return key;
  },

  deleteSshKey: (request) => deleteKey(request, signedIn(request).username),
  deleteUserSshKey: (request) =>
    deleteKey(request, userByIdOrName(request, request.path.id).username),
} satisfies Partial<Handlers>;

function listKeys(request: SandboxRequest<'listSshKeys' | 'listUserSshKeys'>, user: string) {
  const { db } = request.sandbox;
  const keys = db.select().from(sshKeys).where(eq(sshKeys.user, user)).orderBy(asc(sshKeys.id));
  return pageOfQuery(request, db, keys.$dynamic(), presentSshKey);
}

async function createKey(
  request: SandboxRequest<'createSshKey' | 'createUserSshKey'>,
  user: string,
) {
  const { sandbox, body } = request;
  const key = singleLine(request);
  const publicKey = readPublicKey(key);
  if (!publicKey) refuse(invalid({ key: ['is invalid'] }));
  // The lookup uses the canonical form, so keys that differ only in their comments are equal.
  if (await rowWithKey(sandbox.db, sshKeys, canonicalKey, publicKey.text)) refuse(keyTaken());
  const row = createdRow(sandbox.db, sshKeys, {
    user,
    title: body.title,
    key,
    usage_type: body.usage_type ?? 'auth_and_signing',
    created_at: sandbox.clock.now(),
    expires_at: body.expires_at === undefined ? null : `${body.expires_at}T00:00:00Z`,
    canonical_key: publicKey.text,
  });
  return presentSshKey(row);
}

function deleteKey(request: SandboxRequest<'deleteSshKey' | 'deleteUserSshKey'>, user: string) {
  const { id } = findKey(request, user);
  request.sandbox.db.delete(sshKeys).where(eq(sshKeys.id, id)).run();
  return undefined;
}

/** Returns the key that the path names. @throws a Refusal with 404 when the user has no such key */
function findKey(
  { sandbox, path }: { sandbox: { db: Db }; path: { key_id: string | number } },
  user: string,
): SshKey {
  const keys = rowsWhere(sandbox.db, sshKeys, { user });
  // An operation accepts any text in this path. The comparison of texts prevents that `45.0` matches the ID 45.
  const isKey = ({ id }: SshKey) => String(id) === String(path.key_id);
  return found(keys.find(isKey), 'Key');
}

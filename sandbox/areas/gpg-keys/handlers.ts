/** Operations on users' GPG keys (API documentation, document 2). */

import { asc, eq } from 'drizzle-orm';
import { type GpgKey, gpgKeys } from '../../../generated/tables.ts';
import { essence, FORM } from '../../../wire/mediaType.ts';
import { signedIn, userByIdOrName } from '../../access/people.ts';
import { keyTaken } from '../../keys/keyTaken.ts';
import { rowWithKey } from '../../keys/rowWithKey.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found, invalid, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import type { Db } from '../../store/openStore.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { presentGpgKey } from './presenters.ts';
import { gpgFingerprint, readGpgKey } from './readGpgKey.ts';

export const gpgKeyHandlers = {
  listGpgKeys: (request) => listKeys(request, signedIn(request).username),
  listUserGpgKeys: (request) =>
    listKeys(request, userByIdOrName(request, request.path.id).username),

  getGpgKey: (request) => presentGpgKey(findKey(request, signedIn(request).username)),
  getUserGpgKey: (request) =>
    presentGpgKey(findKey(request, userByIdOrName(request, request.path.id).username)),

  // The API documentation (document 2) describes the response as a single key. But its example sends a form and shows
  // an array. So the response to a form is an array, and the response to JSON is a single key.
  createGpgKey: async (request) => {
    const key = await createKey(request, signedIn(request).username);
    return essence(request.header('content-type') ?? '') === FORM ? [key] : key;
  },
  createUserGpgKey: (request) =>
    createKey(request, userByIdOrName(request, request.path.id).username),

  deleteGpgKey: (request) => deleteKey(request, signedIn(request).username),
  deleteUserGpgKey: (request) =>
    deleteKey(request, userByIdOrName(request, request.path.id).username),
} satisfies Partial<Handlers>;

function listKeys(request: SandboxRequest<'listGpgKeys' | 'listUserGpgKeys'>, user: string) {
  const { db } = request.sandbox;
  const keys = db.select().from(gpgKeys).where(eq(gpgKeys.user, user)).orderBy(asc(gpgKeys.id));
  return pageOfQuery(request, db, keys.$dynamic(), presentGpgKey);
}

async function createKey(
  { sandbox, body }: SandboxRequest<'createGpgKey' | 'createUserGpgKey'>,
  user: string,
) {
  const { db, clock } = sandbox;
  const reading = await readGpgKey(body.key, clock.time());
  if ('problem' in reading) refuse(invalid({ key: [reading.problem] }));
  const { fingerprint } = reading;
  if (await rowWithKey(db, gpgKeys, gpgFingerprint, fingerprint)) refuse(keyTaken());
  const row = createdRow(db, gpgKeys, {
    user,
    key: body.key,
    created_at: clock.now(),
    canonical_key: fingerprint,
  });
  return presentGpgKey(row);
}

function deleteKey(request: SandboxRequest<'deleteGpgKey' | 'deleteUserGpgKey'>, user: string) {
  const { id } = findKey(request, user);
  request.sandbox.db.delete(gpgKeys).where(eq(gpgKeys.id, id)).run();
  return undefined;
}

/** Returns the key that the path names. @throws a Refusal with 404 when the user has no such key */
function findKey(
  { sandbox, path }: { sandbox: { db: Db }; path: { key_id: number } },
  user: string,
): GpgKey {
  return found(rowWhere(sandbox.db, gpgKeys, { id: path.key_id, user }), 'GPG Key');
}

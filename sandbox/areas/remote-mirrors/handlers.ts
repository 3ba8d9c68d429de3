/**
 * Operations on remote mirrors of projects: repositories to which a project is pushed (API documentation, document 3).
 */

import { generateKeyPairSync } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { type Project, type RemoteMirror, remoteMirrors } from '../../../generated/tables.ts';
import { publicKeyText } from '../../keys/extractPlainKey.ts';
import type { Sandbox } from '../../sandbox.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { forbidden, found, invalid, notFound, refuse } from '../../server/refusal.ts';
import { fullPath } from '../../sharedPresenters/projectSummary.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { hostKeyFingerprint } from './hostKey.ts';
import { mirrorSource } from './mirrorSource.ts';
import { isMirrorUrl } from './mirrorUrl.ts';
import { projectAddress, pushWithin } from './mirrorWithin.ts';
import { presentRemoteMirror } from './presenters.ts';
import { pushToMirror } from './pushToMirror.ts';

export const remoteMirrorHandlers = {
  listRemoteMirrors: (request) => {
    const { sandbox, project } = request;
    const query = sandbox.db
      .select()
      .from(remoteMirrors)
      .where(eq(remoteMirrors.project_id, project.id))
      .orderBy(asc(remoteMirrors.id));
    return pageOfQuery(request, sandbox.db, query.$dynamic(), presentRemoteMirror);
  },

  getRemoteMirror: (request) => presentRemoteMirror(findMirror(request)),

  getRemoteMirrorPublicKey: (request) => {
    const { auth_method, public_key } = findMirror(request);
    if (auth_method !== 'ssh_public_key' || public_key === null) refuse(notFound('Mirror'));
    return { public_key };
  },

  createRemoteMirror: guarded(checkMayChange, (request) => {
    const { sandbox, project, body } = request;
    if (!isMirrorUrl(body.url)) refuse(invalid({ url: ['is invalid'] }));
    const mirror = changedMirror(request, {
      project_id: project.id,
      url: body.url,
      enabled: false,
      auth_method: 'password',
      public_key: null,
      private_key: null,
      host_keys: [],
      keep_divergent_refs: false,
      only_protected_branches: false,
      mirror_branch_regex: null,
    });
    return presentRemoteMirror(createdRow(sandbox.db, remoteMirrors, mirror));
  }),

  updateRemoteMirror: guarded(checkMayChange, (request) => {
    const { db } = request.sandbox;
    const row = findMirror(request);
    const mirror = changedMirror(request, row);
    db.update(remoteMirrors).set(mirror).where(eq(remoteMirrors.id, row.id)).run();
    return presentRemoteMirror({ ...row, ...mirror });
  }),

  syncRemoteMirror: guarded(checkMayChange, async (request) => {
    const mirror = findMirror(request);
    if (mirror.enabled) await pushAndRecord(request, mirror);
    return undefined;
  }),

  deleteRemoteMirror: guarded(checkMayChange, (request) => {
    const { id } = findMirror(request);
    request.sandbox.db.delete(remoteMirrors).where(eq(remoteMirrors.id, id)).run();
    return undefined;
  }),
} satisfies Partial<Handlers>;

/** The most host keys of a mirror. */
const MAX_HOST_KEYS = 1_000;

/** The maximum number of enabled mirrors in a project. */
const MAX_ENABLED = 10;

/** Checks that the caller may change mirrors: maintainers and higher roles may. @throws a Refusal with 403 otherwise */
function checkMayChange({ access, project }: Pick<SandboxRequest, 'access' | 'project'>): void {
  if (!access.isAtLeast('maintainer', project)) refuse(forbidden());
}

type Settings = Pick<
  RemoteMirror,
  | 'project_id'
  | 'url'
  | 'enabled'
  | 'auth_method'
  | 'public_key'
  | 'private_key'
  | 'host_keys'
  | 'keep_divergent_refs'
  | 'only_protected_branches'
  | 'mirror_branch_regex'
>;

/** Returns a mirror with the settings that a request changes. */
function changedMirror<Mirror extends Settings & { id?: number }>(
  request: SandboxRequest<'createRemoteMirror' | 'updateRemoteMirror'>,
  mirror: Mirror,
): Mirror {
  const { project, body } = request;
  const { enabled, auth_method, host_keys, keep_divergent_refs } = body;
  if (enabled && !mirror.enabled) checkEnabledCount(request, mirror.id);
  if ((host_keys?.length ?? 0) > MAX_HOST_KEYS)
    refuse(invalid({ host_keys: [`is too long (the maximum is ${MAX_HOST_KEYS} items)`] }));
  for (const line of host_keys ?? [])
    if (hostKeyFingerprint(line) === undefined) refuse(invalid({ host_keys: ['is invalid'] }));
  const changed: Mirror = {
    ...mirror,
    ...(enabled !== undefined && { enabled }),
    ...(auth_method && { auth_method }),
    ...(host_keys && { host_keys }),
    ...(keep_divergent_refs !== undefined && { keep_divergent_refs }),
    ...changedBranches(mirror, body),
  };
  const needsKey = changed.auth_method === 'ssh_public_key' && changed.public_key === null;
  return needsKey ? { ...changed, ...newKeyPair(project) } : changed;
}

/** Returns the settings that choose the branches to push: branches that match a pattern, protected branches, or all. */
function changedBranches(
  mirror: Pick<Settings, 'only_protected_branches'>,
  {
    mirror_branch_regex: pattern,
    only_protected_branches: onlyProtected,
  }: SandboxRequest<'updateRemoteMirror'>['body'],
): Partial<Settings> {
  if (pattern) {
    if (onlyProtected ?? mirror.only_protected_branches)
      refuse(
        invalid({
          mirror_branch_regex: ['is mutually exclusive with only_protected_branches'],
        }),
      );
    if (!isPattern(pattern)) refuse(invalid({ mirror_branch_regex: ['is invalid'] }));
  }
  return {
    ...(onlyProtected !== undefined && { only_protected_branches: onlyProtected }),
    ...(onlyProtected && { mirror_branch_regex: null }),
    ...(pattern !== undefined && { mirror_branch_regex: pattern || null }),
  };
}

/** The maximum length of a pattern for branches. */
const MAX_PATTERN = 1000;

function isPattern(text: string): boolean {
  if (text.length > MAX_PATTERN) return false;
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Checks that the project can enable one more mirror. @throws a Refusal with 400 when the maximum is reached */
function checkEnabledCount(
  { sandbox, project }: Pick<SandboxRequest, 'sandbox' | 'project'>,
  id = 0,
): void {
  const others = sandbox.db
    .select({ id: remoteMirrors.id })
    .from(remoteMirrors)
    .where(
      and(
        eq(remoteMirrors.project_id, project.id),
        eq(remoteMirrors.enabled, true),
        ne(remoteMirrors.id, id),
      ),
    )
    .all();
  if (others.length >= MAX_ENABLED)
    refuse(invalid({ enabled: [`at most ${MAX_ENABLED} mirrors of a project can be enabled`] }));
}

/** Generates the SSH key pair with which the platform authenticates to a mirror. */
function newKeyPair(project: Project): Pick<RemoteMirror, 'public_key' | 'private_key'> {
  const pair = generateKeyPairSync('ed25519');
  return {
    public_key: `${publicKeyText(pair.publicKey)} ${fullPath(project)}`,
    private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Pushes the repository to a mirror, and stores the result in the mirror's row. */
async function pushAndRecord(
  { sandbox, project, origin }: Pick<SandboxRequest, 'sandbox' | 'project' | 'origin'>,
  mirror: RemoteMirror,
): Promise<void> {
  const startedAt = sandbox.clock.now();
  const source = await mirrorSource(sandbox, project);
  const within = projectAddress(mirror.url, [origin, sandbox.webOrigin]);
  const error = within
    ? await pushWithin(sandbox, project, source, mirror, within)
    : await pushToMirror(source, mirror, sandbox.mirrors);
  const endedAt = sandbox.clock.now();
  sandbox.db
    .update(remoteMirrors)
    .set({
      update_status: error === undefined ? 'finished' : 'failed',
      last_error: error ?? null,
      last_update_started_at: startedAt,
      last_update_at: endedAt,
      ...(error === undefined && { last_successful_update_at: endedAt }),
    })
    .where(eq(remoteMirrors.id, mirror.id))
    .run();
}

/** Returns the mirror that the path names. @throws a Refusal with 404 when the project has no such mirror */
function findMirror({
  sandbox,
  project,
  path,
}: {
  sandbox: Sandbox;
  project: Project;
  path: { mirror_id: number };
}): RemoteMirror {
  return found(
    rowWhere(sandbox.db, remoteMirrors, { id: path.mirror_id, project_id: project.id }),
    'Mirror',
  );
}

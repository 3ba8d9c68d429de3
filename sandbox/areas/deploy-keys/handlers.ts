/**
 * Operations on deploy keys (API documentation, document 2). When the last project with a key removes it, the key is
 * deleted.
 */
import { asc, eq } from 'drizzle-orm';
import {
  type DeployKey,
  type DeployKeyProject,
  deployKeys,
  type Project,
} from '../../../generated/tables.ts';
import { type Access, computeAccess } from '../../access/access.ts';
import { signedIn, userByIdOrName } from '../../access/people.ts';
import { keyTaken } from '../../keys/keyTaken.ts';
import { canonicalKey } from '../../keys/readPublicKey.ts';
import { rowWithKey } from '../../keys/rowWithKey.ts';
import { singleLine } from '../../keys/singleLine.ts';
import type { Sandbox } from '../../sandbox.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageItems } from '../../server/page.ts';
import { forbidden, found, invalid, notFound, refuse } from '../../server/refusal.ts';
import { readTime } from '../../server/time.ts';
import { projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import {
  presentCreatedDeployKey,
  presentDeployKey,
  presentInstanceDeployKey,
  presentProjectDeployKey,
} from './presenters.ts';

export const deployKeyHandlers = {
  listDeployKeys: (request) => {
    const { sandbox, query } = request;
    const keys = allKeys(sandbox).filter((key) => key.public || query.public !== true);
    return pageItems(request, keys, (row) => presentInstanceDeployKey(sandbox, row));
  },

  createDeployKey: async (request) => {
    const { sandbox, body } = request;
    const key = singleLine(request);
    const canonical_key = readKey(key);
    if (await keyWithCanonical(sandbox, canonical_key)) refuse(keyTaken());
    const row = createdRow(sandbox.db, deployKeys, {
      title: body.title,
      key,
      canonical_key,
      user: signedIn(request).username,
      public: true,
      created_at: sandbox.clock.now(),
      expires_at: readExpiry(body),
    });
    return presentCreatedDeployKey(sandbox, row);
  },

  listProjectDeployKeys: guarded(checkIsMember, (request) => {
    const { sandbox, project } = request;
    const keys = allKeys(sandbox).filter((key) => isEnabled(key, project));
    return pageItems(request, keys, (row) => presentProjectDeployKey(sandbox, row, project.id));
  }),

  listUserProjectDeployKeys: (request) => {
    const { sandbox, access } = request;
    const user = userByIdOrName(request, request.path.id_or_username);
    const others = computeAccess(sandbox, user, null);
    const isCommon = ({ project_id }: DeployKeyProject) => {
      const project = projectOfRow(sandbox, project_id);
      return access.levelInProject(project) > 0 && others.levelInProject(project) > 0;
    };
    const keys = allKeys(sandbox).filter(({ projects }) => projects.some(isCommon));
    return pageItems(request, keys, (row) => presentDeployKey(sandbox, row));
  },

  getProjectDeployKey: guarded(checkIsMember, (request) =>
    presentProjectDeployKey(request.sandbox, keyOfProject(request), request.project.id),
  ),

  createProjectDeployKey: guarded(checkMaintains, async (request) => {
    const { sandbox, project, body, access } = request;
    const key = singleLine(request);
    const canonical_key = readKey(key);
    const existing = await keyWithCanonical(sandbox, canonical_key);
    // If another project already has the key and the caller has access to it, the key is enabled in this project.
    if (existing) {
      if (isEnabled(existing, project) || !canReach(sandbox, access, existing)) refuse(keyTaken());
      return enable(request, existing, body.can_push);
    }
    const row = createdRow(sandbox.db, deployKeys, {
      title: body.title,
      key,
      canonical_key,
      user: signedIn(request).username,
      created_at: sandbox.clock.now(),
      expires_at: readExpiry(body),
      projects: [{ project_id: project.id, can_push: body.can_push ?? false }],
    });
    return presentProjectDeployKey(sandbox, row, project.id);
  }),

  updateProjectDeployKey: guarded(checkMaintains, (request) => {
    const { sandbox, project, body } = request;
    const key = keyOfProject(request);
    const projects = key.projects.map((one) =>
      one.project_id === project.id ? { ...one, can_push: body.can_push ?? one.can_push } : one,
    );
    const row = changeKey(sandbox, key, { title: body.title ?? key.title, projects });
    return presentProjectDeployKey(sandbox, row, project.id);
  }),

  deleteProjectDeployKey: guarded(checkMaintains, (request) => {
    const { sandbox, project } = request;
    const key = keyOfProject(request);
    const projects = key.projects.filter(({ project_id }) => project_id !== project.id);
    if (projects.length > 0) changeKey(sandbox, key, { projects });
    else sandbox.db.delete(deployKeys).where(eq(deployKeys.id, key.id)).run();
    return undefined;
  }),

  enableDeployKey: guarded(checkMaintains, (request) => {
    const { sandbox, access, path, project } = request;
    const key = rowWhere(sandbox.db, deployKeys, { id: path.key_id });
    if (!key || !canReach(sandbox, access, key)) refuse(notFound('Deploy Key'));
    if (isEnabled(key, project)) return presentProjectDeployKey(sandbox, key, project.id);
    return enable(request, key, false);
  }),
} satisfies Partial<Handlers>;

type InProject = Pick<SandboxRequest, 'sandbox' | 'access' | 'project'>;

function checkIsMember({ access, project }: InProject): void {
  const isMember = access.levelInProject(project) > 0;
  if (!isMember && !access.isAdministrator && !access.isAuditor) refuse(forbidden());
}

function checkMaintains({ access, project }: InProject): void {
  if (!access.isAtLeast('maintainer', project)) refuse(forbidden());
}

/**
 * Returns true if a caller may enable an existing key. The key must be public, or the caller must be a maintainer of a
 * project with the key.
 */
function canReach(sandbox: Sandbox, access: Access, key: DeployKey): boolean {
  return (
    access.isAdministrator ||
    key.public ||
    key.projects.some(({ project_id }) =>
      access.isAtLeast('maintainer', projectOfRow(sandbox, project_id)),
    )
  );
}

function allKeys({ db }: Sandbox): DeployKey[] {
  return db.select().from(deployKeys).orderBy(asc(deployKeys.id)).all();
}

function readExpiry({ expires_at }: { expires_at?: string }): string | null {
  return expires_at === undefined ? null : readTime('expires_at', expires_at);
}

/** Returns the canonical form of a key. @throws a Refusal with 400 when the text is not a public key */
function readKey(text: string): string {
  const canonical = canonicalKey(text);
  if (canonical === undefined) refuse(invalid({ key: ['is invalid'] }));
  return canonical;
}

function keyWithCanonical({ db }: Sandbox, canonical: string): Promise<DeployKey | undefined> {
  return rowWithKey(db, deployKeys, canonicalKey, canonical);
}

/** Returns the key that the path names. @throws a Refusal with 404 when the key is not enabled in the project */
function keyOfProject({
  sandbox,
  project,
  path,
}: InProject & { path: { key_id: number } }): DeployKey {
  const key = found(rowWhere(sandbox.db, deployKeys, { id: path.key_id }), 'Deploy Key');
  if (!isEnabled(key, project)) refuse(notFound('Deploy Key'));
  return key;
}

function isEnabled({ projects }: DeployKey, { id }: Project): boolean {
  return projects.some(({ project_id }) => project_id === id);
}

function enable({ sandbox, project }: InProject, key: DeployKey, canPush = false) {
  const projects = [...key.projects, { project_id: project.id, can_push: canPush }];
  return presentProjectDeployKey(sandbox, changeKey(sandbox, key, { projects }), project.id);
}

function changeKey({ db }: Sandbox, { id }: DeployKey, changes: Partial<DeployKey>) {
  return db.update(deployKeys).set(changes).where(eq(deployKeys.id, id)).returning().get();
}

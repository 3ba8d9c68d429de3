/** Mirrors that are projects of the same sandbox. The sandbox changes their refs, because they have rows in its database. */
import { eq } from 'drizzle-orm';
import {
  type Project,
  type RemoteMirror,
  tokens,
  type User,
  users,
} from '../../../generated/tables.ts';
import { computeAccess, projectByIdOrPath } from '../../access/access.ts';
import { defaultFirst } from '../../git/defaultFirst.ts';
import type { Repository } from '../../git/repository.ts';
import type { Sandbox } from '../../sandbox.ts';
import { moveHeads } from '../planning/changes.ts';
import { scrubbedUrl } from './mirrorUrl.ts';
import { type MirrorSource, SLOW_PATTERN, selectedRefs } from './pushToMirror.ts';

/**
 * Returns the path of the project that the address of a mirror names, with the credentials: `acme/rocket` for
 * `http://user:token@127.0.0.1:4020/acme/rocket.git`. The result is undefined for an address outside this sandbox.
 * @param origins the origins of this sandbox
 */
export function projectAddress(
  url: string,
  origins: readonly string[],
): { path: string; token: string } | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { origin, pathname, username, password } = new URL(url);
  const path = /^\/(.+)\.git$/.exec(pathname)?.[1];
  return path !== undefined && origins.includes(origin)
    ? { path: decoded(path), token: decoded(password || username) }
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Copies the tags and the selected branches of a project to another project of the same sandbox.
 * @returns an error message; undefined on success
 */
export async function pushWithin(
  sandbox: Sandbox,
  project: Project,
  source: MirrorSource,
  mirror: RemoteMirror,
  { path, token }: { path: string; token: string },
): Promise<string | undefined> {
  const target = projectByIdOrPath(sandbox.db, path);
  const user = findTokenHolder(sandbox, token);
  // One message for all reasons does not tell which projects exist.
  if (!target || !user || !computeAccess(sandbox, user, null).isAtLeast('maintainer', target))
    return `There is no repository at ${scrubbedUrl(mirror.url)} to which the token in the address may push`;
  if (target.id === project.id) return 'A project cannot be a mirror of itself';
  const refs = selectedRefs(source, mirror);
  if (refs === undefined) return SLOW_PATTERN;
  const [from, to] = [await sandbox.git.repository(project), await sandbox.git.repository(target)];
  const usual = `refs/heads/${from.defaultBranch}`;
  for (const ref of defaultFirst(refs, ({ name }) => name === usual)) {
    const error = await copyRef(from, to, ref, {
      keepsDivergent: mirror.keep_divergent_refs === true,
      onBranch: (branch) => moveHeads(sandbox, target, branch, ref.sha, user.username),
    });
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Returns the active user of a token whose scopes allow a push. */
function findTokenHolder({ db }: Sandbox, token: string): User | undefined {
  const held = db
    .select({ user: users, scopes: tokens.scopes })
    .from(tokens)
    .innerJoin(users, eq(users.username, tokens.user))
    .where(eq(tokens.token, token))
    .get();
  const mayPush = held?.user.state === 'active' && (held.scopes?.includes('api') ?? true);
  return mayPush ? held.user : undefined;
}

async function copyRef(
  from: Repository,
  to: Repository,
  { name, sha }: { name: string; sha: string },
  { keepsDivergent, onBranch }: { keepsDivergent: boolean; onBranch(name: string): void },
): Promise<string | undefined> {
  const [, folder, short = ''] = /^refs\/(heads|tags)\/(.+)$/s.exec(name) ?? [];
  const kind = folder === 'heads' ? 'branch' : 'tag';
  const old = kind === 'branch' ? to.branch(short) : to.tag(short);
  if (old === sha) return undefined;
  if (old === undefined && !(await to.isNameForRef(kind, short)))
    return `!\t${name}\t[rejected] (another ref has a part of this name)`;
  await to.fetch(from, sha);
  if (old !== undefined && keepsDivergent) {
    const isForward = kind === 'branch' && (await to.mergeBase(old, sha)) === old;
    if (!isForward) return undefined;
  }
  if (kind === 'tag') to.setTag(short, sha);
  else {
    to.setBranch(short, sha);
    onBranch(short);
  }
  return undefined;
}

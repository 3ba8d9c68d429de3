/** Pushes of branches and tags as events. */
import type { GitRef, Project } from '../../generated/tables.ts';
import { findProtectedBranch } from '../git-http/pushRules.ts';
import {
  type EventContext,
  type FoundEvent,
  showCommit,
  showProject,
  showRepository,
  showUser,
} from './payloadParts.ts';

/** The commits that an event shows. */
const MOST_COMMITS = 20;

const NOTHING = '0'.repeat(40);

interface RefChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

export function readRefEvent(
  context: EventContext,
  old: GitRef | null,
  now: GitRef | null,
): FoundEvent | undefined {
  const { project_id = 0, name = '' } = now ?? old ?? {};
  const [, kind, short] = /^refs\/(heads|tags)\/(.+)$/s.exec(name) ?? [];
  if (!kind || !short || old?.sha === now?.sha) return undefined;
  const change = { name, before: old?.sha, after: now?.sha };
  return {
    ...(kind === 'heads'
      ? { trigger: 'push_events', branch: short }
      : { trigger: 'tag_push_events' }),
    project_id,
    readPayload: (project) => readPayload(context, project, short, change),
  };
}

async function readPayload(
  context: EventContext,
  project: Project,
  short: string,
  { name, before, after }: RefChange,
) {
  const isTag = name.startsWith('refs/tags/');
  const kind = isTag ? 'tag_push' : 'push';
  const user = showUser(context, context.actor.username);
  const shown = showProject(context, project);
  const repository = await context.git.repository(project);
  const head = after === undefined ? undefined : await repository.peel(after);
  const start = before ?? repository.branch(repository.defaultBranch);
  const shas =
    head === undefined || isTag
      ? []
      : start === undefined || start === head
        ? [head]
        : await repository.commitsBetween(start, head);
  return {
    ...{ object_kind: kind, event_name: kind, before: before ?? NOTHING, after: after ?? NOTHING },
    ...{ ref: name, checkout_sha: head ?? null, message: null },
    ref_protected: !isTag && findProtectedBranch(context.db, project, short) !== undefined,
    ...{ user_id: user.id, user_name: user.name, user_username: user.username },
    ...{ user_email: user.email, user_avatar: user.avatar_url },
    ...{ project_id: project.id, project: shown, repository: showRepository(shown) },
    commits: await showCommits(repository, shas.slice(-MOST_COMMITS), shown.web_url),
    total_commits_count: shas.length,
    push_options: {},
  };
}

type Repository = Awaited<ReturnType<EventContext['git']['repository']>>;

/** Shows commits, with the paths of the files that each one has changed. */
async function showCommits(repository: Repository, shas: string[], web: string) {
  const commits = await repository.commits(shas);
  return Promise.all(
    commits.map(async (commit) => {
      const [parent] = commit.parents;
      const diffs = parent === undefined ? [] : await repository.diff(parent, commit.sha);
      const paths = (isMeant: (diff: (typeof diffs)[number]) => boolean) =>
        diffs.filter(isMeant).map(({ newPath }) => newPath);
      return {
        ...showCommit(commit, web),
        added: paths(({ oldMode }) => oldMode === undefined),
        modified: paths(({ oldMode, newMode }) => oldMode !== undefined && newMode !== undefined),
        removed: paths(({ newMode }) => newMode === undefined),
      };
    }),
  );
}

/** The parts that several kinds of events show. */
import { type Label, labels, type Project, users } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentCommitWithoutLink } from '../sharedPresenters/commit.ts';
import { person } from '../sharedPresenters/person.ts';
import { projectSummary } from '../sharedPresenters/projectSummary.ts';
import { rowsWhere, rowWhere } from '../store/rowsWhere.ts';
import type { Trigger } from './triggers.ts';
import type { Actor } from './webhooks.ts';

/** The sandbox, and the actor of the transaction. */
export type EventContext = Sandbox & { actor: Actor };

/** Returns the sandbox with an actor. Its other parts stay those of the sandbox. */
export function withActor(sandbox: Sandbox, actor: Actor): EventContext {
  return Object.assign(Object.create(sandbox), { actor });
}

/** Returns the event of a changed row; undefined for a change that nobody is told. */
export type ReadEvent = (
  context: EventContext,
  before: never,
  now: never,
) => FoundEvent | undefined;

/** An event of a project. */
export interface FoundEvent {
  trigger: Trigger;
  project_id: number;
  /** The branch of a push. */
  branch?: string;
  /** Reads the body of the delivery. It is called only if a webhook wants the event. */
  readPayload(project: Project): Promise<object> | object;
}

const VISIBILITY_LEVELS = { private: 0, internal: 10, public: 20 };

/** Shows a user as events do. */
export function showUser(sandbox: Sandbox, username: string) {
  const { id, name, avatar_url, email } = person(sandbox, username);
  return { id, name, username, avatar_url, email };
}

/** Returns the ID of a user; null if nobody has the name. */
export function findUserId({ db }: Sandbox, username: string): number | null {
  return rowWhere(db, users, { username })?.id ?? null;
}

/** Shows a project as events do. Git reaches it where the actor reaches the sandbox. */
export function showProject(context: EventContext, project: Project) {
  const { actor, webOrigin } = context;
  const summary = projectSummary(context, project);
  const { path_with_namespace: path } = summary;
  const [web_url, http] = [`${webOrigin}/${path}`, `${actor.origin}/${path}.git`];
  const ssh = `git@${new URL(webOrigin).hostname}:${path}.git`;
  return {
    ...{ id: project.id, name: project.name, description: project.description, web_url },
    ...{ avatar_url: null, git_ssh_url: ssh, git_http_url: http },
    namespace: summary.name_with_namespace.replace(/ \/ [^/]*$/, ''),
    visibility_level: VISIBILITY_LEVELS[project.visibility],
    ...{ path_with_namespace: path, default_branch: project.default_branch, ci_config_path: null },
    ...{ homepage: web_url, url: ssh, ssh_url: ssh, http_url: http },
  };
}

/** Shows the repository of a project as events do. */
export function showRepository(shown: ReturnType<typeof showProject>) {
  const { name, url, description, homepage, git_http_url, git_ssh_url, visibility_level } = shown;
  return { name, url, description, homepage, git_http_url, git_ssh_url, visibility_level };
}

/** Shows a commit as events do. @param web the address of the project */
export function showCommit(commit: Parameters<typeof presentCommitWithoutLink>[0], web: string) {
  const { id, message, title, authored_date } = presentCommitWithoutLink(commit);
  const { name, email } = commit.author;
  const url = `${web}/-/commit/${id}`;
  return { id, message, title, timestamp: authored_date, url, author: { name, email } };
}

/** Shows labels with their colours. */
export function showLabels({ db }: Sandbox, project_id: number, names: readonly string[]) {
  return names.flatMap((name) => {
    const found = rowsWhere(db, labels, { name }).find(
      (one: Label) => one.project_id === project_id || one.project_id === null,
    );
    return found ? [{ id: found.id, title: name, color: found.color, project_id }] : [];
  });
}

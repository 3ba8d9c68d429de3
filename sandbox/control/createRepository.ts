import { gitObject } from '../../contract/world/gitObject.ts';
import { type Project, users } from '../../generated/tables.ts';
import { defaultFirst } from '../git/defaultFirst.ts';
import type { Sandbox } from '../sandbox.ts';
import { pick } from '../sharedPresenters/person.ts';
import { referredRow, rowWhere } from '../store/rowsWhere.ts';
import { administrator } from './namespaces.ts';

/**
 * Creates the repository of a new project. A fork gets the branches and tags of the original project. Any other project
 * gets a first commit.
 */
export async function createRepository(
  { db, git, clock }: Sandbox,
  project: Project,
): Promise<void> {
  const repository = await git.repository(project);
  if (project.forked_from_project_id !== null) {
    const other = await git.repository({ id: project.forked_from_project_id });
    const branches = defaultFirst(other.branches(), ({ name }) => name === other.defaultBranch);
    for (const { name, sha } of branches) {
      await repository.fetch(other, sha);
      repository.setBranch(name, sha);
    }
    for (const { name, sha } of other.tags()) {
      await repository.fetch(other, sha);
      repository.setTag(name, sha);
    }
    return;
  }
  const person =
    rowWhere(db, users, { username: project.namespace }) ??
    referredRow(db, users, { username: administrator(db) });
  const author = { ...pick(person, 'name', 'email'), date: clock.now() };
  const text = `# ${project.name}\n${project.description ? `\n${project.description}\n` : ''}`;
  const blob = gitObject('blob', Buffer.from(text));
  const sha = await repository.writeCommit({
    parent: undefined,
    author,
    committer: author,
    message: 'Initial commit',
    changes: [{ path: 'README.md', file: { mode: '100644', ...blob } }],
  });
  repository.setBranch(repository.defaultBranch, sha);
}

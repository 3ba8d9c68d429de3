// Calls the sandbox with gitbeaker: client.mjs URL TOKEN ROUNDS
import { Gitlab } from '@gitbeaker/rest';

const [host, token, rounds] = process.argv.slice(2);
const api = new Gitlab({ host, token, rateLimits: { '**': 100_000 } });
const project = 'acme/rocket';
const attempt = async (call) => {
  try {
    return await call();
  } catch {
    return undefined;
  }
};
const page = { maxPages: 1 };

for (let turn = 0; turn < Number(rounds); turn++) {
  await attempt(() => api.Tags.all(project, page));
  await attempt(() => api.Tags.all(project, { ...page, orderBy: 'version', perPage: 2 }));
  await attempt(() => api.Tags.show(project, 'v1.0.0'));
  await attempt(() => api.Commits.all(project, page));
  await attempt(() => api.Commits.all(project, { ...page, perPage: 3, refName: 'main' }));
  await attempt(() => api.Commits.show(project, 'main', { stats: turn % 2 === 0 }));
  await attempt(() => api.Repositories.allRepositoryTrees(project, { ...page, recursive: true }));
  await attempt(() => api.Repositories.compare(project, 'v1.0.0', 'main'));
  await attempt(() => api.Repositories.allContributors(project, page));
  await attempt(() => api.IssueNotes.all(project, 11, page));
  await attempt(() => api.IssueNotes.all(project, 11, { ...page, sort: 'asc' }));
  await attempt(() => api.IssueDiscussions.all(project, 11, page));
  await attempt(() => api.MergeRequestNotes.all(project, 21, page));
  const text = turn % 3 === 0 ? 'a remark that goes on and on '.repeat(4) : 'Short';
  const note = await attempt(() => api.MergeRequestNotes.create(project, 21, text));
  if (note) await attempt(() => api.MergeRequestNotes.remove(project, 21, note.id));
  await attempt(() => api.MergeRequests.all({ ...page }));
  await attempt(() => api.MergeRequests.all({ ...page, scope: 'all', perPage: 40 }));
  await attempt(() => api.MergeRequests.all({ ...page, groupId: 'acme' }));
  await attempt(() => api.ProjectMilestones.all(project, page));
  await attempt(() => api.ProjectMilestones.show(project, 31));
  await attempt(() => api.ProjectMilestones.allAssignedIssues(project, 31));
  await attempt(() => api.Runners.all({ ...page }));
  await attempt(() => api.Runners.show(61));
  await attempt(() => api.DeployKeys.all({ ...page, projectId: project }));
  await attempt(() => api.ProtectedEnvironments.all(project, page));
  const name = turn % 2 === 0 ? `stage-${turn}` : `a-long-environment-${turn}`;
  const made = await attempt(() => api.UserSSHKeys.all({ ...page }));
  await attempt(() => made && api.UserSSHKeys.show(made[0]?.id ?? 45));
  await attempt(() =>
    api.ProjectInvitations.add(project, turn % 2 === 0 ? 30 : 50, { email: `${name}@example.com` }),
  );
  await attempt(() => api.ProjectInvitations.remove(project, `${name}@example.com`));
  await attempt(() => api.ProjectRemoteMirrors.all(project, page));
}

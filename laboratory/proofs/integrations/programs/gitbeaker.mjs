// The everyday work of a program with gitbeaker. It ends with an error at the first response that it does not expect.
import assert from 'node:assert/strict';
import { Gitlab } from '@gitbeaker/rest';

const api = new Gitlab({ host: process.env.FORGE, token: process.env.TOKEN });
const reviewer = new Gitlab({ host: process.env.FORGE, token: process.env.REVIEWER });

const me = await api.Users.showCurrentUser();
assert.equal(me.username, 'omar');
const [dana] = await api.Users.all({ username: 'dana' });
assert.equal((await api.Users.show(dana.id)).name, 'Dana Developer');

const project = await api.Projects.create({ name: 'Shuttle', namespaceId: 3, initializeWithReadme: true });
assert.equal(project.path_with_namespace, 'acme/shuttle');
const id = project.id;
await api.Projects.edit(id, { description: 'It comes back.' });
const listed = await api.Projects.all({ search: 'shuttle', membership: true });
assert.deepEqual(listed.map((one) => one.id), [id]);

await api.Branches.create(id, 'wings', 'main');
await api.RepositoryFiles.create(id, 'src/wings.ts', 'wings', 'export const wings = 2;\n', 'Add wings');
await api.RepositoryFiles.edit(id, 'src/wings.ts', 'wings', 'export const wings = 4;\n', 'Add more wings');
const file = await api.RepositoryFiles.show(id, 'src/wings.ts', 'wings');
assert.equal(Buffer.from(file.content, 'base64').toString(), 'export const wings = 4;\n');
assert.equal(await api.RepositoryFiles.showRaw(id, 'src/wings.ts', 'wings'), 'export const wings = 4;\n');
assert.equal((await api.Branches.all(id)).length, 2);

const issue = await api.Issues.create(id, 'It cannot land', { labels: 'landing' });
const request = await api.MergeRequests.create(id, 'wings', 'main', 'Add wings', {
  description: `Closes #${issue.iid}`,
  assigneeId: dana.id,
});
assert.equal(request.assignees[0].username, 'dana');
assert.equal((await api.MergeRequests.allCommits(id, request.iid)).length, 2);
assert.equal((await api.MergeRequests.allDiffs(id, request.iid))[0].new_path, 'src/wings.ts');
await api.MergeRequestNotes.create(id, request.iid, 'Four are enough.');
const thread = await api.MergeRequestDiscussions.create(id, request.iid, 'Why four?');
await api.MergeRequestDiscussions.addNote(id, request.iid, thread.id, 'Two for the way back.');
await reviewer.MergeRequestApprovals.approve(id, request.iid);
await api.Commits.editStatus(id, request.sha, 'success', { name: 'wind tunnel' });
const merged = await api.MergeRequests.merge(id, request.iid, { shouldRemoveSourceBranch: true });
assert.equal(merged.state, 'merged');
assert.equal((await api.Issues.show(issue.iid, { projectId: id })).state, 'closed');

await api.ProjectLabels.create(id, 'landing gear', '#00aa55');
await api.ProjectLabels.edit(id, 'landing gear', { newName: 'gear' });
await api.ProjectVariables.create(id, 'RUNWAY', '18L', { protected: true });
await api.ProjectVariables.edit(id, 'RUNWAY', '18R');
await api.Tags.create(id, 'v1.0.0', 'main');
await api.ProjectReleases.create(id, {
  tagName: 'v1.0.0',
  description: 'The first landing.',
  assets: { links: [{ name: 'Film', url: 'https://files.example.com/landing.mp4' }] },
});
await api.ProjectReleases.edit(id, 'v1.0.0', { name: 'Landing' });
await api.ProtectedBranches.create(id, 'release/*', { pushAccessLevel: 40 });
await api.ProjectMembers.add(id, 30, { userId: 14 });
await api.ProjectMembers.edit(id, 14, 40);
const fork = await api.Projects.fork(id, { namespacePath: me.username });
await api.Projects.remove(fork.id);
assert.equal((await api.Projects.show('acme/rocket')).default_branch, 'main');
console.log('done');

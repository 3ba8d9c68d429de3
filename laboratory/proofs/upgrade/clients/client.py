"""Calls the sandbox with python-gitlab: client.py URL TOKEN ROUNDS"""
import sys
import gitlab

url, token, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
gl = gitlab.Gitlab(url, private_token=token, keep_base_url=True)
project = gl.projects.get("acme/rocket", lazy=True)
group = gl.groups.get("acme", lazy=True)
issue = project.issues.get(11, lazy=True)
request = project.mergerequests.get(21, lazy=True)


def attempt(call):
    try:
        return call()
    except (gitlab.exceptions.GitlabError, AttributeError):
        return None


def with_note(owner, **fields):
    note = owner.notes.create(fields)
    owner.notes.get(note.id)
    note.body = fields["body"] + "!"
    note.save()
    note.delete()


def one_round(turn):
    attempt(lambda: project.tags.list(get_all=False))
    attempt(lambda: project.tags.list(search="v1.0" if turn % 2 else "v1", get_all=False))
    attempt(lambda: project.tags.list(order_by="name", sort="asc", per_page=3, get_all=False))
    attempt(lambda: project.tags.get("v1.0.0"))
    tag = attempt(lambda: project.tags.create({"tag_name": f"py-{turn}", "ref": "main"}))
    if tag:
        attempt(tag.delete)
    commits = attempt(lambda: project.commits.list(get_all=False)) or []
    attempt(lambda: project.commits.list(ref_name="main", with_stats=True, per_page=2, get_all=False))
    if commits:
        commit = project.commits.get(commits[turn % len(commits)].id)
        attempt(lambda: commit.refs("tag"))
        attempt(lambda: project.commits.get(commit.id, stats=False))
    attempt(lambda: project.repository_tree(get_all=False, recursive=turn % 2 == 0))
    attempt(lambda: project.repository_compare("v1.0.0", "main"))
    attempt(lambda: project.repository_contributors(get_all=False))
    attempt(lambda: issue.notes.list(get_all=False))
    attempt(lambda: issue.notes.list(sort="desc", order_by="updated_at", get_all=False))
    long = "A long remark about the engine, which says everything twice and then once more." * (turn % 2)
    attempt(lambda: with_note(issue, body=f"Remark {turn} {long}"))
    attempt(lambda: with_note(issue, body=f"Hidden {turn}", confidential=True) if turn % 3 == 0 else None)
    attempt(lambda: with_note(request, body=f"Review {turn}"))
    attempt(lambda: issue.discussions.list(get_all=False))
    attempt(lambda: gl.mergerequests.list(get_all=False))
    attempt(lambda: gl.mergerequests.list(scope="all", state="opened", per_page=100, get_all=False))
    attempt(lambda: group.mergerequests.list(get_all=False))
    attempt(lambda: project.milestones.list(get_all=False))
    fields = {"title": f"Step {turn}"} | ({"due_date": "2046-12-01"} if turn % 2 else {})
    milestone = attempt(lambda: project.milestones.create(fields))
    if milestone:
        attempt(lambda: project.milestones.get(milestone.id))
        attempt(milestone.delete)
    attempt(lambda: gl.runners.list(get_all=False))
    attempt(lambda: gl.runners.list(scope="active", get_all=False) if turn % 4 == 0 else None)
    attempt(lambda: project.runners.list(get_all=False))
    attempt(lambda: project.keys.list(get_all=False))
    attempt(lambda: project.remote_mirrors.list(get_all=False))
    attempt(lambda: project.protected_environments.list(get_all=False))
    attempt(lambda: project.protected_environments.get("production"))
    attempt(lambda: project.pages.get())
    attempt(lambda: project.clusters.list(get_all=False) if turn % 5 == 0 else None)
    level = 50 if turn % 2 else 30
    guest = attempt(lambda: project.invitations.create({"email": f"py{turn}@example.com", "access_level": level}))
    attempt(lambda: project.invitations.list(get_all=False))
    if guest:
        attempt(lambda: project.invitations.delete(f"py{turn}@example.com"))


for turn in range(rounds):
    one_round(turn)

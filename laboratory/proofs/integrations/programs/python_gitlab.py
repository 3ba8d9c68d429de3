"""The everyday work of a program with python-gitlab. It ends with an error at the first response that it does not expect."""
import os

import gitlab

forge = gitlab.Gitlab(os.environ["FORGE"], private_token=os.environ["TOKEN"])
forge.auth()
assert forge.user.username == "omar"
assert forge.version()[0] != "unknown"
dana = forge.users.list(username="dana")[0]
assert forge.users.get(dana.id).name == "Dana Developer"

project = forge.projects.create({"name": "Ferry", "namespace_id": 3, "initialize_with_readme": True})
project.description = "It crosses the bay."
project.save()
assert project.id in [one.id for one in forge.projects.list(search="ferry", iterator=True)]

project.branches.create({"branch": "deck", "ref": "main"})
file = project.files.create(
    {"file_path": "deck.txt", "branch": "deck", "content": "wood\n", "commit_message": "Add a deck"}
)
file = project.files.get(file_path="deck.txt", ref="deck")
file.content = "steel\n"
file.save(branch="deck", commit_message="Use steel")
assert project.files.raw(file_path="deck.txt", ref="deck") == b"steel\n"
assert project.files.get(file_path="deck.txt", ref="deck").decode() == b"steel\n"

issue = project.issues.create({"title": "The deck rots", "labels": ["deck"]})
issue.notes.create({"body": "Again."})
change = project.mergerequests.create(
    {
        "source_branch": "deck",
        "target_branch": "main",
        "title": "Use steel",
        "description": f"Closes #{issue.iid}",
        "labels": ["deck"],
        "reviewer_ids": [dana.id],
    }
)
assert len(list(change.commits())) == 2
assert change.changes()["changes"][0]["new_path"] == "deck.txt"
thread = change.discussions.create({"body": "Does steel float?"})
note = thread.notes.create({"body": "This one does."})
thread = change.discussions.get(thread.id)
assert [one["body"] for one in thread.attributes["notes"]][1] == note.body
reviewer = gitlab.Gitlab(os.environ["FORGE"], private_token=os.environ["REVIEWER"])
reviewer.projects.get(project.id).mergerequests.get(change.iid).approve()
assert change.approvals.get().approved_by[0]["user"]["username"] == "mira"
commit = project.commits.get(change.sha)
commit.statuses.create({"state": "success", "name": "dry dock"})
assert commit.statuses.list()[0].name == "dry dock"
change.merge(should_remove_source_branch=True)
assert project.issues.get(issue.iid).state == "closed"

label = project.labels.create({"name": "hull", "color": "#0055aa"})
label.color = "#00aa55"
label.save()
variable = project.variables.create({"key": "PORT", "value": "east"})
variable.value = "west"
variable.save()
project.tags.create({"tag_name": "v1.0.0", "ref": "main"})
release = project.releases.create({"tag_name": "v1.0.0", "name": "Crossing", "description": "It floats."})
release.links.create({"name": "Film", "url": "https://files.example.com/ferry.mp4"})
release.description = "It floats well."
release.save()
project.protectedbranches.create({"name": "release/*", "push_access_level": gitlab.const.AccessLevel.MAINTAINER})
project.protectedtags.create({"name": "v*"})
member = project.members.create({"user_id": 14, "access_level": gitlab.const.AccessLevel.DEVELOPER})
member.access_level = gitlab.const.AccessLevel.MAINTAINER
member.save()
fork = project.forks.create({"namespace_path": "omar"})
forge.projects.get(fork.id).delete()
project.archive()
project.unarchive()
print("done")

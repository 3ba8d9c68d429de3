"""Tags the next version of a project."""
import json
import re
import urllib.request
from urllib.parse import quote


def call(api_url, token, method, path, body=None):
    request = urllib.request.Request(
        api_url + path,
        method=method,
        headers={"PRIVATE-TOKEN": token, "Content-Type": "application/json"},
        data=None if body is None else json.dumps(body).encode(),
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def tag_next(api_url, token, project):
    """Returns the name of the new tag."""
    tags = f"/projects/{quote(project, safe='')}/repository/tags"
    found = call(api_url, token, "GET", f"{tags}?per_page=100")
    minors = [int(m[1]) for tag in found if (m := re.fullmatch(r"v1\.(\d+)\.0", tag["name"]))]
    name = f"v1.{max(minors, default=-1) + 1}.0"
    return call(api_url, token, "POST", tags, {"tag_name": name, "ref": "main"})["name"]

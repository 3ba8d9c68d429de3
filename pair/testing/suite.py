"""Tests of a user in Python, without packages and without forks."""

import json
import os
import unittest
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ["FORGE_API_URL"]


def call(method, path, body=None, token=os.environ["FORGE_TOKEN"]):
    data = None if body is None else json.dumps(body).encode()
    headers = {"PRIVATE-TOKEN": token, "Content-Type": "application/json"}
    try:
        with urlopen(Request(API + path, data, headers, method=method)) as response:
            text = response.read()
            return response.status, json.loads(text) if text else None
    except HTTPError as error:
        return error.code, None


class Announcements(unittest.TestCase):
    def test_announces(self):
        status, note = call("POST", "/projects/5/issues/11/notes", {"body": "Version 1 is out"})
        self.assertEqual((status, note["body"]), (201, "Version 1 is out"))
        path = f"/projects/5/issues/11/notes/{note['id']}"
        self.assertEqual(call("GET", path)[1]["author"]["username"], "dana")
        self.assertEqual(call("DELETE", path)[0], 204)
        self.assertEqual(call("GET", path)[0], 404)

    def test_reads_the_history(self):
        status, commits = call("GET", "/projects/acme%2Frocket/repository/commits?ref_name=main")
        self.assertEqual(status, 200)
        sha = commits[1]["id"]
        self.assertEqual(call("GET", f"/projects/5/repository/commits/{sha}")[1]["id"], sha)
        self.assertEqual(call("GET", "/projects/5/repository/commits/" + "0" * 40)[0], 404)

    def test_reads_pages(self):
        for page in (1, 2):
            self.assertEqual(call("GET", f"/projects/5/repository/tags?per_page=2&page={page}")[0], 200)

    def test_wrong_token(self):
        self.assertEqual(call("GET", "/user/keys", token="wrong")[0], 401)


unittest.main()

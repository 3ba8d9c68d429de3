import json
import os
import subprocess
import unittest
import urllib.request
from urllib.error import HTTPError

from release import tag_next


def control(method, url):
    """Calls control. A sandbox in a container needs a token for that."""
    headers = {"Authorization": f"Bearer {os.environ.get('FORGE_CONTROL_TOKEN', '')}"}
    request = urllib.request.Request(url, method=method, headers=headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


class ReleaseTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.url = os.environ.get("FORGE_URL")
        if cls.url is None:
            command = ["node_modules/.bin/forge-sandbox", "--port", "0", "--quiet"]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            cls.addClassCleanup(process.stdout.close)
            cls.addClassCleanup(process.wait)
            cls.addClassCleanup(process.terminate)
            cls.url = process.stdout.readline().strip().removesuffix("/api/v4")

    def setUp(self):
        self.fork = control("POST", f"{self.url}/_sandbox/forks")
        self.token = self.fork["tokens"]["developer"]

    def test_tags_the_version_after_the_newest(self):
        self.assertEqual(tag_next(self.fork["apiUrl"], self.token, "acme/rocket"), "v1.2.0")
        log = control("GET", f"{self.fork['controlUrl']}/requests")
        self.assertEqual([one["findings"] for one in log["requests"]], [[], []])

    def test_a_guest_may_not_tag(self):
        with self.assertRaises(HTTPError) as caught:
            tag_next(self.fork["apiUrl"], self.fork["tokens"]["guest"], "acme/rocket")
        caught.exception.close()
        self.assertEqual(caught.exception.code, 403)

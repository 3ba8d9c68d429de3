"""
Runs the functional tests of python-gitlab on a sandbox. Their own set-up and tests stay as they are: this file stands
beside the tests, and replaces the two fixtures that start docker. It also writes down the requests of each test.
"""

import json
import os
import time
import urllib.request

import pytest

FORGE = os.environ["FORGE"]
SLEEP = time.sleep


def sleep_shortly(seconds: float) -> None:
    """Their tests wait up to 30 s for a slow deployment. A sandbox has done its work when it responds."""
    SLEEP(min(seconds, 0.02))


time.sleep = sleep_shortly


@pytest.fixture(scope="session")
def gitlab_url() -> str:
    return FORGE


@pytest.fixture(scope="session")
def gitlab_token() -> str:
    return os.environ["TOKEN"]


def control(method: str, path: str):
    request = urllib.request.Request(f"{FORGE}/_sandbox{path}", method=method)
    with urllib.request.urlopen(request) as response:
        text = response.read()
    return json.loads(text) if text else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    requests = control("GET", "/requests?limit=1000")["requests"]
    control("DELETE", "/requests")
    line = {
        "test": item.nodeid.removeprefix("tests/functional/api/"),
        "phase": report.when,
        "outcome": report.outcome,
        "isExpected": hasattr(report, "wasxfail"),
        "error": report.longreprtext[-1500:] if report.failed else None,
        "operations": [one["operation"] for one in requests],
    }
    with open(os.environ["RESULTS"], "a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    return report

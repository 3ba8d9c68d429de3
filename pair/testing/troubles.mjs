/** Tests of a user that make the sandbox fail on purpose, and that change resources which they have not created. */
import assert from 'node:assert/strict';

const { FORGE_URL, FORGE_MAINTAINER_TOKEN } = process.env;
const TAGS = '/projects/5/repository/tags';
const MILESTONES = '/projects/5/milestones';

/** The name of the test to run. */
const [chosen] = process.argv.slice(2);

const TESTS = {
  async statuses({ call, disturb }) {
    const tag = { tag_name: 'v9.0.0', ref: 'main' };
    await disturb({ status: 503, times: 2 });
    await call('GET', TAGS, 503);
    await call('POST', TAGS, 503, tag);
    await call('GET', TAGS, 200);
    await call('GET', `${TAGS}/v9.0.0`, 404);
    await disturb({ delayMs: 1 });
    await call('POST', TAGS, 201, tag);
    await call('GET', `${TAGS}/v9.0.0`, 200);
  },
  async drops({ call, disturb }) {
    const tag = { tag_name: 'v9.0.0', ref: 'main' };
    await disturb({ operation: 'createTag', drop: 'before', times: 1 });
    await assert.rejects(call('POST', TAGS, 0, tag));
    await call('GET', `${TAGS}/v9.0.0`, 404);
    await disturb({ operation: 'createTag', drop: 'after', times: 1 });
    await assert.rejects(call('POST', TAGS, 0, tag));
    await call('POST', TAGS, 405, tag);
    await call('GET', `${TAGS}/v9.0.0`, 200);
    await call('GET', `${TAGS}/v1.0.0`, 200);
    await call('POST', TAGS, 201, { tag_name: 'v9.0.1', ref: 'main' });
    await call('GET', `${TAGS}/v9.0.1`, 200);
  },
  async foreign({ call }) {
    const [one, other] = await call('GET', MILESTONES, 200);
    await call('DELETE', `${MILESTONES}/${one.id}`, 204);
    await call('GET', `${MILESTONES}/${one.id}`, 404);
    await call('GET', MILESTONES, 200);
    await call('GET', `${MILESTONES}/${other.id}`, 200);
    await call('POST', '/projects/5/releases', 201, { tag_name: 'v1.1.0-rc1', name: 'Candidate' });
    await call('GET', '/projects/5/releases/v1.1.0-rc1', 200);
    await call('GET', '/projects/5/releases', 200);
    await call('GET', '/projects/5/releases/v1.0.0', 200);
  },
  async pack({ call }) {
    const issue = await call('POST', '/projects/5/issues', 201, { title: 'The hatch sticks' });
    await call('GET', `/projects/5/issues/${issue.iid}`, 200);
    await call('POST', TAGS, 201, { tag_name: 'v9.0.0', ref: 'main' });
    await call('POST', '/projects/5/releases', 201, { tag_name: 'v9.0.0', name: 'Nine' });
    await call('GET', '/projects/5/releases/v9.0.0', 200);
    const label = await call('POST', '/projects/5/labels', 201, { name: 'odd', color: '#ff0000' });
    await call('GET', `/projects/5/labels/${label.id}`, 200);
    const own = await call('POST', '/projects/5/issues', 201, { title: 'Two' });
    const me = await call('GET', '/user', 200);
    await call('PUT', `/projects/5/issues/${own.iid}`, 200, { assignee_ids: [me.id] });
    await call('GET', '/projects/5/issues?assignee_username=dana', 200);
    await call('GET', `/projects/5/issues?iids[]=${own.iid}`, 200);
    const milestone = await call('POST', MILESTONES, 201, { title: 'Nine' });
    await call('GET', `${MILESTONES}?iids[]=${milestone.iid}`, 200);
    await call('POST', `/projects/5/issues/${own.iid}/links`, 201, {
      target_project_id: 5,
      target_issue_iid: issue.iid,
    });
    await call('GET', '/projects/5/labels/odd', 200);
    await call('PUT', '/projects/5/labels/odd', 200, { color: '#00ff00' });
    await call('DELETE', `/projects/5/labels/${label.id}`, 204);
    const flag = { name: 'odd', version: 'new_version_flag' };
    await call('POST', '/projects/5/feature_flags', 201, flag);
    await call('PUT', '/projects/5/feature_flags/odd', 200, { name: 'even' });
    await call('GET', '/projects/5/feature_flags/even', 200);
    const hook = await call('POST', '/projects/5/hooks', 201, { url: 'http://127.0.0.1:9' });
    await call('GET', `/projects/5/hooks/${hook.id}`, 200);
    await call('POST', '/projects/5/repository/branches', 201, { branch: 'odd', ref: 'main' });
    await call('GET', '/projects/5/repository/branches/odd', 200);
  },
  async stays({ call }) {
    const labels = 'odd,brand-new';
    await call('POST', '/projects/5/issues', 201, { title: 'Three', labels });
    await call('POST', '/projects/5/issues', 201, { title: 'Four', description: '/close' });
    await call('POST', MILESTONES, 201, { title: 'Py sprint' });
    await call('POST', '/projects/5/variables', 201, { key: 'ODD', value: 'abc12345' });
    await call('POST', '/projects/5/issues/99/notes', 404, { body: 'ping' });
    await call('GET', `${MILESTONES}?search=Py`, 200);
    await call('GET', '/projects/5/issues?labels=odd', 200);
    const { id } = await call('POST', '/projects/5/labels', 201, { name: 'even', color: '#ff0000' });
    await call('DELETE', '/projects/5/labels?name=even', 204);
    await call('GET', `/projects/5/labels/${id}`, 404);
  },
};

const options = { method: 'POST', body: JSON.stringify({ name: chosen }) };
const fork = await (await fetch(`${FORGE_URL}/_sandbox/forks`, options)).json();
await TESTS[chosen]({
  disturb: (failure) =>
    fetch(`${fork.controlUrl}/disturbance`, {
      method: 'PUT',
      body: JSON.stringify({ failures: [failure] }),
    }),
  async call(method, path, status, body) {
    const response = await fetch(fork.apiUrl + path, {
      method,
      headers: { 'PRIVATE-TOKEN': FORGE_MAINTAINER_TOKEN, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.equal(response.status, status, `${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  },
});

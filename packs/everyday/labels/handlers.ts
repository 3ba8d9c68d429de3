import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

type Label = Rows['labels'];

export const presenters: Presenters = { ProjectLabel: presentLabel, GroupLabel: presentLabel };

function presentLabel({ rows, caller }: PackContext, { id, project_id, name, description }: Label) {
  const isOn = ({ labels }: { labels: readonly string[] }) => labels.includes(name);
  const among = project_id === null ? {} : { project_id };
  const issues = rows('issues', among).filter(isOn);
  const mergeRequests = rows('merge_requests', among).filter(isOn);
  const user = caller?.username ?? '';
  return {
    description_html: description,
    subscribed: rows('label_subscriptions', { label_id: id, user }).length > 0,
    is_project_label: project_id !== null,
    open_issues_count: issues.filter(({ state }) => state === 'opened').length,
    closed_issues_count: issues.filter(({ state }) => state === 'closed').length,
    open_merge_requests_count: mergeRequests.filter(({ state }) => state === 'opened').length,
  };
}

export const handlers: PackHandlers<operations> = {
  updateProjectLabelByName: (request) => {
    const { name, ...body } = request.body;
    return request.perform('updateProjectLabel', { path: { label_id: name }, body });
  },
  deleteProjectLabelByName: (request) =>
    request.perform('deleteProjectLabel', { path: { label_id: request.query.name } }),
  updateGroupLabelByName: (request) => {
    const { name, ...body } = request.body;
    return request.perform('updateGroupLabel', { path: { label_id: name }, body });
  },
  subscribeToLabel: async (request) => {
    const subscription = findSubscription(request);
    if (request.rows('label_subscriptions', subscription).length === 0)
      await request.insert('label_subscriptions', subscription);
    return request.perform('getProjectLabel', {});
  },
  unsubscribeFromLabel: async (request) => {
    for (const row of request.rows('label_subscriptions', findSubscription(request)))
      await request.remove('label_subscriptions', row);
    return request.perform('getProjectLabel', {});
  },
};

/** Returns the columns of the caller's subscription to the label of the path. @throws a Refusal with 404 */
function findSubscription({
  rows,
  project,
  path,
  caller,
  refuse,
}: PackContext & { path: { label_id: string | number } }) {
  const { label_id: key } = path;
  const [label] = rows('labels', {
    project_id: project.id,
    ...(typeof key === 'number' ? { id: key } : { name: key }),
  });
  if (!label || !caller) return refuse(404, '404 Label Not Found');
  return { label_id: label.id, user: caller.username };
}

import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

type Label = Rows['labels'];

export const presenters: Presenters = {
  ProjectLabel: ({ rows }: PackContext, { project_id, name, description }: Label) => {
    const isOn = ({ labels }: { labels: readonly string[] }) => labels.includes(name);
    const among = project_id === null ? {} : { project_id };
    const issues = rows('issues', among).filter(isOn);
    const mergeRequests = rows('merge_requests', among).filter(isOn);
    return {
      description_html: description,
      subscribed: false,
      is_project_label: project_id !== null,
      open_issues_count: issues.filter(({ state }) => state === 'opened').length,
      closed_issues_count: issues.filter(({ state }) => state === 'closed').length,
      open_merge_requests_count: mergeRequests.filter(({ state }) => state === 'opened').length,
    };
  },
};

export const handlers: PackHandlers<operations> = {
  updateProjectLabelByName: (request) => {
    const { name, ...body } = request.body;
    return request.perform('updateProjectLabel', { path: { label_id: name }, body });
  },
  deleteProjectLabelByName: (request) =>
    request.perform('deleteProjectLabel', { path: { label_id: request.query.name } }),
};

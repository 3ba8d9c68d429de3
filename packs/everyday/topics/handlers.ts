import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

export const presenters: Presenters = {
  Topic: ({ rows, sandbox }: PackContext, { id, name, avatar }: Rows['topics']) => ({
    total_projects_count: rows('projects').filter(({ topics }) => topics.includes(name)).length,
    avatar_url: avatar ? `${sandbox.webOrigin}/uploads/-/topics/avatar/${id}/${avatar}` : null,
  }),
};

export const handlers: PackHandlers<operations> = {
  mergeTopics: async (request) => {
    const { rows, update, remove, refuse, body, perform } = request;
    const [source] = rows('topics', { id: body.source_topic_id });
    const [target] = rows('topics', { id: body.target_topic_id });
    if (!source || !target || source.id === target.id)
      return refuse(400, 'The source topic and the target topic must be two different topics');
    for (const project of rows('projects').filter((one) => one.topics.includes(source.name)))
      await update('projects', project, {
        topics: [
          ...new Set(project.topics.map((one) => (one === source.name ? target.name : one))),
        ],
      });
    await remove('topics', source);
    return perform('getTopic', { path: { topic_id: target.id } });
  },
};

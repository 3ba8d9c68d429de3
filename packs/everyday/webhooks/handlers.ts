import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { queueTest, type Trigger, withActor } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';
import { isInGroup } from '../namespaces.ts';

type InHook = PackContext & { path: { hook_id: number; trigger: Trigger } };

export const handlers: PackHandlers<operations> = {
  testProjectHook: (request) =>
    sendTest(request, { project_id: request.project.id }, [request.project]),
  testGroupHook: (request) => {
    const projects = request.rows('projects').filter(isInGroup(request));
    return sendTest(request, { group_id: request.group.id }, projects);
  },
};

const presentState = (_: PackContext, { custom_headers }: Rows['webhooks']) => ({
  custom_headers: custom_headers.map(({ key }) => ({ key })),
  ...{ alert_status: 'executable', disabled_until: null },
});

export const presenters: Presenters = { ProjectHook: presentState, GroupHook: presentState };

async function sendTest(
  { rows, refuse, sandbox, path }: InHook,
  place: Partial<Rows['webhooks']>,
  projects: Rows['projects'][],
) {
  const { hook_id: id, trigger } = path;
  const { actor, queue } = sandbox.webhooks;
  const [webhook] = rows('webhooks', { ...place, id });
  if (!webhook || !actor) return refuse(404, '404 Not Found');
  if (!(await queueTest(withActor(sandbox, actor), queue, { webhook, trigger, projects })))
    refuse(422, `There is no resource for ${trigger}. Create one first.`);
  return { message: '201 Created' };
}

import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { projectByIdOrPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { findIssue, maySee } from '../issues/handlers.ts';
import { presentIssue } from '../issues/presenters.ts';

type Issue = Rows['issues'];
type Link = Rows['issue_links'];
type InLink = PackContext & { path: { issue_iid: number; issue_link_id: number } };

/** The relation of the other issue, for each relation of the first one. */
const REVERSED = { relates_to: 'relates_to', blocks: 'is_blocked_by', is_blocked_by: 'blocks' };

export const handlers: PackHandlers<operations> = {
  listIssueLinks: (request) => {
    const { rows } = request;
    const issue = findIssue(request);
    return linksOn(request, issue).flatMap((link) => {
      const isSource = link.source_issue_id === issue.id;
      const other = isSource ? link.target_issue_id : link.source_issue_id;
      return rows('issues', { id: other })
        .filter((one) => canSee(request, one))
        .map((one) => ({
          ...presentIssue(request, one),
          ...{ issue_link_id: link.id, link_created_at: link.created_at },
          link_updated_at: link.created_at,
          link_type: isSource ? link.link_type : REVERSED[link.link_type],
        }));
    });
  },
  createIssueLink: async (request) => {
    const { body, rows, insert, refuse, sandbox, access } = request;
    const source = findIssue(request);
    const project = projectByIdOrPath(sandbox.db, body.target_project_id);
    if (!project || !access.canSeeProject(project)) return refuse(404, '404 Project Not Found');
    const iid = Number(body.target_issue_iid);
    const [target] = rows('issues', { project_id: project.id, iid });
    if (!target || target.id === source.id || !canSee(request, target))
      return refuse(404, '404 Not Found');
    const isTaken = linksOn(request, source).some(({ source_issue_id, target_issue_id }) =>
      [source_issue_id, target_issue_id].includes(target.id),
    );
    if (isTaken) refuse(409, 'Issue(s) already assigned');
    const link = await insert('issue_links', {
      ...{ source_issue_id: source.id, target_issue_id: target.id },
      link_type: body.link_type ?? 'relates_to',
    });
    return presentLink(request, link);
  },
  getIssueLink: (request) => presentLink(request, findLink(request)),
  deleteIssueLink: async (request) => {
    const link = findLink(request);
    const shown = presentLink(request, link);
    await request.remove('issue_links', link);
    return shown;
  },
};

function linksOn({ rows }: PackContext, { id }: Issue): Link[] {
  return [
    ...rows('issue_links', { source_issue_id: id }),
    ...rows('issue_links', { target_issue_id: id }),
  ];
}

/** Returns the link of the path. @throws a Refusal with 404 */
function findLink(request: InLink): Link {
  const link = linksOn(request, findIssue(request)).find(
    ({ id }) => id === request.path.issue_link_id,
  );
  return link ?? request.refuse(404, '404 Not Found');
}

/** Returns true if the caller may read an issue, also of another project. */
function canSee(request: PackContext, issue: Issue): boolean {
  const [project] = request.rows('projects', { id: issue.project_id });
  return project !== undefined && maySee(request, project, issue);
}

/** Shows a link with both issues. @throws a Refusal with 404 if the caller may not read one of them */
function presentLink(request: PackContext, link: Link) {
  const show = (id: number) => {
    const [issue] = request.rows('issues', { id });
    if (!issue || !canSee(request, issue)) return request.refuse(404, '404 Not Found');
    return presentIssue(request, issue);
  };
  const { id, link_type } = link;
  const [source_issue, target_issue] = [show(link.source_issue_id), show(link.target_issue_id)];
  return { id, source_issue, target_issue, link_type };
}

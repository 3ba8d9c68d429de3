import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers, Presenters } from '../../pack.ts';

const present = () => ({ encoding: 'UTF-8' });
export const presenters: Presenters = { ProjectWikiPage: present, GroupWikiPage: present };

export const handlers: PackHandlers<operations> = {
  createProjectWikiPage: (request) => createPage(request, { project_id: request.project.id }),
  updateProjectWikiPage: (request) => updatePage(request, { project_id: request.project.id }),
  createGroupWikiPage: (request) => createPage(request, { group_id: request.group.id }),
  updateGroupWikiPage: (request) => updatePage(request, { group_id: request.group.id }),
};

type Place = Partial<Rows['wiki_pages']>;

type Fields = Partial<Pick<Rows['wiki_pages'], 'title' | 'content' | 'format'>>;
type New = Fields & { title: string; content: string };

async function createPage(request: PackContext & { body: New }, place: Place) {
  const { title, content, format } = request.body;
  const slug = freeSlug(request, place, title);
  const row = { ...place, slug, title, content, ...(format && { format }) };
  return showPage(await request.insert('wiki_pages', row));
}

/** Changes a page. A new title moves it. */
async function updatePage(
  request: PackContext & { path: { slug: string }; body: Fields },
  place: Place,
) {
  const { rows, update, refuse, path, body } = request;
  const [page] = rows('wiki_pages', { ...place, slug: path.slug });
  if (!page) return refuse(404, '404 Wiki Page Not Found');
  const { title } = body;
  const isMoved = title !== undefined && title !== page.title;
  const moved = isMoved && { slug: freeSlug(request, place, title, page) };
  return showPage(await update('wiki_pages', page, { ...body, ...moved }));
}

/** @throws a Refusal with 400 for the title of another page */
function freeSlug({ rows, refuse }: PackContext, place: Place, title: string, page?: Place) {
  const slug = title.trim().replaceAll(/\s+/g, '-');
  if (rows('wiki_pages', { ...place, slug }).some(({ id }) => id !== page?.id))
    refuse(400, 'Duplicate page: A page with that title already exists');
  return slug;
}

function showPage({ slug, title, format, content }: Rows['wiki_pages']) {
  return { slug, title, format, content, ...present() };
}

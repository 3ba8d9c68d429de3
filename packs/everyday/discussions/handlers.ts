import type { components, operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { Reply } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentNamed } from '../users/handlers.ts';

type Note = components['schemas']['DiscussionNote'];
/** A discussion as the contract shows it. */
type Discussion = { id: string; individual_note: boolean | null; notes: Note[] };
type InDiscussion = PackContext & { path: { discussion_id: string } };

/** The contract has the same operations on issues. Their handlers find the merge request that the path names. */
export const handlers: PackHandlers<operations> = {
  listMergeRequestDiscussions: async (request) => {
    const { query, performContract } = request;
    const list = await performContract('listIssueDiscussions', { query });
    if (!(list instanceof Reply)) return list;
    const shown = (list.body as Discussion[]).map((one) => showDiscussion(request, one));
    return request.reply(200, shown, list.headers);
  },
  createMergeRequestDiscussion: async (request) => {
    const { body, performContract, insert } = request;
    const { position, ...note } = body;
    const created = readBody(await performContract('createIssueDiscussion', { body: note }));
    if (position) await insert('discussion_states', { discussion_id: created.id, position });
    return request.reply(201, showDiscussion(request, created));
  },
  getMergeRequestDiscussion: async (request) =>
    showDiscussion(request, await findDiscussion(request)),
  resolveMergeRequestDiscussion: async (request) => {
    await resolve(request, request.body.resolved);
    return showDiscussion(request, await findDiscussion(request));
  },
  createMergeRequestDiscussionNote: async (request) => {
    const { body, performContract } = request;
    const note = readBody(await performContract('createIssueDiscussionNote', { body }));
    return request.reply(201, showNote(request, request.path.discussion_id, note));
  },
  getMergeRequestDiscussionNote: async (request) =>
    showNote(request, request.path.discussion_id, await findNote(request)),
  updateMergeRequestDiscussionNote: async (request) => {
    const { performContract, refuse } = request;
    const { body, resolved } = request.body;
    if (resolved !== undefined) await resolve(request, resolved);
    else if (body === undefined)
      refuse(400, 'body, resolved are missing, at least one must be given');
    if (body !== undefined) await performContract('updateIssueDiscussionNote', { body: { body } });
    return showNote(request, request.path.discussion_id, await findNote(request));
  },
  deleteMergeRequestDiscussionNote: ({ performContract }) =>
    performContract('deleteIssueDiscussionNote', {}),
  getIssueDiscussionNote: findNote,
};

/** Returns the body of a response of the contract. */
function readBody<Body>(response: Body | Reply): Body {
  return response instanceof Reply ? (response.body as Body) : response;
}

async function findDiscussion({ performContract }: InDiscussion): Promise<Discussion> {
  return readBody(await performContract('getIssueDiscussion', {}));
}

/** @throws a Refusal with 404 */
async function findNote(request: InDiscussion & { path: { note_id: number } }): Promise<Note> {
  const { notes } = await findDiscussion(request);
  const found = notes.find(({ id }) => id === request.path.note_id);
  return found ?? request.refuse(404, '404 Note Not Found');
}

function findState({ rows }: PackContext, id: string): Rows['discussion_states'] | undefined {
  return rows('discussion_states', { discussion_id: id })[0];
}

/** Resolves the thread of the path, or reopens it. @throws a Refusal with 400 for a single comment */
async function resolve(request: InDiscussion, isResolved: boolean): Promise<void> {
  const { path, caller, now, insert, update, refuse } = request;
  const { individual_note } = await findDiscussion(request);
  if (individual_note) refuse(400, 'Only threads can be resolved, and this is a single comment');
  const changes = {
    resolved_by: isResolved ? (caller?.username ?? null) : null,
    resolved_at: isResolved ? now() : null,
  };
  const state = findState(request, path.discussion_id);
  if (state) await update('discussion_states', state, changes);
  else await insert('discussion_states', { discussion_id: path.discussion_id, ...changes });
}

function showDiscussion(request: PackContext, discussion: Discussion) {
  const notes = discussion.notes.map((note) => showNote(request, discussion.id, note));
  return { ...discussion, notes };
}

function showNote(request: PackContext, id: string, note: Note) {
  if (!note.resolvable) return note;
  const { position, resolved_by = null, resolved_at = null } = findState(request, id) ?? {};
  return {
    ...note,
    ...(position && { type: 'DiffNote', position }),
    ...{ resolved: resolved_by !== null, resolved_at },
    resolved_by: (resolved_by && presentNamed(request, resolved_by)) || null,
  };
}

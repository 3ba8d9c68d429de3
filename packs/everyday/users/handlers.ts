import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { namespaceId } from '../namespaces.ts';

type User = Rows['users'];
type Status = Rows['user_statuses'];

const VERSION = { version: '18.5.0', revision: '5a4d8b0c7e1' };

/** The hours after which a status ends, by the values of `clear_status_after`. */
const HOURS: Record<string, number> = {
  '30_minutes': 0.5,
  '3_hours': 3,
  '8_hours': 8,
  '1_day': 24,
  '3_days': 72,
  '7_days': 168,
  '30_days': 720,
};

export const handlers: PackHandlers<operations> = {
  getCurrentUser: (request) => presentCurrentUser(request, signedIn(request)),
  getCurrentUserStatus: (request) => presentStatus(findStatus(request, signedIn(request))),
  setCurrentUserStatus: async (request) => {
    const { body, insert, update, remove, now } = request;
    const user = signedIn(request);
    const before = findStatus(request, user);
    if (!body.emoji && !body.message) {
      if (before) await remove('user_statuses', before);
      return presentStatus(undefined);
    }
    const hours = HOURS[body.clear_status_after ?? ''];
    const values = {
      emoji: body.emoji ?? 'speech_balloon',
      message: body.message ?? null,
      availability: body.availability === 'busy' ? 'busy' : null,
      clear_status_at:
        hours === undefined ? null : new Date(Date.parse(now()) + hours * 3_600_000).toISOString(),
    };
    const row = before
      ? await update('user_statuses', before, values)
      : await insert('user_statuses', { user: user.username, ...values });
    return presentStatus(row);
  },
  listUsers: (request) => {
    const { query, rows, access, pageOf } = request;
    const wanted = rows('users').filter((user) => isWanted(user, query));
    const by = query.pagination === 'keyset' ? 'id' : (query.order_by ?? 'id');
    const ordered = orderRows(
      wanted,
      by === 'updated_at' ? 'created_at' : by,
      query.sort ?? 'desc',
    );
    return pageOf(ordered, (user) => ({
      ...presentSummary(request, user),
      ...(access.isAdministrator && { created_at: user.created_at, ...presentPrivate(user) }),
    }));
  },
  createUser: async (request) => {
    const { body, insert } = request;
    refuseTaken(request);
    return presentUser(request, await insert('users', pickColumns(body)));
  },
  updateUser: async (request) => {
    const user = findUser(request);
    refuseTaken(request, user);
    return presentUser(request, await request.update('users', user, pickColumns(request.body)));
  },
  deleteUser: async (request) => {
    await request.remove('users', findUser(request));
    return undefined;
  },
  blockUser: async (request) => ((await setState(request, 'blocked')) ? true : null),
  unblockUser: async (request) =>
    findUser(request).state === 'blocked' && setState(request, 'active'),
  activateUser: async (request) => {
    if (findUser(request).state === 'blocked')
      request.refuse(403, '403 Forbidden - A blocked user must be unblocked to be activated');
    await setState(request, 'active');
    return true;
  },
  deactivateUser: async (request) => {
    await setState(request, 'deactivated');
    return true;
  },
  listUserMemberships: (request) => {
    const { rows, query, page } = request;
    const memberships = rows('members', { user: findUser(request).username }).flatMap((row) => {
      const { project_id, group_id, access_level } = row;
      const source_type = project_id === null ? 'Namespace' : 'Project';
      const sources =
        project_id === null
          ? rows('groups', { id: group_id ?? 0 })
          : rows('projects', { id: project_id });
      return sources.map(({ id, name }) => ({
        ...{ source_id: id, source_name: name, source_type, access_level },
      }));
    });
    return page(memberships.filter((one) => (query.type ?? one.source_type) === one.source_type));
  },
  getUser: (request) => presentUser(request, findUser(request)),
  getUserStatus: (request) => presentStatus(findStatus(request, findUser(request))),
  getVersion: () => VERSION,
  getMetadata: () => ({
    ...VERSION,
    kas: { enabled: false, externalUrl: null, version: null },
    enterprise: true,
  }),
};

/** Returns the user of the path, by ID or username. @throws a Refusal with 404 */
export function findUser({
  path,
  rows,
  refuse,
}: PackContext & { path: { id: number | string } }): User {
  const { id } = path;
  const [user] = rows('users', typeof id === 'number' ? { id } : { username: id });
  return user ?? refuse(404, '404 User Not Found');
}

type Fields = Partial<operations['createUser']['requestBody']['content']['application/json']>;

/** The fields of a request that are columns. */
const COLUMNS = [
  ...(['email', 'name', 'username', 'bio', 'location', 'linkedin', 'twitter'] as const),
  ...(['website_url', 'organization', 'public_email'] as const),
];

/** Returns the columns that a request sets. */
function pickColumns({ admin, ...fields }: Fields): Partial<User> {
  return {
    ...Object.fromEntries(
      COLUMNS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
    ),
    ...(admin !== undefined && { instance_role: admin ? 'administrator' : 'regular' }),
  };
}

/** @throws a Refusal with 409 for a username or an email address that another user has */
function refuseTaken(
  { rows, refuse, body }: PackContext & { body: Fields },
  { id }: Partial<User> = {},
): void {
  const isOther = (user: User) => user.id !== id;
  if (body.username !== undefined && rows('users', { username: body.username }).some(isOther))
    refuse(409, 'Username has already been taken');
  if (body.email !== undefined && rows('users', { email: body.email }).some(isOther))
    refuse(409, 'Email has already been taken');
}

/** @returns false if the user has the state already */
async function setState(
  request: PackContext & { path: { id: number | string } },
  state: User['state'],
): Promise<boolean> {
  const user = findUser(request);
  if (user.state === state) return false;
  await request.update('users', user, { state });
  return true;
}

/** Returns the caller. @throws a Refusal with 401 for a call without a token */
export function signedIn({ caller, refuse }: PackContext): User {
  return caller ?? refuse(401, '401 Unauthorized');
}

type Query = NonNullable<operations['listUsers']['parameters']['query']>;

/** Returns true if the name or the username of a user contains a text. */
export function isNamedLike({ name, username }: User, text = ''): boolean {
  return [name, username].some((one) => one.toLowerCase().includes(text.toLowerCase()));
}

function isWanted(user: User, query: Query): boolean {
  const text = query.search?.toLowerCase();
  const isActive = user.state === 'active';
  return (
    (query.username === undefined ||
      user.username.toLowerCase() === query.username.toLowerCase()) &&
    (query.public_email === undefined || user.public_email === query.public_email) &&
    (text === undefined || user.public_email?.toLowerCase() === text || isNamedLike(user, text)) &&
    !(query.active && !isActive) &&
    !(query.exclude_active && isActive) &&
    !(query.blocked && user.state !== 'blocked') &&
    !query.external &&
    !(query.admins && user.instance_role !== 'administrator') &&
    (query.created_after === undefined || user.created_at > query.created_after) &&
    (query.created_before === undefined || user.created_at < query.created_before)
  );
}

/** Returns the fields of a user that every list shows. */
export function presentSummary({ present }: PackContext, row: User) {
  const { id, username, public_email, name, state, locked, avatar_url, web_url } = present(
    'User',
    row,
  );
  return { id, username, public_email, name, state, locked, avatar_url, web_url };
}

/** Returns the fields of a user with a username, as lists show them. */
export function presentNamed(request: PackContext, username: string) {
  return request.rows('users', { username }).map((user) => presentSummary(request, user))[0];
}

function presentUser(request: PackContext, user: User) {
  const { created_at, bio, location, linkedin, twitter, website_url, organization } = user;
  return {
    ...presentSummary(request, user),
    ...{ created_at, bio, location, linkedin, twitter, discord: '', website_url, organization },
    ...{ job_title: '', pronouns: null, bot: false, work_information: organization || null },
    ...{ followers: 0, following: 0, is_followed: false, local_time: null },
    ...(request.access.isAdministrator && presentPrivate(user)),
  };
}

/** Returns the fields of a user that only administrators and the user may see. */
function presentPrivate({ email, instance_role }: User) {
  return { email, is_admin: instance_role === 'administrator' };
}

function presentCurrentUser(request: PackContext, user: User) {
  const isAdministrator = user.instance_role === 'administrator';
  return {
    ...presentUser(request, user),
    // Clients compare this address with the one that they call.
    web_url: `${request.origin}/${user.username}`,
    ...{ email: user.email, commit_email: user.email },
    ...(isAdministrator && { is_auditor: false, note: null }),
    ...{ can_create_group: true, can_create_project: true, two_factor_enabled: false },
    ...{ external: false, private_profile: false, projects_limit: 100_000 },
    ...{ theme_id: 3, color_scheme_id: 1, identities: [], confirmed_at: user.created_at },
    ...{ last_sign_in_at: null, current_sign_in_at: null },
    last_activity_on: request.now().slice(0, 10),
    namespace_id: namespaceId(user),
  };
}

/** Returns the status of a user that has not ended. */
function findStatus({ rows, now }: PackContext, { username }: User): Status | undefined {
  const [status] = rows('user_statuses', { user: username });
  const end = status?.clear_status_at;
  return end && end <= now() ? undefined : status;
}

function presentStatus(status: Status | undefined) {
  const {
    emoji = null,
    message = null,
    availability = null,
    clear_status_at = null,
  } = status ?? {};
  const escaped = message?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? '';
  return { emoji, message, availability, message_html: escaped, clear_status_at };
}

/** Invites people to a group or a project. */
import { and, desc, sql } from 'drizzle-orm';
import {
  type AccessLevel,
  type Invitation,
  invitations,
  type User,
  users,
} from '../../../generated/tables.ts';
import { findMemberRole } from '../../access/findMemberRole.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SandboxRequest, SuccessOf } from '../../server/handler.ts';
import { invalid, refuse } from '../../server/refusal.ts';
import { isOneOf } from '../../store/isOneOf.ts';
import { sendEmail } from '../../store/sendEmail.ts';
import type { Place } from './place.ts';
import { isReserved } from './reserved.ts';

/** Returns true if an invitation can give an access level. The API documentation (document 2) lists the levels. */
export function isLevel(level: number): level is AccessLevel {
  return [5, 10, 15, 20, 25, 30, 40, 50].includes(level);
}

/** The terms of an invitation: role and duration. They apply to all people that a request invites. */
export interface Terms {
  access_level: number;
  /** The day on which the invitation expires: `2046-12-31`. */
  expires_at?: string | undefined;
  member_role_id?: number | undefined;
  invite_source?: string | undefined;
}

/** A person to invite: a user, or an email address. */
interface Invitee {
  /** The name by which the request and the response refer to the person: an address, or the ID of a user. */
  name: string;
  email: string | undefined;
  /** The user with the ID or the address, if one exists. */
  user: User | undefined;
  /** True if the place already has an invitation for the address. */
  isInvited: boolean;
}

/** The outcome for a person: invited, queued for the approval of an administrator, or refused with a reason. */
type Outcome = 'invited' | 'queued' | { problem: string };

/** Default lifetime of an invitation, in days. */
const LIFETIME_DAYS = 90;

/** The most people of one request. All other requests wait for it. */
const MAX_INVITEES = 1_000;

const QUEUED = 'The request waits for the approval of an administrator';

/**
 * Invites the people that a request names. The response has a message for each person who cannot be invited.
 * @param inviter the user who invites
 * @throws a Refusal with 400 when the request names no person
 */
export function inviteAll(
  { sandbox }: Pick<SandboxRequest, 'sandbox'>,
  place: Place,
  inviter: User,
  terms: Terms & { email?: string; user_id?: number | string },
): SuccessOf<'createGroupInvitation'> {
  const problems: Record<string, string> = {};
  const queued: Record<string, string> = {};
  for (const field of ['email', 'user_id'] as const)
    if (splitList(terms[field]).length > MAX_INVITEES)
      refuse(invalid({ [field]: [`is too long (the maximum is ${MAX_INVITEES} people)`] }));
  const invitees = readInvitees(sandbox, terms);
  if (invitees.length === 0) refuse(invalid({ email: ['is missing'] }));
  const invited = invitedAddresses(sandbox, place);
  for (const invitee of invitees) {
    const isInvited = invitee.email !== undefined && invited.has(withoutCase(invitee.email));
    const outcome = invite(sandbox, place, inviter, { ...invitee, isInvited }, terms);
    if (outcome === 'queued') queued[invitee.user!.username] = QUEUED;
    else if (outcome !== 'invited') problems[invitee.name] = outcome.problem;
  }
  const hasProblems = Object.keys(problems).length > 0;
  return {
    status: hasProblems ? 'error' : 'success',
    ...(hasProblems && { message: problems }),
    ...(Object.keys(queued).length > 0 && { queued_users: queued }),
  };
}

/**
 * Returns the pending invitation for an email address. An invitation is pending until its address belongs to a member.
 */
export function pendingInvitation(
  sandbox: Sandbox,
  place: Place,
  email: string,
): Invitation | undefined {
  const row = findInvitation(sandbox, place, email);
  return row && !isAccepted(sandbox, place, row) ? row : undefined;
}

export function findInvitation(
  { db }: Sandbox,
  place: Place,
  email: string,
): Invitation | undefined {
  const hasEmail = sql`lower(${invitations.invite_email}) = lower(${email})`;
  return db.select().from(invitations).where(and(place.isHere, hasEmail)).get();
}

/** Returns true if the invited person has become a member. */
export function isAccepted(
  sandbox: Sandbox,
  place: Place,
  { invite_email }: Pick<Invitation, 'invite_email'>,
): boolean {
  const user = userWithEmail(sandbox, invite_email);
  return user !== undefined && place.isDirectMember(user);
}

/** Returns the invitations whose people have not become members. */
export function pendingAmong(sandbox: Sandbox, place: Place, rows: Invitation[]): Invitation[] {
  const people = usersByEmail(
    sandbox,
    rows.map(({ invite_email }) => invite_email),
  );
  return rows.filter(({ invite_email }) => {
    const user = people.get(withoutCase(invite_email));
    return user === undefined || !place.isDirectMember(user);
  });
}

/** Returns true if an invitation would promote a member and an administrator has to approve the promotion. */
export function needsApproval(
  sandbox: Sandbox,
  place: Place,
  inviter: User,
  user: User | undefined,
  level: number,
): boolean {
  if (!user || !isReserved(sandbox, 'promotions')) return false;
  const held = place.readLevel(user);
  return held > 0 && level > held && inviter.instance_role !== 'administrator';
}

export function userWithEmail(sandbox: Sandbox, email: string): User | undefined {
  return usersByEmail(sandbox, [email]).get(withoutCase(email));
}

// A request may name thousands of people. So one query reads all of them: a query for each would read the table each
// time.

/** Finds the users with email addresses. @returns the users by `withoutCase` of their addresses */
function usersByEmail({ db }: Sandbox, addresses: string[]): Map<string, User> {
  const hasEmail = isOneOf(sql`lower(${users.email})`, addresses.map(withoutCase));
  const found = db.select().from(users).where(hasEmail).orderBy(desc(users.id)).all();
  return new Map(found.map((user) => [withoutCase(user.email), user]));
}

function usersById({ db }: Sandbox, ids: string[]): Map<number, User> {
  const found = db
    .select()
    .from(users)
    .where(isOneOf(users.id, ids.map(Number)))
    .all();
  return new Map(found.map((user) => [user.id, user]));
}

/** Returns the addresses of all invitations to a place, as `withoutCase` writes them. */
function invitedAddresses({ db }: Sandbox, place: Place): Set<string> {
  const rows = db
    .select({ address: invitations.invite_email })
    .from(invitations)
    .where(place.isHere)
    .all();
  return new Set(rows.map(({ address }) => withoutCase(address)));
}

/** Returns a text with its ASCII letters in lower case, as the function `lower` of SQLite does. */
function withoutCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function readInvitees(
  sandbox: Sandbox,
  { email, user_id }: { email?: string; user_id?: number | string },
): Omit<Invitee, 'isInvited'>[] {
  const withEmail = usersByEmail(sandbox, splitList(email));
  const byEmail = splitList(email).map((address) => ({
    name: address,
    email: address,
    user: withEmail.get(withoutCase(address)),
  }));
  const withId = usersById(sandbox, splitList(user_id));
  const byId = splitList(user_id).map((id) => {
    const user = /^\d+$/.test(id) ? withId.get(Number(id)) : undefined;
    return { name: user?.username ?? id, email: user?.email, user };
  });
  // The map removes duplicates: a request may name a person several times.
  return [
    ...new Map(
      [...byEmail, ...byId].map((one) => [(one.email ?? one.name).toLowerCase(), one]),
    ).values(),
  ];
}

/** Splits a list that is separated by commas: `a, b`. */
function splitList(list: string | number | undefined): string[] {
  return String(list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function invite(
  sandbox: Sandbox,
  place: Place,
  inviter: User,
  { email, user, isInvited }: Invitee,
  terms: Terms,
): Outcome {
  const { access_level: level, member_role_id } = terms;
  const isAdministrator = inviter.instance_role === 'administrator';
  if (email === undefined) return { problem: 'The user does not exist' };
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return { problem: 'The email address is invalid' };
  if (!user && isReserved(sandbox, 'new accounts') && !isAdministrator)
    return { problem: 'An administrator has to add the user' };
  if (!isLevel(level)) return { problem: 'The access level is not in the list' };
  if (computeExpiry(sandbox, terms) <= sandbox.clock.now())
    return { problem: 'The expiry date is in the past' };
  const isRole =
    member_role_id === undefined ||
    (place.group && findMemberRole(sandbox.db, member_role_id, place.group));
  if (!isRole) return { problem: 'The custom role does not exist' };
  const problem =
    user && (place.isDirectMember(user) || place.readLevel(user) >= level)
      ? 'The user already exists'
      : isInvited
        ? 'The email address has already been taken'
        : undefined;
  if (problem !== undefined) return { problem };
  if (needsApproval(sandbox, place, inviter, user, level)) return 'queued';
  sandbox.db
    .insert(invitations)
    .values({
      ...place.ids,
      invite_email: email,
      user_name: user?.name ?? email,
      created_by: inviter.username,
      created_at: sandbox.clock.now(),
      access_level: level,
      expires_at: computeExpiry(sandbox, terms),
      member_role_id: member_role_id ?? null,
      invite_source: terms.invite_source ?? null,
    })
    .run();
  sendEmail(sandbox, { to: email, subject: `${inviter.name} invites you` });
  return 'invited';
}

/** Returns the time at which an invitation expires: midnight of the requested day, or of the default day. */
export function computeExpiry(
  { clock }: Sandbox,
  { expires_at: day }: Pick<Terms, 'expires_at'>,
): string {
  if (day !== undefined) return `${day}T00:00:00Z`;
  const expiry = new Date(clock.time() + LIFETIME_DAYS * 24 * 3600 * 1000);
  return `${expiry.toISOString().slice(0, 10)}T00:00:00Z`;
}

// Generated from openapi/ by `npm run build`. Changes here are lost.

/** The roles of callers, as `openapi/world/roles.yaml` lists them. */
export const ROLES = {
  guest: { level: 10, user: 'gus' },
  planner: { level: 15, user: 'paul' },
  reporter: { level: 20, user: 'rita' },
  'security-manager': { level: 25, user: 'sana' },
  developer: { level: 30, user: 'dana', usual: true },
  maintainer: { level: 40, user: 'mira' },
  owner: { level: 50, user: 'omar' },
  administrator: { may: 'all', user: 'ada' },
  auditor: { may: 'read', user: 'audrey' },
  stranger: { user: 'stan' },
} as const;

/** A role of a caller. */
export type CallerRole = keyof typeof ROLES;

/** The levels of members, from the fewest to the most rights. */
export const LEVELS = {
  guest: 10,
  planner: 15,
  reporter: 20,
  'security-manager': 25,
  developer: 30,
  maintainer: 40,
  owner: 50,
} as const;

/** A role of a member. */
export type Role = keyof typeof LEVELS;

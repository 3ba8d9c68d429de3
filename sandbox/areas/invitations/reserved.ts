import type { Sandbox } from '../../sandbox.ts';

/** Application settings with which a self-managed instance reserves actions for its administrators. */
const RESERVED_WHILE = {
  'new accounts': ['allow_new_accounts', false],
  invitations: ['allow_invitations', false],
  promotions: ['enable_member_promotion_management', true],
} as const;

/** Returns true if an action is reserved for administrators. Document 2 describes this for self-managed instances. */
export function isReserved(
  { settings: { offering, instance } }: Sandbox,
  action: keyof typeof RESERVED_WHILE,
): boolean {
  const [setting, value] = RESERVED_WHILE[action];
  return offering === 'self-managed' && instance[setting] === value;
}

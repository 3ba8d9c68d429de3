import type { Sandbox } from '../../sandbox.ts';

/** Application settings by which a self-managed instance leaves something to its administrators. */
const RESERVED_WHILE = {
  'new accounts': ['allow_new_accounts', false],
  invitations: ['allow_invitations', false],
  promotions: ['enable_member_promotion_management', true],
} as const;

/** Whether something takes an administrator. Document 2 says it of self-managed instances. */
export function isReserved(
  { settings: { offering, instance } }: Sandbox,
  what: keyof typeof RESERVED_WHILE,
): boolean {
  const [setting, value] = RESERVED_WHILE[what];
  return offering === 'self-managed' && instance[setting] === value;
}

import type { Sandbox } from '../../sandbox.ts';

/**
 * The instance settings, with their values, that reserve an action for administrators. Only self-managed instances have
 * them.
 */
const RESERVED_WHILE = {
  'new accounts': ['allow_new_accounts', false],
  invitations: ['allow_invitations', false],
  promotions: ['enable_member_promotion_management', true],
} as const;

/**
 * Returns true if an action is reserved for administrators. The API documentation (document 2) has this only for
 * self-managed instances.
 */
export function isReserved(
  { settings: { offering, instance } }: Sandbox,
  action: keyof typeof RESERVED_WHILE,
): boolean {
  const [setting, value] = RESERVED_WHILE[action];
  return offering === 'self-managed' && instance[setting] === value;
}

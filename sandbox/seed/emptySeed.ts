import type { WorldSeed } from './worldSeed.ts';

/** Somebody has to be there who can make the others. */
const ADMINISTRATOR = {
  id: 1,
  username: 'root',
  name: 'Administrator',
  email: 'root@forge.example',
  instance_role: 'administrator',
  created_at: '2026-01-01T00:00:00Z',
};

/** What a sandbox begins with that has an administrator and nothing else. */
export function emptySeed(): Omit<WorldSeed, 'clock'> & { clock?: undefined } {
  return {
    seed: {
      users: [ADMINISTRATOR],
      tokens: [{ token: 'sandbox-token-of-root', user: ADMINISTRATOR.username }],
    },
    settings: {},
  };
}

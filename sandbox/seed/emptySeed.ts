import { readWorldFacts } from './readWorldFacts.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';

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
export async function emptySeed(): Promise<WorldSeed> {
  const { id } = ADMINISTRATOR;
  const fixtures = { 'user.id': { id }, 'user.username': { id } };
  const text = { file: 'the empty seed', text: '' };
  return seedOf(await readWorldFacts(), { users: [ADMINISTRATOR], fixtures }, text);
}

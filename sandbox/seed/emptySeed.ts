import { readWorldFacts } from './readWorldFacts.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';

/** Somebody has to be there who can make the others. */
const ADMINISTRATOR = {
  id: 1,
  username: 'root',
  name: 'Administrator',
  instance_role: 'administrator',
};

/** What a sandbox begins with that has an administrator and nothing else. */
export async function emptySeed(): Promise<WorldSeed> {
  const { id } = ADMINISTRATOR;
  const fixtures = { 'user.id': { id }, 'user.username': { id } };
  const text = { file: 'the empty seed', text: '' };
  return seedOf(await readWorldFacts(), { users: [ADMINISTRATOR], fixtures }, text);
}

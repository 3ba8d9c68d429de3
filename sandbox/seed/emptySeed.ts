import { readWorldFacts } from './readWorldFacts.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';

/** Only an administrator can create the first users. */
const ADMINISTRATOR = {
  id: 1,
  username: 'root',
  name: 'Administrator',
  instance_role: 'administrator',
};

/** Returns a seed with an administrator and nothing else. */
export async function emptySeed(): Promise<WorldSeed> {
  const { id } = ADMINISTRATOR;
  const fixtures = { 'user.id': { id }, 'user.username': { id } };
  const text = { file: 'the empty seed', text: '' };
  return seedOf(await readWorldFacts(), { users: [ADMINISTRATOR], fixtures }, text);
}

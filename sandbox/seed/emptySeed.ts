import { buildSeed, type WorldSeed } from './buildSeed.ts';
import { readWorldFacts } from './readWorldFacts.ts';
import type { GivenRepositories } from './realRepositories.ts';

/** The only user of an empty seed. Without an administrator, the control API could not choose an author for changes. */
const ADMINISTRATOR = {
  id: 1,
  username: 'root',
  name: 'Administrator',
  instance_role: 'administrator',
};

/** Returns a seed that has only an administrator and a storage. */
export async function emptySeed(given?: GivenRepositories): Promise<WorldSeed> {
  const { id } = ADMINISTRATOR;
  const fixtures = { 'user.id': { id }, 'user.username': { id } };
  const text = { file: 'the empty seed', text: '' };
  return buildSeed(await readWorldFacts(), { users: [ADMINISTRATOR], fixtures }, text, given);
}

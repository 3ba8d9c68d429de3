import { readShortstat } from './commitDetails.ts';
import { runGit } from './runGit.ts';

/** A person who has written commits. */
export interface Contributor {
  /** The name that the person has in the newest of their commits. */
  name: string;
  email: string;
  /** The number of commits, without merge commits. */
  commits: number;
  additions: number;
  deletions: number;
}

/** Lists the authors of a commit and of all its ancestors, sorted by the time of their first commits. */
export async function listContributors(dir: string, commit: string): Promise<Contributor[]> {
  const text = await runGit(dir, [
    'log',
    '--reverse',
    '--no-merges',
    '--shortstat',
    '-M',
    '--format=%x00%an%x01%ae%x01',
    '--end-of-options',
    commit,
    '--',
  ]);
  const byEmail = new Map<string, Contributor>();
  for (const record of text.toString('utf8').split('\0').slice(1)) {
    const [name = '', email = '', changes = ''] = record.split('\x01');
    const { additions, deletions } = readShortstat(changes);
    const before = byEmail.get(email) ?? { email, commits: 0, additions: 0, deletions: 0 };
    byEmail.set(email, {
      name,
      email,
      commits: before.commits + 1,
      additions: before.additions + additions,
      deletions: before.deletions + deletions,
    });
  }
  return [...byEmail.values()];
}

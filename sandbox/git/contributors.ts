import { readShortstat } from './commitDetails.ts';
import { gitText, runGit } from './runGit.ts';

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

/** The contributors of a commit and all its ancestors. */
interface Counted {
  commit: string;
  contributors: Map<string, Contributor>;
}

/**
 * Returns a function that lists the authors of a commit and of all its ancestors, sorted by the time of their first commits.
 * It keeps the last list. After new commits, git reads only these.
 */
export function contributorLister(dir: string): (commit: string) => Promise<Contributor[]> {
  let last: Counted | undefined;
  return async (commit) => {
    if (last?.commit !== commit) {
      const isLonger = last !== undefined && (await isContinued(dir, last.commit, commit));
      const contributors = await count(dir, commit, isLonger ? last : undefined);
      last = { commit, contributors };
    }
    return [...last.contributors.values()];
  };
}

/**
 * Returns true if a commit has another one as ancestor, and all commits between them are younger. Then the contributors of
 * these commits come last.
 */
async function isContinued(dir: string, before: string, commit: string): Promise<boolean> {
  const [ahead, behind] = (
    await gitText(dir, ['rev-list', '--left-right', '--count', `${commit}...${before}`])
  ).split('\t');
  if (behind !== '0' || ahead === '0') return false;
  const times = (await gitText(dir, ['log', '--format=%ct', `${before}..${commit}`, '--'])).split(
    '\n',
  );
  const end = await gitText(dir, ['log', '-1', '--format=%ct', before, '--']);
  return times.every((time) => Number(time) >= Number(end));
}

async function count(
  dir: string,
  commit: string,
  before: Counted | undefined,
): Promise<Map<string, Contributor>> {
  const text = await runGit(dir, [
    'log',
    '--reverse',
    '--no-merges',
    '--shortstat',
    '-M',
    '--format=%x00%an%x01%ae%x01',
    '--end-of-options',
    ...(before ? [`${before.commit}..${commit}`] : [commit]),
    '--',
  ]);
  const byEmail = new Map(before?.contributors);
  for (const record of text.toString('utf8').split('\0').slice(1)) {
    const [name = '', email = '', changes = ''] = record.split('\x01');
    const { additions, deletions } = readShortstat(changes);
    const known = byEmail.get(email) ?? { email, commits: 0, additions: 0, deletions: 0 };
    byEmail.set(email, {
      name,
      email,
      commits: known.commits + 1,
      additions: known.additions + additions,
      deletions: known.deletions + deletions,
    });
  }
  return byEmail;
}

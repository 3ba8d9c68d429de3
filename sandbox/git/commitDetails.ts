import { runGit } from './runGit.ts';

/** The numbers of lines that a commit changes, compared with its first parent. */
export interface CommitStats {
  additions: number;
  deletions: number;
}

export interface CommitDetails {
  stats?: CommitStats;
  /** The name and the value of each trailer in the commit's message, in their order. */
  trailers?: [string, string][];
}

/** Reads the numbers of changed lines and the trailers of commits. @returns the details by SHA */
export async function readCommitDetails(
  dir: string,
  shas: string[],
  wanted: { stats?: boolean; trailers?: boolean },
): Promise<Map<string, CommitDetails>> {
  const details = new Map<string, CommitDetails>(shas.map((sha) => [sha, {}]));
  if (shas.length === 0 || !(wanted.stats || wanted.trailers)) return details;
  const trailers = '%(trailers:only,unfold,separator=%x01,key_value_separator=%x02)';
  const stats = ['--shortstat', '-M', '--diff-merges=first-parent'];
  const text = await runGit(
    dir,
    [
      'log',
      '--no-walk=unsorted',
      `--format=%x00%H${wanted.trailers ? trailers : ''}%x03`,
      ...(wanted.stats ? stats : []),
      '--stdin',
    ],
    { input: `${shas.join('\n')}\n` },
  );
  for (const record of text.toString('utf8').split('\0').slice(1)) {
    const end = record.lastIndexOf('\x03');
    details.set(record.slice(0, 40), {
      ...(wanted.trailers && { trailers: readTrailers(record.slice(40, end)) }),
      ...(wanted.stats && { stats: readShortstat(record.slice(end)) }),
    });
  }
  return details;
}

function readTrailers(text: string): [string, string][] {
  return text
    .split('\x01')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('\x02');
      return [name, value.trim()];
    });
}

/** Reads git's summary ` 2 files changed, 3 insertions(+), 1 deletion(-)`. The summary is empty if nothing changed. */
export function readShortstat(text: string): CommitStats {
  return {
    additions: Number(/(\d+) insertion/.exec(text)?.[1] ?? 0),
    deletions: Number(/(\d+) deletion/.exec(text)?.[1] ?? 0),
  };
}

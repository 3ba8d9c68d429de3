import { runGit } from './runGit.ts';

/** Changed lines, compared with the first parent. */
export interface CommitStats {
  additions: number;
  deletions: number;
}

export interface CommitDetails {
  stats?: CommitStats;
  /** Name and value of each trailer, in their order. */
  trailers?: [string, string][];
}

/** Reads of commits what git works out: changed lines and trailers. By SHA. */
export async function readCommitDetails(
  dir: string,
  shas: string[],
  wanted: { stats?: boolean; trailers?: boolean },
): Promise<Map<string, CommitDetails>> {
  const details = new Map<string, CommitDetails>(shas.map((sha) => [sha, {}]));
  if (shas.length === 0) return details;
  const show = (...args: string[]) =>
    runGit(dir, ['log', '--no-walk=unsorted', ...args, '--stdin'], {
      input: `${shas.join('\n')}\n`,
    });
  await Promise.all([
    wanted.stats &&
      show('--format=%x00%H', '--shortstat', '-M', '--diff-merges=first-parent').then((text) => {
        for (const record of text.toString('utf8').split('\0').slice(1))
          Object.assign(details.get(record.slice(0, 40)) ?? {}, { stats: readShortstat(record) });
      }),
    wanted.trailers &&
      show('-z', '--format=%H%(trailers:only,unfold,separator=%x01,key_value_separator=%x02)').then(
        (text) => {
          for (const record of text.toString('utf8').split('\0').filter(Boolean)) {
            const pairs = record.slice(40).split('\x01').filter(Boolean);
            const trailers = pairs.map((pair) => {
              const [name = '', value = ''] = pair.split('\x02');
              return [name, value.trim()];
            });
            Object.assign(details.get(record.slice(0, 40)) ?? {}, { trailers });
          }
        },
      ),
  ]);
  return details;
}

/** ` 2 files changed, 3 insertions(+), 1 deletion(-)`; nothing where nothing changed. */
export function readShortstat(text: string): CommitStats {
  return {
    additions: Number(/(\d+) insertion/.exec(text)?.[1] ?? 0),
    deletions: Number(/(\d+) deletion/.exec(text)?.[1] ?? 0),
  };
}

/** The numbers of lines that a commit changes, compared with its first parent. */
export interface CommitStats {
  additions: number;
  deletions: number;
}

export interface CommitDetails {
  stats: CommitStats;
  /** The name and the value of each trailer in the commit's message, in their order. */
  trailers: [string, string][];
}

/** The option with which git writes the SHA and the trailers of a commit, before its numbers of changed lines. */
export const DETAILS_FORMAT =
  '--format=%x00%H%(trailers:only,unfold,separator=%x01,key_value_separator=%x02)%x03';

/** Reads git's output in this format. @returns the details by SHA */
export function parseDetails(text: string): Map<string, CommitDetails> {
  return new Map(
    text
      .split('\0')
      .slice(1)
      .map((record) => {
        const end = record.lastIndexOf('\x03');
        return [
          record.slice(0, 40),
          {
            trailers: readTrailers(record.slice(40, end)),
            stats: readShortstat(record.slice(end)),
          },
        ];
      }),
  );
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

/** Reads the numbers of changed lines and the trailers of commits, with processes that stay open for further commits. */
import { randomUUID } from 'node:crypto';
import { type CommitDetails, DETAILS_FORMAT, parseDetails } from './commitDetails.ts';
import { openProcesses, type Processes } from './openProcesses.ts';

export interface DetailReaders extends Pick<Processes<unknown>, 'forget' | 'close'> {
  /** Reads the details of commits. @param dir the folder of the bare repository @returns the details by SHA */
  read(dir: string, shas: string[]): Promise<Map<string, CommitDetails>>;
}

const COMMAND = [
  'diff-tree',
  '--stdin',
  '--root',
  '--always',
  '--shortstat',
  '-M',
  '--diff-merges=first-parent',
  DETAILS_FORMAT,
];

/** The highest number of open processes. */
const MAX_PROCESSES = 4;

/** Git repeats a line that is no SHA, so this line marks the end of each response. */
const MARK = Buffer.from(`end ${randomUUID()}\n`);

export function openDetails(): DetailReaders {
  const { ask, ...processes } = openProcesses({
    args: COMMAND,
    limit: MAX_PROCESSES,
    createParser: detailsParser,
  });
  return {
    ...processes,
    read: (dir, shas) => ask(dir, `${shas.map((sha) => `${sha}\n`).join('')}${MARK}`),
  };
}

function detailsParser(found: (details: Map<string, CommitDetails>) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    // One piece may end several responses.
    for (let at = rest.indexOf(MARK); at !== -1; at = rest.indexOf(MARK)) {
      found(parseDetails(rest.toString('utf8', 0, at)));
      rest = rest.subarray(at + MARK.length);
    }
  };
}

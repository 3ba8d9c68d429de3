/**
 * The response of an archive is a file, which no general property can read. The format `tar` is not compressed, so the
 * suite reads the paths in it.
 */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { readBody, readJson } from '../../../wire/readBody.ts';
import type { Target } from '../../target/target.ts';
import type { Property } from './property.ts';
import { type Compared, comparisonJobs, type Mismatch, someOf } from './propertyJob.ts';
import { MOST_PER_PAGE, type Reader } from './reader.ts';
import { sendJudged } from './sendJudged.ts';
import { MissingWitness } from './witness.ts';

/** The operation whose path has no format, and the one whose path ends in a format. */
const DEFAULT = 'getArchive';
const FORMATTED = 'getArchiveInFormat';

/** The first bytes of the formats. Those of `tar` are the name of a file. */
const SIGNATURES: Record<string, string> = {
  zip: '504b0304',
  'tar.gz': '1f8b',
  bz2: '425a68',
  'tar.bz2': '425a68',
  tb2: '425a68',
  tbz: '425a68',
  tbz2: '425a68',
};
const UNCOMPRESSED = 'tar';
const DEFAULT_FORMAT = 'tar.gz';
/** The formats that are requested: one of each kind. The hosted service limits the number of archives. */
const REQUESTED = ['zip', 'tar.bz2'];

export const archives: Property = {
  id: 'archive',
  summary:
    'An archive has the format of its path, and `path` and `exclude_paths` choose its files.',
  from: 'the operations on archives',
  plan: (contract, target) =>
    comparisonJobs(
      contract,
      target,
      'archive',
      COMPARISONS.map(({ compare, ...comparison }) => ({
        ...comparison,
        compare: (reader) => compare(asking(contract, target, reader)),
      })),
    ),
};

/** The requests of this property, which are all about one project. */
interface Ask {
  /** Returns the bytes of an archive. Without a format, the path has none. */
  archive(format?: string, query?: CaseRequest['query']): Promise<Buffer>;
  /** Returns the paths of all files in the default branch. */
  paths(): Promise<string[]>;
}

interface Comparison {
  operation: string;
  name: string;
  summary: string;
  compare: (ask: Ask) => Promise<Compared>;
}

const COMPARISONS: Comparison[] = [
  {
    operation: DEFAULT,
    name: 'archive.format',
    summary: `Without a format, the archive is a ${DEFAULT_FORMAT}`,
    compare: async (ask) => everyTime(wrongFormat(DEFAULT_FORMAT, await ask.archive())),
  },
  ...REQUESTED.map((format) => ({
    operation: FORMATTED,
    name: `archive.format.${format}`,
    summary: `The archive is a ${format}`,
    compare: async (ask: Ask) => everyTime(wrongFormat(format, await ask.archive(format))),
  })),
  {
    operation: FORMATTED,
    name: `archive.format.${UNCOMPRESSED}`,
    summary: `The archive is a ${UNCOMPRESSED}`,
    compare: async (ask) =>
      everyTime(
        isTar(await ask.archive(UNCOMPRESSED))
          ? []
          : [{ requirement: 'the archive is a tar', actual: 'it begins with no entry of a tar' }],
      ),
  },
  {
    operation: FORMATTED,
    name: 'archive.path',
    summary: 'With a path, the archive contains only the files below it',
    compare: comparePath,
  },
  {
    operation: FORMATTED,
    name: 'archive.empty-path',
    summary: 'With an empty path, the archive contains all files',
    compare: async (ask) => {
      const files = await filesIn(ask);
      return everyTime(differentPaths(files, await filesIn(ask, { path: '' })));
    },
  },
  {
    operation: FORMATTED,
    name: 'archive.exclude',
    summary: 'The archive lacks each excluded path',
    compare: compareExcluded,
  },
  {
    operation: FORMATTED,
    name: 'archive.exclude-in-path',
    summary: 'With a path, the archive lacks each excluded path below it',
    compare: compareExcludedInPath,
  },
];

async function comparePath(ask: Ask): Promise<Compared> {
  const files = await filesIn(ask);
  const directory = files.find((path) => path.includes('/'))?.split('/')[0];
  const below = files.filter((path) => path.startsWith(`${directory}/`));
  if (directory === undefined || below.length === files.length)
    throw new MissingWitness('a default branch with files inside and outside of a directory');
  return everyTime(differentPaths(below, await filesIn(ask, { path: directory })));
}

async function compareExcludedInPath(ask: Ask): Promise<Compared> {
  const files = await filesIn(ask);
  const directoryOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const directory = files
    .map(directoryOf)
    .find((one) => one !== '' && files.filter((path) => directoryOf(path) === one).length > 1);
  const below = files.filter((path) => path.startsWith(`${directory}/`));
  const excluded = below.find((path) => /^[\w./-]+$/.test(path));
  if (directory === undefined || excluded === undefined)
    throw new MissingWitness('a directory with 2 files in the default branch');
  const others = below.filter((path) => path !== excluded);
  const query = { path: directory, exclude_paths: excluded };
  return everyTime(differentPaths(others, await filesIn(ask, query)));
}

async function compareExcluded(ask: Ask): Promise<Compared> {
  const files = await filesIn(ask);
  const excluded = files.filter((path) => /^[\w./-]+$/.test(path)).slice(0, 2);
  if (excluded.length < 2 || files.length < 3)
    throw new MissingWitness('3 files in the default branch');
  const others = files.filter((path) => !excluded.includes(path));
  const query = { exclude_paths: excluded.join(',') };
  return everyTime(differentPaths(others, await filesIn(ask, query)));
}

/** Any data shows a fault of these comparisons. */
function everyTime(mismatches: Mismatch[]): Compared {
  return { mismatches, missing: [] };
}

function wrongFormat(format: string, bytes: Buffer): Mismatch[] {
  const signature = SIGNATURES[format]!;
  const first = bytes.subarray(0, signature.length / 2).toString('hex');
  return first === signature
    ? []
    : [
        {
          requirement: `a ${format} begins with the bytes ${signature}`,
          actual: `it begins with ${first || 'nothing'}`,
        },
      ];
}

function differentPaths(expected: string[], actual: string[]): Mismatch[] {
  const missing = expected.filter((path) => !actual.includes(path));
  const added = actual.filter((path) => !expected.includes(path));
  return [
    ...(missing.length > 0
      ? [{ requirement: `the archive has ${someOf(missing)}`, actual: 'it lacks them' }]
      : []),
    ...(added.length > 0
      ? [{ requirement: `the archive lacks ${someOf(added)}`, actual: 'it has them' }]
      : []),
  ];
}

/**
 * Returns the files of the default branch that are in an archive. An archive may begin each path with a directory of
 * its own, and may lack files that the repository keeps out of archives.
 */
async function filesIn(ask: Ask, query?: CaseRequest['query']): Promise<string[]> {
  const known = (await ask.paths()).toSorted((one, other) => other.length - one.length);
  const names = pathsIn(await ask.archive(UNCOMPRESSED, query));
  const files = names.flatMap(
    (name) => known.find((path) => name === path || name.endsWith(`/${path}`)) ?? [],
  );
  return [...new Set(files)];
}

const BLOCK = 512;
/** The types of an entry that stands for a file or a symbolic link. */
const FILE_TYPES = ['0', '\0', '2'];

function isTar(bytes: Buffer): boolean {
  return bytes.length >= BLOCK && checksumOf(bytes) === numberAt(bytes, 148, 8);
}

/** Returns the sum of the bytes of the first header. Its own checksum counts as spaces. */
function checksumOf(bytes: Buffer): number {
  return bytes
    .subarray(0, BLOCK)
    .reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

/** Returns the paths of the files in a tar. Long paths are in a record of their own, before the entry. */
function pathsIn(bytes: Buffer): string[] {
  const paths: string[] = [];
  let long: string | undefined;
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = numberAt(header, 124, 12);
    const type = header.toString('latin1', 156, 157);
    const content = bytes.toString('utf8', at + BLOCK, at + BLOCK + size);
    const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
    const name = [prefix, textAt(header, 0, 100)].filter(Boolean).join('/');
    if (FILE_TYPES.includes(type)) paths.push(long ?? name);
    if (type === 'L') long = content.replace(/\0.*$/s, '');
    else if (type === 'x') long = /\d+ path=(.*)\n/.exec(content)?.[1];
    else long = undefined;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return paths;
}

function textAt(bytes: Buffer, from: number, length: number): string {
  const field = bytes.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

/** Reads a number in octal digits. */
function numberAt(bytes: Buffer, from: number, length: number): number {
  return Number.parseInt(textAt(bytes, from, length).trim() || '0', 8);
}

const MOST_PAGES = 5;

function asking(contract: Contract, target: Target, reader: Reader): Ask {
  const { id } = reader.request.path;
  const responseTo = (name: string, request: CaseRequest) =>
    sendJudged(contract, target, reader, name, request);
  return {
    archive: async (format, query = {}) => {
      const path = { id: id!, ...(format !== undefined && { format }) };
      const name = format === undefined ? DEFAULT : FORMATTED;
      return readBody(await responseTo(name, { path, query, headers: {} })).bytes!;
    },
    paths: async () => {
      const items: JsonValue[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const query = { recursive: true, per_page: MOST_PER_PAGE, page };
        const response = await responseTo('listTree', { path: { id: id! }, query, headers: {} });
        const more = readJson(response) as JsonValue[];
        items.push(...more);
        if (more.length < MOST_PER_PAGE)
          return (items as { type: string; path: string }[])
            .filter(({ type }) => type === 'blob')
            .map(({ path }) => path);
      }
      throw new MissingWitness(
        `a default branch with at most ${MOST_PAGES * MOST_PER_PAGE} entries`,
      );
    },
  };
}

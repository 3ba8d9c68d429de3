/** The response of an archive is a file. The format `tar` is not compressed, so the probes read the paths in it. */
import type { CaseRequest } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { readBody } from '../../../wire/readBody.ts';
import type { Mismatch } from '../properties/propertyJob.ts';
import { MissingWitness } from '../properties/witness.ts';
import { readPages } from './history.ts';
import { differing, type Probe, type ProbeReader, unlessSame } from './probe.ts';

const BZIP2: Signature = [0, 'BZh'];
/** The signature of each format. */
const SIGNATURES: Record<string, Signature> = {
  zip: [0, 'PK\x03\x04'],
  'tar.gz': [0, '\x1f\x8b'],
  tar: [257, 'ustar'],
  ...{ 'tar.bz2': BZIP2, bz2: BZIP2, tb2: BZIP2, tbz: BZIP2, tbz2: BZIP2 },
};

type Signature = [at: number, bytes: string];

const operations = ['getArchiveInFormat'];

export const archives: Probe[] = [
  {
    statement: 'repositories.archive-default-format',
    try: async (reader) => wrongFormat('tar.gz', await readArchive(reader, 'getArchive')),
  },
  {
    statement: 'repositories.archive-format',
    parts: Object.keys(SIGNATURES),
    try: async (reader, format) =>
      wrongFormat(format, await readArchive(reader, 'getArchiveInFormat', format)),
  },
  {
    statement: 'repositories.archive-path',
    operations,
    try: async (reader) => {
      const files = await readFiles(reader);
      const path = files.find((file) => file.includes('/'))?.split('/')[0];
      const below = files.filter((file) => file.startsWith(`${path}/`));
      if (path === undefined || below.length === files.length)
        throw new MissingWitness('a default branch with files inside and outside of a directory');
      return differing('the archive', below, await readFiles(reader, { path }));
    },
  },
  {
    statement: 'repositories.archive-empty-path',
    operations,
    try: async (reader) =>
      differing('the archive', await readFiles(reader), await readFiles(reader, { path: '' })),
  },
  {
    statement: 'repositories.archive-exclude-paths',
    operations,
    try: async (reader) => {
      const files = await readFiles(reader);
      const excluded = files.filter(isPlain).slice(0, 2);
      if (excluded.length < 2 || files.length < 3)
        throw new MissingWitness('3 files in the default branch');
      const others = files.filter((file) => !excluded.includes(file));
      const query = { exclude_paths: excluded.join(',') };
      return differing('the archive', others, await readFiles(reader, query));
    },
  },
  {
    statement: 'repositories.archive-exclude-paths',
    parts: ['in-path'],
    operations,
    try: async (reader) => {
      const files = await readFiles(reader);
      const folders = files.map((file) => file.split('/').slice(0, -1).join('/'));
      const path = folders.find((one, index) => one !== '' && folders.indexOf(one) !== index);
      const below = files.filter((file) => file.startsWith(`${path}/`));
      const excluded = below.find(isPlain);
      if (path === undefined || excluded === undefined)
        throw new MissingWitness('a directory with 2 files in the default branch');
      const others = below.filter((file) => file !== excluded);
      return differing(
        'the archive',
        others,
        await readFiles(reader, { path, exclude_paths: excluded }),
      );
    },
  },
];

/** Returns true if a path has no sign that separates excluded paths, or that a pattern may use. */
function isPlain(path: string): boolean {
  return /^[\w./-]+$/.test(path);
}

function wrongFormat(format: string, archive: Buffer): Mismatch[] {
  const [at, bytes] = SIGNATURES[format]!;
  const found = archive.toString('latin1', at, at + bytes.length);
  return unlessSame(`a ${format} at byte ${at}`, JSON.stringify(bytes), JSON.stringify(found));
}

async function readArchive(
  reader: ProbeReader,
  operation: string,
  format = '',
  query: CaseRequest['query'] = {},
): Promise<Buffer> {
  const { exchange } = await reader.ask(operation, { path: { format }, query });
  return readBody(exchange.response!).bytes!;
}

/**
 * Returns the files of the default branch that are in an archive. An archive may begin each path with a directory of
 * its own, and may lack files that the repository keeps out of archives.
 */
async function readFiles(reader: ProbeReader, query?: CaseRequest['query']): Promise<string[]> {
  const entries = await readPages(reader, 'listTree', { recursive: true });
  const known = entries
    .flatMap((entry) => (isObject(entry) && entry.type === 'blob' ? String(entry.path) : []))
    .sort((one, other) => other.length - one.length);
  const names = listPaths(await readArchive(reader, 'getArchiveInFormat', 'tar', query));
  return [
    ...new Set(
      names.flatMap((name) => known.find((path) => `/${name}`.endsWith(`/${path}`)) ?? []),
    ),
  ];
}

const BLOCK = 512;

/** Returns the paths of the files and links in a tar. Long paths are in a record of their own, before the entry. */
function listPaths(tar: Buffer): string[] {
  const paths: string[] = [];
  let long: string | undefined;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const field = (from: number, length: number) =>
      tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12).trim() || '0', 8);
    const content = tar.toString('utf8', at + BLOCK, at + BLOCK + size);
    const type = field(156, 1);
    const name = [field(345, 155), field(0, 100)].filter(Boolean).join('/');
    if (['0', '', '2'].includes(type)) paths.push(long ?? name);
    if (type === 'L') long = content.replace(/\0.*$/s, '');
    else long = type === 'x' ? /\d+ path=(.*)\n/.exec(content)?.[1] : undefined;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return paths;
}

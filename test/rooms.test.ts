/**
 * Checks the imports between the rooms (the top-level folders of code): a room may import only from rooms below it.
 * Functions must not be too long.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { groupBy } from '../contract/groupBy.ts';

/** The rooms that each room may import from. `docs/architecture.md` has the same table. */
const ALLOWED: Record<string, string[]> = {
  contract: [],
  wire: ['contract'],
  judge: ['contract', 'wire'],
  scripts: ['contract', 'wire', 'judge'],
  generated: ['contract'],
  theirs: ['contract'],
  mock: ['contract', 'wire', 'judge'],
  sandbox: ['contract', 'wire', 'judge', 'generated'],
  client: ['wire', 'generated'],
  msw: ['contract', 'wire', 'generated'],
  conformance: ['contract', 'wire', 'judge', 'theirs', 'mock', 'sandbox'],
  upgrade: ['contract', 'wire', 'judge', 'theirs', 'conformance'],
  deviations: ['contract', 'judge', 'conformance'],
  extensions: ['contract', 'wire', 'mock'],
  packs: ['contract', 'wire', 'judge', 'generated', 'sandbox'],
  testing: ['contract', 'sandbox', 'packs', 'generated'],
  mcp: ['contract', 'wire', 'judge', 'sandbox', 'packs', 'conformance', 'testing', 'scripts'],
  pair: [
    'contract',
    'wire',
    'judge',
    'sandbox',
    'packs',
    'conformance',
    'upgrade',
    'deviations',
    'mcp',
  ],
  cli: [
    'contract',
    'wire',
    'judge',
    'theirs',
    'mock',
    'sandbox',
    'conformance',
    'upgrade',
    'deviations',
    'pair',
    'extensions',
    'packs',
    'mcp',
    'scripts',
  ],
  site: ['contract', 'conformance', 'sandbox', 'scripts'],
};

/**
 * The folders of the conformance suite that each of its folders may import from. For example, planning must not send
 * requests.
 */
const ALLOWED_IN_CONFORMANCE: Record<string, string[]> = {
  target: [],
  engine: ['target'],
  fixtures: ['engine', 'target'],
  profile: ['engine', 'target', 'suites'],
  suites: ['engine', 'target', 'fixtures'],
  reports: ['engine', 'target'],
  plugins: ['engine', 'suites', 'reports', 'target'],
  run: ['engine', 'suites', 'reports', 'plugins', 'target'],
  recorded: ['engine', 'reports', 'run', 'target'],
  adapters: ['engine', 'run'],
};

/**
 * Rooms from which others may import only through an `index.ts`, of the room or of a folder in it. In other rooms,
 * all modules may be imported.
 */
const ENTERED_BY_INDEX = [
  'judge',
  'scripts',
  'theirs',
  'mock',
  'sandbox',
  'client',
  'msw',
  'conformance',
  'upgrade',
  'pair',
  'deviations',
  'extensions',
  'packs',
  'testing',
  'mcp',
];

/** The most lines of a function. */
const MOST_LINES = 100;

/** The functions that may have more lines, as `file name`, each with the reason. There may be three at most. */
const LONG_FUNCTIONS: Record<string, string> = {};

interface Import {
  from: string;
  to: string;
}

const PROJECT_DIR = join(import.meta.dirname, '..');
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: PROJECT_DIR, encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);
/** The modules of the product. Tests and the laboratory may import from all rooms. */
const files = tracked.filter(
  (file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|^test\/|^laboratory\//.test(file),
);
const imports = files.flatMap(importsOf);

function readModule(file: string): string {
  try {
    return readFileSync(join(PROJECT_DIR, file), 'utf8');
  } catch {
    // The file was deleted in the working tree, but git's index still lists it.
    return '';
  }
}

function importsOf(from: string): Import[] {
  return ts
    .preProcessFile(readModule(from))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from, to: normalize(join(dirname(from), fileName)) }));
}

const roomOf = (file: string) => file.split('/')[0]!;
const innerRoomOf = (file: string) => file.split('/')[1]!;
const shown = ({ from, to }: Import) => `${from} → ${to}`;
const between = ({ from, to }: Import) => roomOf(from) !== roomOf(to);

test('a room imports only from the rooms below it', () => {
  const forbidden = imports.filter(
    (one) => between(one) && roomOf(one.from) in ALLOWED && !isAllowed(one),
  );
  expect(forbidden.map(shown)).toEqual([]);
});

test('nothing imports the laboratory from outside, not even a test', () => {
  const outside = tracked.filter((file) => roomOf(file) !== 'laboratory').flatMap(importsOf);
  expect(outside.filter(({ to }) => roomOf(to) === 'laboratory').map(shown)).toEqual([]);
});

function isAllowed({ from, to }: Import): boolean {
  return ALLOWED[roomOf(from)]!.includes(roomOf(to));
}

/**
 * Returns the first table below a heading in `docs/architecture.md`. For each cell, it returns the rooms that the
 * cell names.
 */
function tableBelow(heading: string): string[][][] {
  const page = readFileSync(join(PROJECT_DIR, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`${heading}\n`);
  const [text = ''] = section.split(/^## /m);
  return [...text.matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .slice(1)
    .map(([, ...cells]) =>
      cells.map((cell) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, room]) => room!)),
    );
}

test('the page on architecture has the same table of imports', () => {
  const within = (room: string) => `conformance/${room}`;
  expect(tableBelow('## Which room imports which')).toEqual([
    ...Object.entries(ALLOWED).map(([room, imported]) => [[room], imported]),
    ...Object.entries(ALLOWED_IN_CONFORMANCE).map(([room, imported]) => [
      [within(room)],
      imported.map(within),
    ]),
  ]);
});

test('the page on architecture has a row for every folder of the project', () => {
  const rows = tableBelow('# Architecture').flatMap(([rooms = []]) => rooms);
  const tracked = execFileSync('git', ['ls-files'], { cwd: PROJECT_DIR, encoding: 'utf8' });
  const folders = [
    ...tracked
      .split('\n')
      .filter((file) => file.includes('/'))
      .map(roomOf),
    ...Object.keys(ALLOWED_IN_CONFORMANCE).map((room) => `conformance/${room}`),
  ];
  const hasRow = (folder: string) =>
    rows.some((row) => row === folder || row.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !hasRow(folder))).toEqual([]);
});

test('every folder with code is a room', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map(roomOf));
  expect([...folders].filter((folder) => !(folder in ALLOWED))).toEqual([]);
});

test('within the conformance suite, a folder imports only from folders below it', () => {
  const inside = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'conformance' &&
      roomOf(to) === 'conformance' &&
      from !== 'conformance/index.ts' &&
      innerRoomOf(from) !== innerRoomOf(to),
  );
  const forbidden = inside.filter(
    ({ from, to }) => !ALLOWED_IN_CONFORMANCE[innerRoomOf(from)]?.includes(innerRoomOf(to)),
  );
  expect(forbidden.map(shown)).toEqual([]);
});

test('modules of a room are imported through its index', () => {
  const aside = imports.filter(
    (one) =>
      between(one) && ENTERED_BY_INDEX.includes(roomOf(one.to)) && !one.to.endsWith('/index.ts'),
  );
  expect(aside.map(shown)).toEqual([]);
});

test('no modules import each other in a circle', () => {
  const byFile = groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const { to } of byFile.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('a function has at most 100 lines, or a reason', () => {
  const written = files.filter((file) => roomOf(file) !== 'generated');
  expect(written.flatMap(longFunctionsIn).sort()).toEqual(Object.keys(LONG_FUNCTIONS).sort());
  expect(Object.keys(LONG_FUNCTIONS).length).toBeLessThanOrEqual(3);
});

/** Returns the functions of a module that have too many lines, as `file name`. */
function longFunctionsIn(file: string): string[] {
  const text = readModule(file);
  if (text.split('\n').length <= MOST_LINES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
    if (lines <= MOST_LINES) return;
    if (ts.isFunctionLike(node)) found.push(`${file} ${node.name?.getText(source) ?? 'unnamed'}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

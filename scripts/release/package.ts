/**
 * `npm run package`: creates the packages for publication in `dist/` or another folder. Each package is created as a
 * folder and as an archive that npm can install.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { build } from '../build.ts';
import { PROJECT_DIR } from '../paths.ts';
import { linksWithin } from './linksWithin.ts';
import { PACKAGES, type Package } from './packages.ts';

const DIST_DIR = join(PROJECT_DIR, 'dist');
const TEXTS = ['CHANGELOG.md', 'LICENSE'];

const [folder = DIST_DIR] = process.argv.slice(2).map((path) => resolve(path));
await build();
if (folder === DIST_DIR) rmSync(DIST_DIR, { recursive: true, force: true });
for (const one of PACKAGES) createPackage(one, join(folder, one.name));
const homes = PACKAGES.map(({ name }) => join(folder, name));
execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...homes], {
  stdio: 'inherit',
});

function createPackage(one: Package, home: string): void {
  const exported = Object.values(one.exports).map((path) => path.slice(2));
  const paths = [...exported, ...Object.values(one.bin ?? {}), ...(one.processes ?? [])];
  const isModule = (path: string) => path.endsWith('.js');
  mkdirSync(home, { recursive: true });
  compile(paths.filter(isModule), home, one.sourceMaps);
  removeUnused(paths.filter(isModule), home);
  for (const path of [...paths.filter((path) => !isModule(path)), ...one.files, ...TEXTS])
    cpSync(join(PROJECT_DIR, path), join(home, path), { recursive: true });
  // The README stands in the root of the package, so its links lead there.
  const readme = readFileSync(join(PROJECT_DIR, one.readme), 'utf8');
  writeFileSync(join(home, 'README.md'), readme.replaceAll('](../', ']('));
  writeFileSync(join(home, 'package.json'), `${JSON.stringify(manifestOf(one), null, 2)}\n`);

  const files = new Set(filesBelow(home));
  for (const page of files) {
    if (!page.endsWith('.md')) continue;
    const text = readFileSync(join(home, page), 'utf8');
    writeFileSync(join(home, page), linksWithin(text, page, files));
  }
}

/**
 * Compiles modules and the modules that they import. Types are not checked here: `npm run check:code` checks them.
 */
function compile(modules: string[], home: string, sourceMaps: string[]): void {
  const sourceMap = sourceMaps.length > 0;
  const options = compilerOptions({
    declaration: true,
    sourceMap,
    inlineSources: sourceMap,
    rootDir: PROJECT_DIR,
    outDir: home,
  });
  const sources = modules.map((path) => join(PROJECT_DIR, path.replace(/\.js$/, '.ts')));
  const { diagnostics } = ts.createProgram(sources, options).emit(undefined, (file, text) => {
    const [room = ''] = relative(home, file).split('/');
    const hasMap = sourceMaps.includes(room);
    if (file.endsWith('.map') && !hasMap) return;
    const whole = hasMap ? text : text.replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
    ts.sys.writeFile(file, room === 'generated' ? withTabs(whole) : whole);
  });
  for (const diagnostic of diagnostics) fail(diagnostic);
}

/** Returns the options of the project for compiled modules, with further options. */
function compilerOptions(further: ts.CompilerOptions): ts.CompilerOptions {
  return ts.getParsedCommandLineOfConfigFile(
    join(PROJECT_DIR, 'tsconfig.json'),
    {
      noEmit: false,
      noCheck: true,
      allowJs: false,
      checkJs: false,
      rewriteRelativeImportExtensions: true,
      ...further,
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  )!.options;
}

/** Replaces four spaces of indentation with a tab, which makes the generated types a quarter smaller. */
function withTabs(text: string): string {
  return text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}

/**
 * Removes compiled modules that no other module loads. Their type declarations stay, since others may import them.
 */
function removeUnused(modules: string[], home: string): void {
  const used = new Set<string>();
  const visit = (module: string): void => {
    if (used.has(module)) return;
    used.add(module);
    const text = readFileSync(join(home, module), 'utf8');
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.') && existsSync(join(home, dirname(module), fileName)))
        visit(join(dirname(module), fileName));
  };
  modules.forEach(visit);
  for (const file of filesBelow(home))
    if (/\.js(\.map)?$/.test(file) && !used.has(file.replace(/\.map$/, '')))
      rmSync(join(home, file));
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function manifestOf(one: Package) {
  const { version, license, keywords, type, engines, publishConfig, dependencies, ...rest } =
    JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
  const { repository, homepage, bugs } = rest;
  const { name, description, bin, exports, sideEffects, peerDependencies, isDependency } = one;
  return {
    ...{ name, version, description, keywords, license, repository, homepage, bugs },
    ...{ type, engines, sideEffects },
    bin,
    exports: { ...exports, './package.json': './package.json' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => isDependency(dependency)),
    ),
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(peerDependencies).map((peer) => [peer, { optional: true }]),
    ),
    publishConfig,
  };
}

function filesBelow(home: string): string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)));
}

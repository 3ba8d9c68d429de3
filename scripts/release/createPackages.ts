import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import pc from 'picocolors';
import { PROJECT_DIR } from '../paths.ts';
import { bundleModules } from './bundleModules.ts';
import { compileModules } from './compileModules.ts';
import { linksWithin } from './linksWithin.ts';
import type { Package } from './packages.ts';
import { reachable } from './readImports.ts';
import { thirdPartyNotice } from './thirdPartyNotice.ts';

const TEXTS = ['CHANGELOG.md', 'LICENSE'];

/** The fields that `package.json` of the project has for all packages. */
const SHARED_FIELDS = [
  'version',
  'keywords',
  'license',
  'repository',
  'homepage',
  'bugs',
  'engines',
  'publishConfig',
] as const;

/** The part of a `package.json` that the packages are created from. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Returns the `package.json` of a published package: that of the workspace, with the shared fields of the project. */
export function manifestOf({ workspace }: Package): Manifest {
  const own = readManifest(join(PROJECT_DIR, workspace));
  const project = readManifest(PROJECT_DIR);
  const shared = SHARED_FIELDS.map((field) => [field, project[field as keyof Manifest]]);
  return { ...own, ...Object.fromEntries(shared) };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Creates packages as they are published: each as a folder and as an archive that npm can install. Prints a line for
 * each.
 * @param folder the folder for the packages. It must be empty
 * @param finish adds files to the folder of a package. Default: none
 */
export async function createPackages(
  packages: Package[],
  folder: string,
  finish: (one: Package, home: string) => Promise<void> | void = () => {},
): Promise<void> {
  console.log(pc.dim('Compiling the modules of the packages …'));
  const compiled = compileModules(packages.flatMap(compiledModules));
  // Modules that the build writes as JavaScript.
  for (const path of packages.flatMap(({ files }) => files).filter(isGenerated))
    compiled.set(path, readFileSync(join(PROJECT_DIR, path), 'utf8'));
  for (const one of packages) {
    const begin = performance.now();
    const { name, version } = manifestOf(one);
    const home = join(folder, name);
    await createPackage(one, home, compiled);
    await finish(one, home);
    const [packed = ''] = execFileSync(
      'npm',
      ['pack', '--silent', '--pack-destination', folder, home],
      { encoding: 'utf8' },
    ).split('\n');
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    const [unpacked, archive] = [sizeOf(home), statSync(join(folder, packed)).size].map(megabytes);
    console.log(
      `${pc.green('✓')} ${name} ${version}: ${unpacked} MB, packed ${archive} MB, in ${seconds} s`,
    );
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function sizeOf(home: string): number {
  return filesBelow(home).reduce((sum, file) => sum + statSync(join(home, file)).size, 0);
}

const isModule = (path: string) => path.endsWith('.js');
const isGenerated = (path: string) => /\.(js|d\.ts)$/.test(path);

/** Returns the modules that users of a package import or run. */
function entriesOf(one: Package): { exported: string[]; loaded: string[] } {
  const { bin = {}, exports } = manifestOf(one);
  const paths = Object.values(exports).map((path) => path.replace('./', ''));
  return {
    exported: paths.filter(isModule),
    loaded: [...Object.values(bin), ...(one.modules ?? [])],
  };
}

/** Returns the modules that TypeScript compiles: all, or those whose types users import. Others are JavaScript already. */
function compiledModules(one: Package): string[] {
  const { exported, loaded } = entriesOf(one);
  const modules = one.form === 'modules' ? [...exported, ...loaded] : exported;
  return modules.filter((path) => !one.files.includes(path));
}

async function createPackage(
  one: Package,
  home: string,
  compiled: Map<string, string>,
): Promise<void> {
  const manifest = manifestOf(one);
  const { exported, loaded } = entriesOf(one);
  const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const modules = [...exported, ...loaded];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };

  if (one.form === 'bundle') {
    const { texts, libraries } = await bundleModules(modules, external);
    for (const [path, text] of texts) write(path, text);
    write('NOTICE', thirdPartyNotice(libraries.map((library) => join(PROJECT_DIR, library))));
  } else
    for (const path of reachable(modules, compiled, (path) =>
      one.without?.includes(path) ? undefined : path,
    ))
      for (const [file, text] of withSourceMap(path, compiled, one.sourceMaps)) write(file, text);
  const declarations = exported.map(declarationOf);
  for (const path of reachable(declarations, compiled, declarationOf))
    write(path, compiled.get(path) ?? '');

  const data = Object.values(manifest.exports).filter((path) => !isModule(path));
  for (const path of [...data, ...one.files, ...TEXTS])
    if (path !== './package.json')
      cpSync(join(PROJECT_DIR, path), join(home, path), { recursive: true });
  if (one.hasWorld) {
    const program = join(PROJECT_DIR, 'sandbox', 'seed', 'prepareWorld.ts');
    const tsx = join(PROJECT_DIR, 'node_modules', '.bin', 'tsx');
    execFileSync(tsx, [program, join(home, 'generated', 'prepared')], { stdio: 'inherit' });
  }
  // The README stands in the root of the package, so its links lead there.
  const readme = readFileSync(join(PROJECT_DIR, one.readme), 'utf8');
  write('README.md', readme.replaceAll('](../', ']('));
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);

  const files = new Set(filesBelow(home));
  for (const page of files)
    if (page.endsWith('.md'))
      write(page, linksWithin(readFileSync(join(home, page), 'utf8'), page, files));
}

function declarationOf(path: string): string {
  return path.replace(/(\.d)?\.(js|ts)$/, '.d.ts');
}

/**
 * Returns a compiled module. If its folder gets source maps, returns its map and its source, too. The source stands in
 * `src/`: beside the module, TypeScript would take it for the module.
 */
function withSourceMap(
  path: string,
  compiled: Map<string, string>,
  folders: string[] = [],
): [path: string, text: string][] {
  const text = compiled.get(path) ?? '';
  if (!folders.some((folder) => path.startsWith(`${folder}/`)))
    return [[path, text.replace(/^\/\/# sourceMappingURL=.*\n?/m, '')]];
  const source = path.replace(/\.js$/, '.ts');
  const place = `src/${source}`;
  const map = JSON.parse(compiled.get(`${path}.map`) ?? '{}');
  return [
    [path, text],
    [
      `${path}.map`,
      JSON.stringify({ ...map, sources: [posix.relative(posix.dirname(path), place)] }),
    ],
    [place, readFileSync(join(PROJECT_DIR, source), 'utf8')],
  ];
}

/** Removes the packages of an earlier run. */
export function emptyFolder(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
}

function filesBelow(home: string): string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)));
}

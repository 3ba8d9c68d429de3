import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, posix, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PROJECT_DIR } from '../paths.ts';

/** A bundle of modules with the libraries that they use. */
interface Bundle {
  /** The texts of the modules, by their paths in the package. */
  texts: Map<string, string>;
  /** The folders of the bundled libraries, below the folder of the project. */
  libraries: string[];
}

const OLDEST_NODE = '20.19';

/** The folder for modules that several others share. */
const SHARED = 'lib';

/**
 * Libraries whose licences want them replaceable. Each is a file of its own, without code of ours, and only loaded when
 * it is needed.
 */
const REPLACEABLE = ['openpgp'];

/**
 * The beginning of each module. Libraries in CommonJS load modules of Node with `require`. An older Node ends with a
 * sentence about itself, before a module fails for want of a function.
 */
const BANNER = `import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);
if (process.versions.node.localeCompare('${OLDEST_NODE}', 'en', { numeric: true }) < 0) { console.error('Node ' + process.versions.node + ' is too old. Install Node ${OLDEST_NODE} or later: https://nodejs.org'); process.exit(2); }`;

/**
 * Bundles modules with all that they import. A module that several others import is written once.
 * @param modules the paths of the modules in the package, such as `cli/installed.js`
 * @param external the packages that are not bundled
 * @throws an Error if a module imports a package that is not installed
 */
export async function bundleModules(modules: string[], external: string[]): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [
      ...modules.map((path) => ({ in: sourceOf(path), out: withoutExtension(path) })),
      ...REPLACEABLE.map((name) => ({ in: name, out: `${SHARED}/${name}` })),
    ],
    outdir: PROJECT_DIR,
    absWorkingDir: PROJECT_DIR,
    chunkNames: `${SHARED}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    // Many libraries also have modules that esbuild can take apart.
    mainFields: ['module', 'main'],
    external,
    banner: { js: BANNER },
    plugins: [PATHS_IN_PACKAGE, WITHOUT_NEEDLESS, YAML_IN_MODULES],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const [common] = Object.values(metafile.outputs).filter(
    ({ entryPoint, exports }) =>
      entryPoint?.startsWith('node_modules') && `${exports}` === 'default',
  );
  if (common)
    throw new Error(
      `${common.entryPoint} is CommonJS, so a bundle cannot import its names on demand. Import it in a module of ours, and that module on demand.`,
    );
  const pathOf = (file: string) => relative(PROJECT_DIR, file);
  const texts = new Map(
    outputFiles.map(({ path, text }) => [pathOf(path), withHome(pathOf(path), text)]),
  );
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? input : [],
    ),
  );
  const libraries = used.flatMap(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
  );
  return { texts, libraries: [...new Set(libraries)].sort() };
}

function sourceOf(path: string): string {
  const isCompiled = path.startsWith('generated/');
  return `./${isCompiled ? path : path.replace(/\.js$/, '.ts')}`;
}

function withoutExtension(path: string): string {
  return posix.join(dirname(path), basename(path, extname(path)));
}

/** Stands for the way from the folder of a module to the folder of the package. */
const HOME = '/{{home}}/';

/**
 * Files have the same paths in the package and in the project, but a bundled module has another path than its source. So
 * the path of a source is replaced by the same path in the package.
 */
const PATHS_IN_PACKAGE: Plugin = {
  name: 'paths in the package',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const file = relative(PROJECT_DIR, path);
      if (file.startsWith('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      const here = (name: string) => `(import.meta.dirname + ${JSON.stringify(HOME + name)})`;
      return {
        loader: 'ts',
        contents: text
          .replaceAll('import.meta.dirname', here(dirname(file)))
          .replaceAll('import.meta.filename', here(file.replace(/\.ts$/, '.js'))),
      };
    });
  },
};

/** Modules of Prism's libraries that the mock does not need, by their paths, and what replaces them. */
const NEEDLESS: [path: RegExp, text: string][] = [
  // The words of examples are English, so the other languages are left out.
  [
    /@faker-js\/faker\/dist\/cjs\/index\.js$/,
    "const faker = require('./locale/en'); module.exports = { faker, default: faker };",
  ],
  // Prism reads collections of Postman as well. The contract is none.
  [/@stoplight\/http-spec\/postman\/operation\.js$/, 'module.exports = {};'],
];

/** Leaves out modules that are never used, which are a third of Prism. */
const WITHOUT_NEEDLESS: Plugin = {
  name: 'without needless modules',
  setup: (esbuild) => {
    for (const [filter, contents] of NEEDLESS)
      esbuild.onLoad({ filter }, ({ path }) => ({ contents, resolveDir: dirname(path) }));
  },
};

/** Takes the modules of `yaml` that browsers get. For Node it has CommonJS, which cannot be imported on demand. */
const YAML_IN_MODULES: Plugin = {
  name: 'yaml in modules',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^yaml$/ }, () => ({
      path: join(PROJECT_DIR, 'node_modules', 'yaml', 'browser', 'index.js'),
    }));
  },
};

function withHome(path: string, text: string): string {
  return text.replaceAll(HOME, `/${posix.relative(dirname(path), '.')}/`);
}

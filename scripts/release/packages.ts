/**
 * A package that is published to npm. Its workspace has a `package.json` with the name, exports, commands and
 * dependencies. Files have the same paths in the package and in the project.
 */
export interface Package {
  /** The folder of the workspace. */
  workspace: string;
  /** The page that becomes the README of the package. */
  readme: string;
  /**
   * `modules`: each module is compiled to a module, and the package depends on the libraries that they import.
   * `bundle`: modules and libraries are bundled, except the dependencies of the workspace.
   */
  form: 'modules' | 'bundle';
  /** Further modules that the package loads by their paths, such as those of separate processes. */
  modules?: string[];
  /** Modules that others import on demand, but never in the package. Default: none. */
  without?: string[];
  /** Other files and folders that the package needs when it runs, or that its users read. */
  files: string[];
  /** Whether the package has the example world prepared, so that a sandbox starts without delay. Default: false. */
  hasWorld?: true;
  /** Folders whose modules get source maps, so that users can step into them with a debugger. Default: none. */
  sourceMaps?: string[];
}

/** The files of `startSandbox`, also in the packages that start a sandbox. */
const SANDBOX_FILES = [
  'contract/deviations/deviations.schema.json',
  'contract/extensions/extension.schema.json',
  'generated/cases.json',
  'generated/control.json',
  'generated/fixtures.json',
  'generated/openapi.json',
  'generated/packs/everyday/openapi.json',
  'generated/world.json',
  'generated/world.schema.json',
];

/** The modules that a sandbox loads by their paths. */
const SANDBOX_MODULES = ['generated/validators.js', 'sandbox/git/launcherProcess.js'];

/** The files of the conformance suite, which also sends the calls of an assistant. */
const CONFORMANCE_FILES = [
  'conformance/target/example.yaml',
  'conformance/target/profile.schema.yaml',
  'conformance/target/sandboxDifferences.yaml',
  'generated/statements.json',
  'generated/workflows.json',
];

/** The package for application developers. */
const CLIENT: Package = {
  workspace: 'client',
  readme: 'client/README.md',
  form: 'modules',
  files: [
    'generated/packs/everyday/responses.js',
    'generated/packs/everyday/responses.d.ts',
    'generated/responses.js',
    'generated/responses.d.ts',
    'docs/guides/authentication.md',
    'docs/guides/commits.md',
    'docs/guides/errors.md',
    'docs/guides/extend.md',
    'docs/guides/other-operations.md',
    'docs/guides/pagination.md',
    'docs/guides/start.md',
    'docs/guides/testing.md',
  ],
  sourceMaps: ['client', 'msw'],
};

/** The package for tests and for development against a server with state. */
const SANDBOX: Package = {
  workspace: 'sandbox',
  readme: 'sandbox/README.md',
  form: 'bundle',
  modules: [...SANDBOX_MODULES, 'testing/sandboxProcess.js'],
  hasWorld: true,
  files: [
    ...SANDBOX_FILES,
    'docs/sandbox',
    'docs/guides/start.md',
    'docs/guides/test-with-the-sandbox.md',
    'docs/testing',
  ],
};

/** The package with the `forge-contract` command, for developers, operators and CI. */
const COMMAND: Package = {
  workspace: 'cli',
  readme: 'cli/README.md',
  form: 'bundle',
  modules: SANDBOX_MODULES,
  hasWorld: true,
  files: [
    ...SANDBOX_FILES,
    ...CONFORMANCE_FILES,
    'conformance/recorded/exchange.schema.json',
    'conformance/recorded/finding.schema.json',
    'conformance/reports/report.schema.json',
    'conformance/reports/statement.schema.json',
    'contract/diff/diff.redocly.yaml',
    'generated/deprecations.md',
    'generated/openapi.portable.json',
    'generated/openapi.portable.yaml',
    'generated/openapi.yaml',
    'generated/reference/index.html',
    'docs/ci',
    'docs/conformance.md',
    'docs/conformance-proof.md',
    'docs/other-api.md',
    'docs/generators',
    'docs/guides',
    'docs/sandbox',
    'docs/selftest.md',
    'docs/testing',
  ],
};

/** The package for assistants. */
const TOOLS: Package = {
  workspace: 'mcp',
  readme: 'mcp/README.md',
  form: 'bundle',
  modules: [...SANDBOX_MODULES, 'testing/sandboxProcess.js'],
  hasWorld: true,
  files: [...SANDBOX_FILES, ...CONFORMANCE_FILES, 'docs/guides'],
};

/** The packages of the product, in the order in which they are published. The laboratory has a package of its own. */
export const PACKAGES: Package[] = [CLIENT, SANDBOX, COMMAND, TOOLS];

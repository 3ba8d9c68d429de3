/** A package that is published to npm. Its files have the same paths as in the project. */
export interface Package {
  name: string;
  description: string;
  /** The page that becomes the README of the package. */
  readme: string;
  /** The commands of the package: a module by the name of the command. */
  bin?: Record<string, string>;
  /** Modules that run in separate processes. The package also contains the modules that they import. */
  processes?: string[];
  /**
   * The modules and files that users can import, by subpath. The package also contains the modules that these import.
   */
  exports: Record<string, string>;
  /** Other files and folders that the package needs when it runs, or that its users read. */
  files: string[];
  /** Returns true if the package needs a dependency of the project. */
  isDependency: (name: string) => boolean;
  /** Packages that users may install in addition, with their versions. */
  peerDependencies: Record<string, string>;
  /** Folders whose modules get source maps, so that users can step into them with a debugger. */
  sourceMaps: string[];
  sideEffects?: false;
}

/** The package for application developers. */
const CLIENT: Package = {
  name: 'forge-contract-client',
  description:
    'Typed client for the REST API of a code-hosting platform, handlers for Mock Service Worker, and the OpenAPI document that both come from.',
  readme: 'client/README.md',
  exports: {
    '.': './client/index.js',
    './types': './generated/types.js',
    './msw': './msw/index.js',
    './openapi.json': './generated/openapi.json',
  },
  files: [
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
  isDependency: () => false,
  peerDependencies: { msw: '^2.0.0 || ^3.0.0' },
  sourceMaps: ['client', 'msw'],
  sideEffects: false,
};

/** The package with the `forge-contract` command, for developers, operators and CI. */
const COMMAND: Package = {
  name: 'forge-contract',
  description:
    'Contract of the REST API of a code-hosting platform: sandbox, mock, reference and conformance suite as one command.',
  readme: 'README.md',
  bin: { 'forge-contract': 'cli/installed.js' },
  processes: ['sandbox/git/launcherProcess.js', 'testing/sandboxProcess.js'],
  exports: {
    './testing': './testing/index.js',
    './testing/vitest': './testing/vitest.js',
    './vitest': './conformance/adapters/vitest.js',
    './plugin': './conformance/plugins/index.js',
    './openapi.yaml': './generated/openapi.yaml',
    './openapi.json': './generated/openapi.json',
    './openapi.portable.yaml': './generated/openapi.portable.yaml',
    './openapi.portable.json': './generated/openapi.portable.json',
    './world.schema.json': './generated/world.schema.json',
    './exchange.schema.json': './conformance/recorded/exchange.schema.json',
    './finding.schema.json': './conformance/recorded/finding.schema.json',
    './deviations.schema.json': './contract/deviations/deviations.schema.json',
    './extension.schema.json': './contract/extensions/extension.schema.json',
    './report.schema.json': './conformance/reports/report.schema.json',
    './statement.schema.json': './conformance/reports/statement.schema.json',
  },
  files: [
    'generated/cases.json',
    'generated/workflows.json',
    'generated/statements.json',
    'generated/world.json',
    'generated/fixtures.json',
    'generated/control.json',
    'generated/validators.js',
    'generated/reference/index.html',
    'generated/deprecations.md',
    'docs/selftest.md',
    'conformance/target/example.yaml',
    'conformance/target/profile.schema.yaml',
    'conformance/target/sandboxDifferences.yaml',
    'contract/diff/diff.redocly.yaml',
    'docs/ci',
    'docs/conformance.md',
    'docs/conformance-proof.md',
    'docs/generators',
    'docs/guides',
    'docs/sandbox',
    'docs/testing',
  ],
  isDependency: () => true,
  peerDependencies: {
    'openapi-typescript': '^7.13.0',
    typescript: '^5.9.0',
    vitest: '^3.0.0 || ^4.0.0 || ^5.0.0',
  },
  sourceMaps: [],
};

/** All packages, in the order in which they are published. */
export const PACKAGES: Package[] = [CLIENT, COMMAND];

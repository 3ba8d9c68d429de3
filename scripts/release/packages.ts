/** A published package. Its files have the same paths as in the project. */
export interface Package {
  name: string;
  description: string;
  /** The module of each command, by name. */
  bin?: Record<string, string>;
  /** Modules that run in separate processes. The package has all that they import. */
  processes?: string[];
  /** Modules and files for import, by subpath. The package has all that the modules import. */
  exports: Record<string, string>;
  /** Other files and folders, for the running package or for its users. */
  files: string[];
  /** Whether the package needs a dependency of the project. */
  isDependency: (name: string) => boolean;
  /** Optional packages of the user's project, with their versions. */
  peerDependencies: Record<string, string>;
  /** Folders whose modules have source maps, for users who debug into them. */
  sourceMaps: string[];
  sideEffects?: false;
}

/** The package for applications. */
const CLIENT: Package = {
  name: 'forge-contract-client',
  description:
    'Typed client for the REST API of a code-hosting platform, handlers for Mock Service Worker, and the OpenAPI document that both come from.',
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
    'docs/guides/pagination.md',
    'docs/guides/start.md',
    'docs/guides/testing.md',
  ],
  isDependency: (name) => name === 'openapi-fetch',
  peerDependencies: { msw: '^2.0.0 || ^3.0.0' },
  sourceMaps: ['client', 'msw'],
  sideEffects: false,
};

/** The package for developers, operators and CI: the command. */
const COMMAND: Package = {
  name: 'forge-contract',
  description:
    'Contract of the REST API of a code-hosting platform: sandbox, mock, reference and conformance suite as one command.',
  bin: { 'forge-contract': 'cli/installed.js' },
  processes: ['sandbox/git/launcherProcess.js'],
  exports: {
    './vitest': './conformance/adapters/vitest.js',
    './plugin': './conformance/plugins/index.js',
    './openapi.yaml': './generated/openapi.yaml',
    './openapi.json': './generated/openapi.json',
    './openapi.portable.yaml': './generated/openapi.portable.yaml',
    './openapi.portable.json': './generated/openapi.portable.json',
    './world.schema.json': './generated/world.schema.json',
    './exchange.schema.json': './conformance/recorded/exchange.schema.json',
    './deviations.schema.json': './contract/deviations/deviations.schema.json',
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
    'generated/selftest.md',
    'conformance/target/example.yaml',
    'conformance/target/profile.schema.yaml',
    'contract/diff/diff.redocly.yaml',
    'docs/ci',
    'docs/conformance.md',
    'docs/conformance-proof.md',
    'docs/generators',
    'docs/guides',
    'docs/sandbox',
  ],
  isDependency: (name) => name !== 'openapi-fetch',
  peerDependencies: {
    'openapi-typescript': '^7.13.0',
    typescript: '^5.9.0',
    vitest: '^3.0.0 || ^4.0.0 || ^5.0.0',
  },
  sourceMaps: [],
};

/** All packages, in the order of publication. */
export const PACKAGES: Package[] = [CLIENT, COMMAND];

import type { Package } from '../../scripts/release/packages.ts';

/**
 * The package with the `forge-contract-benchmark` command. Its faults change compiled modules of the sandbox, so modules
 * are not bundled.
 */
export const BENCHMARK: Package = {
  workspace: 'laboratory',
  readme: 'laboratory/benchmark.md',
  form: 'modules',
  modules: ['sandbox/index.js', 'sandbox/git/launcherProcess.js'],
  // It needs a compiler, and plants faults in TypeScript only.
  without: ['laboratory/faults/source/faultySource.js'],
  files: [
    'contract/extensions/extension.schema.json',
    'generated/cases.json',
    'generated/control.json',
    'generated/fixtures.json',
    'generated/openapi.json',
    'generated/statements.json',
    'generated/validators.js',
    'generated/workflows.json',
    'generated/world.json',
    'generated/world.schema.json',
    'laboratory/faults/behaviour/probed.json',
    'laboratory/faults/benchmark/findings.schema.json',
    'docs/guides/start.md',
  ],
};

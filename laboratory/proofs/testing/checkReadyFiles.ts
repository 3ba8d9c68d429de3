import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { runCommand } from '../image/runCommand.ts';

/** The folder of the files that start the image in other systems. */
export const READY_DIR = join(PROJECT_DIR, 'docs/sandbox/ready');

/** Packages of PyPI with the schemas of those systems. */
const VALIDATORS = ['check-jsonschema==0.39.0', 'kubernetes-validate==1.37.0'];

/** The command that checks a file for Kubernetes. */
export const KUBERNETES_CHECK = ['kubernetes-validate', '--strict', '--quiet', '-k', '1.37.0'];

const GITHUB_CHECK = ['check-jsonschema', '--builtin-schema', 'vendor.github-workflows'];
const GITLAB_CHECK = ['check-jsonschema', '--builtin-schema', 'vendor.gitlab-ci'];

/** The command that checks each file. */
export const CHECKS: Record<string, string[]> = {
  'compose.yaml': ['check-jsonschema', '--builtin-schema', 'vendor.compose-spec'],
  'github.yml': GITHUB_CHECK,
  'gitlab-ci.yml': GITLAB_CHECK,
  'kubernetes.yaml': KUBERNETES_CHECK,
};

/** The other files for CI systems, by their paths in the project. */
export const CI_CHECKS: Record<string, string[]> = {
  'action.yml': ['check-jsonschema', '--builtin-schema', 'vendor.github-actions'],
  '.github/workflows/ci.yml': GITHUB_CHECK,
  'docs/ci/github.yml': GITHUB_CHECK,
  'docs/ci/github-sandbox.yml': GITHUB_CHECK,
  'docs/ci/gitlab-ci.yml': GITLAB_CHECK,
  'examples/operator/.github/workflows/conformance.yml': GITHUB_CHECK,
  'examples/operator/.gitlab-ci.yml': GITLAB_CHECK,
};

/** Checks each file against the schema of its system. @returns the faults, one per file */
export async function checkReadyFiles(folder = READY_DIR, checks = CHECKS): Promise<string[]> {
  const python = join(tmpdir(), 'forge-contract-validators');
  if (!existsSync(join(python, 'bin/check-jsonschema'))) {
    await mkdir(python, { recursive: true });
    await runCommand('python3', '-m', 'venv', python);
    await runCommand(join(python, 'bin/pip'), 'install', '--quiet', ...VALIDATORS);
  }
  const faults: string[] = [];
  for (const [file, [program, ...args]] of Object.entries(checks))
    await runCommand(join(python, 'bin', program!), ...args, join(folder, file)).catch(
      (error: Error) => faults.push(error.message),
    );
  return faults;
}

/** `npm run release`: publishes all packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { PROJECT_DIR } from '../paths.ts';
import { findProblems } from './findProblems.ts';

/** The packages in the order of their publication: a package comes after those that it needs. */
const PUBLISHED = [
  'forge-contract-client',
  'forge-sandbox',
  'forge-contract',
  'forge-contract-mcp',
  'forge-contract-benchmark',
];

const DIST = join(PROJECT_DIR, 'dist');

const { dryRun, provenance } = new Command('npm run release --')
  .description('Checks this commit, creates all packages and publishes them.')
  .option(
    '--dry-run',
    'do everything but the upload, and show what stands against a release without stopping there',
  )
  .option(
    '--no-provenance',
    'publish from this machine, as `npm login` allows: for the first release, before the registry can trust a workflow',
  )
  .parse()
  .opts<{ dryRun?: true; provenance: boolean }>();

/** Runs a command of the project. A failure ends the release. */
function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  console.log(pc.bold(`\n${title}`));
  const { status } = spawnSync(command, args, {
    cwd: PROJECT_DIR,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(`error: ${title} failed. Nothing after it was done.`);
  process.exit(1);
}

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: PROJECT_DIR, encoding: 'utf8', maxBuffer: 1e8 });

/** Runs the examples of the last release with the new packages. The first release has none before it. */
function testUpgrade(): void {
  if (git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true') {
    console.error('error: This clone has no history, so its last release is unknown.');
    console.error('Fetch it, and run the release again: git fetch --unshallow --tags');
    process.exit(1);
  }
  const tag = git('describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^').stdout.trim();
  if (tag === '' || git('cat-file', '-e', `${tag}:examples`).status !== 0) {
    console.log(`\nNo release before this one has examples, so no upgrade is tested.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'forge-contract-last-'));
  try {
    const { stdout } = spawnSync('git', ['archive', tag, 'examples'], {
      cwd: PROJECT_DIR,
      maxBuffer: 1e8,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: stdout });
    run(
      `Examples of ${tag} with the new packages`,
      'npx',
      ['vitest', 'run', 'test/examples.test.ts'],
      {
        FORGE_CONTRACT_PACKAGES: DIST,
        FORGE_CONTRACT_WHOLE: '1',
        FORGE_CONTRACT_EXAMPLES: join(folder, 'examples'),
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the software bill of materials, from the lock file and with npm's own command. */
function writeBillOfMaterials(): void {
  const file = join(DIST, 'forge-contract.sbom.cdx.json');
  // The workspaces have no version in the checkout, which the command refuses. The lock file has all their libraries.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspaces=false'];
  const text = execFileSync('npm', args, { cwd: PROJECT_DIR, encoding: 'utf8', maxBuffer: 1e8 });
  mkdirSync(DIST, { recursive: true });
  writeFileSync(file, text);
  const { components } = JSON.parse(text);
  console.log(`${pc.green('✓')} ${file}: ${components.length} components`);
}

run('Code', 'npm', ['run', '--silent', 'check:code']);
const problems = await findProblems();
if (problems.length > 0 && !dryRun) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
run('Packages', 'npm', ['run', '--silent', 'package']);
writeBillOfMaterials();
testUpgrade();
for (const name of PUBLISHED)
  run(`${dryRun ? 'Without upload: ' : ''}${name}`, 'npm', [
    'publish',
    `./dist/${name}`,
    ...(dryRun ? ['--dry-run'] : []),
    ...(provenance ? [] : ['--no-provenance']),
  ]);
// npm's lists of files are long, so the points come after them.
if (problems.length > 0) console.log();
for (const problem of problems) console.log(`before a release: ${problem}`);
console.log(
  dryRun
    ? `\n${pc.green('✓')} Nothing was uploaded. ${problems.length} points stand against a release.`
    : `\n${pc.green('✓')} ${PUBLISHED.length} packages are published.`,
);

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { createPackages } from '../../../test/installPackage.ts';
import { runCommand } from '../image/runCommand.ts';
import { CHECKS, CI_CHECKS, checkReadyFiles } from './checkReadyFiles.ts';
import { followSection } from './followSection.ts';
import { readSections, type Section } from './readSections.ts';

interface TestingProof {
  /** One line for each recipe, and one for the files. */
  figures: string[];
  faults: string[];
}

/**
 * Follows the recipes that test with the sandbox in several languages, and checks the files that start the image in
 * other systems.
 * @param isWanted selects the recipes
 */
export async function proveTesting(
  isWanted: (section: Section) => boolean,
  onProgress: (text: string) => void,
): Promise<TestingProof> {
  const figures: string[] = [];
  const faults: string[] = [];
  const packed = await mkdtemp(join(tmpdir(), 'forge-contract-packed-'));
  try {
    const archive = createPackages(packed).find((file) => /forge-sandbox-\d/.test(file))!;
    const hasEngine = spawnSync('docker', ['info']).status === 0;
    if (hasEngine) await buildImage(onProgress);
    for (const section of (await readSections()).filter(isWanted)) {
      onProgress(section.name);
      const start = performance.now();
      const { missing, isShortened, fault } = await followSection(section, archive, hasEngine);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const result = isShortened ? 'compiled, but not run without Docker' : 'holds';
      if (fault !== undefined) faults.push(`${section.name}: ${fault}`);
      else if (missing !== undefined)
        figures.push(`${section.name}: skipped, because ${missing} is not installed`);
      else figures.push(`${section.name}: ${result} (${seconds} s)`);
    }
  } finally {
    await rm(packed, { recursive: true });
  }
  onProgress('the ready files');
  faults.push(...(await checkReadyFiles()), ...(await checkReadyFiles(PROJECT_DIR, CI_CHECKS)));
  figures.push(
    `${Object.keys({ ...CHECKS, ...CI_CHECKS }).length} ready files keep the schemas of their systems`,
  );
  return { figures, faults };
}

/** Builds the image that the recipes with Testcontainers name. */
async function buildImage(onProgress: (text: string) => void): Promise<void> {
  onProgress('building the image');
  await runCommand('npm', 'run', '--silent', 'package');
  await runCommand('docker', 'build', '--tag', 'forge-contract:1.0.0', PROJECT_DIR);
}

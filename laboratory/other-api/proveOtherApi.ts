/** Builds the contract of the library, and runs the suites on its servers: without a fault, and with each known fault. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stringify } from 'yaml';
import { type ConformOptions, conform } from '../../conformance/index.ts';
import { build, CACHE_DIR, PROJECT_DIR } from '../../scripts/index.ts';
import { FAULTS, type FaultId } from './faults.ts';
import { PAGE, pageOf } from './page.ts';
import { startLibrary } from './startLibrary.ts';

const SOURCE = join(import.meta.dirname, 'contract');

/** The least number of faults that the suites must find. */
const ENOUGH = 22;

/** The cards of the example world, by role. */
const CARDS = {
  borrower: 'card-of-bea',
  librarian: 'card-of-lee',
  director: 'card-of-dot',
  stranger: 'card-of-vic',
};

const FIXTURES = {
  'book.id': 1,
  'book.lent': 2,
  'loan.id': 13,
  'loan.returned': 11,
  'loan.other': 12,
};

/** The findings of the suites on one server. */
export interface Trial {
  /** Undefined for the server without a fault. */
  fault?: FaultId;
  /** The first finding of each job with findings, after the name of the job. */
  findings: string[];
  /** The number of jobs that ran. */
  jobs: number;
}

/** Runs the suites on all servers. @param faults the faults to plant. Default: all of them */
export async function proveOtherApi({
  faults,
  write,
  onProgress,
}: {
  faults?: string[];
  /** Whether to write the page. */
  write: boolean;
  onProgress: (text: string) => void;
}): Promise<{ figures: string[]; faults: string[] }> {
  const ids = (Object.keys(FAULTS) as FaultId[]).filter((id) => faults?.includes(id) ?? true);
  const trials = await tryServers(ids, onProgress);
  const [faultless, ...faulty] = trials;
  const found = faulty.filter(({ findings }) => findings.length > 0);
  const isEnough = found.length >= Math.min(ENOUGH, ids.length);
  if (write) {
    const lines = await countLines();
    await writeFile(join(PROJECT_DIR, PAGE), pageOf({ trials, lines }));
  }
  return {
    figures: [
      `${found.length} of ${ids.length} faults of another API found, in ${faultless!.jobs} jobs`,
    ],
    faults: [
      ...faultless!.findings.map((one) => `on the server without a fault: ${one}`),
      ...(isEnough ? [] : [`${found.length} faults are found, and at least ${ENOUGH} should be`]),
    ],
  };
}

/** Runs the suites on the mock, on the server without a fault, and on a server with each fault. */
export async function tryServers(
  faults: FaultId[],
  onProgress: (text: string) => void,
): Promise<Trial[]> {
  const folder = await mkdtemp(join(CACHE_DIR, 'library-'));
  const built = join(folder, 'built');
  try {
    await build({ contract: { source: SOURCE, out: built } });
    const profile = join(folder, 'profile.yaml');
    const tokens = Object.fromEntries(Object.keys(CARDS).map((role) => [role, `$CARD_${role}`]));
    await writeFile(profile, stringify({ tokens, fixtures: FIXTURES }));
    const silent = new PassThrough().resume();
    const options = { contractDir: built, runsDir: folder, stdout: silent, stderr: silent };
    const ofMock = await runSuites({ ...options, target: 'mock' });
    const trials: Trial[] = [];
    for (const fault of [undefined, ...faults]) {
      onProgress(fault ?? 'without a fault');
      const library = await startLibrary(fault);
      const trial = await runSuites({
        ...options,
        target: library.url,
        profile,
        env: Object.fromEntries(
          Object.entries(CARDS).map(([role, card]) => [`CARD_${role}`, card]),
        ),
        allowWrites: true,
      }).finally(library.close);
      trials.push({ ...(fault && { fault }), ...trial });
    }
    trials[0]!.findings.push(...ofMock.findings.map((one) => `mock: ${one}`));
    return trials;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runSuites(options: ConformOptions): Promise<Omit<Trial, 'fault'>> {
  const { results } = await conform(options);
  const failed = results.filter(({ outcome }) => outcome === 'fail' || outcome === 'error');
  return {
    findings: failed.map(
      ({ suite, id, findings = [] }) => `${suite} ${id}: ${findings[0]?.message ?? ''}`,
    ),
    jobs: results.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail').length,
  };
}

/** Counts the lines of the contract, by folder. */
async function countLines(): Promise<Record<string, number>> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) =>
    file.endsWith('.yaml'),
  );
  const lines: Record<string, number> = {};
  for (const file of files.sort()) {
    const folder = file.includes('/') ? file.split('/')[0]! : file;
    const text = await readFile(join(SOURCE, file), 'utf8');
    lines[folder] = (lines[folder] ?? 0) + text.split('\n').length - 1;
  }
  return lines;
}

import { hasFindings, type Job } from '../../../conformance/engine/index.ts';
import { readSandboxDifferences } from '../../../conformance/target/index.ts';
import type { Contract } from '../../../contract/contract.ts';
import { type Deployment, startDeployment } from '../../../test/deployment/startDeployment.ts';
import { startExampleWorld } from '../../../test/deployment/startExampleWorld.ts';
import { WORLD } from '../behaviour/runner.ts';
import type { SourceFault } from '../fault.ts';
import type { Attempt, Runner } from '../prove.ts';
import { loadWithFaults } from './plant.ts';

/**
 * The areas of the API whose handlers use a folder of the sandbox. For other folders, it is the area with the
 * folder's name.
 */
const USERS: Record<string, string[]> = {
  notes: ['notes', 'discussions'],
  planning: ['notes', 'discussions', 'milestones', 'merge-requests', 'merge-request-dependencies'],
};

/** The cases to which the sandbox responds differently even without a fault. */
const KNOWN = new Set(
  (await readSandboxDifferences()).map((one) => `${one.operation}.${one.case}`),
);

const OFFERINGS = ['self-managed', 'hosted'] as const;

/**
 * Plants faults in the source of a sandbox, and runs all suites with writes on it. If only some areas of the API use
 * the changed file, the runner performs the jobs of these areas. Otherwise, it performs all jobs. The place of a
 * fault is its file.
 */
export function sourceRunner(contract: Contract): Runner<SourceFault, string> {
  const needsHosted = (operation: string) => {
    const offerings = contract.operations.get(operation)?.definition['x-offering'];
    return offerings !== undefined && !offerings.includes(OFFERINGS[0]);
  };
  return {
    placesOf: ({ file }) => [file],
    attempts: async function* ({ fault }) {
      const [, area] = /^areas\/([^/]+)\//.exec(fault.file) ?? [];
      const isUser = (job: Job) => area === undefined || (USERS[area] ?? [area]).includes(job.area);
      const { sandbox, remove } = await loadWithFaults([fault]);
      const { startSandbox: start } = sandbox;
      try {
        for (const offering of OFFERINGS) {
          // Most operations behave the same in both offerings, so the second offering runs only the jobs that need
          // it.
          const isWanted = (job: Job) =>
            isUser(job) && (offering === OFFERINGS[0] || job.operations.some(needsHosted));
          if (offering !== OFFERINGS[0] && !hasHosted(contract, area, needsHosted)) continue;
          yield* failuresOf(
            await startDeployment(contract, { seed: 'world', offering, start }),
            isWanted,
          );
        }
        yield* failuresOf(
          await startExampleWorld(contract, start),
          (job) => isUser(job) && !KNOWN.has(job.id),
          `${WORLD} `,
        );
      } finally {
        remove();
      }
    },
  };
}

function hasHosted(
  { cases }: Contract,
  area: string | undefined,
  needsHosted: (operation: string) => boolean,
): boolean {
  return cases.some(
    (one) => (area === undefined || one.area === area) && needsHosted(one.operation),
  );
}

async function* failuresOf(
  { jobs, perform, close }: Deployment,
  isWanted: (job: Job) => boolean,
  prefix = '',
): AsyncGenerator<Attempt> {
  try {
    for (const job of jobs.filter(isWanted)) {
      const { result } = await perform(job);
      const findings = hasFindings(result) ? result.findings : [];
      yield { by: `${prefix}${job.suite} ${job.id}`, findings };
    }
  } finally {
    await close();
  }
}

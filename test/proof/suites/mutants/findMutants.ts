import type { Job } from '../../../../conformance/engine/job.ts';
import { startDeployment } from '../../../../conformance/selftest/stateful/deployment.ts';
import type { Contract } from '../../../../contract/contract.ts';
import { type Mutant, mutated } from './mutant.ts';

/** What came of a mutant. */
export interface Search {
  mutant: Mutant;
  /** By suite, the first job that found it and what it found. */
  found: Record<string, string>;
}

/** The areas whose handlers use a file, where those are not all or that of its folder. */
const USERS: Record<string, string[]> = {
  notes: ['notes', 'discussions'],
  planning: ['notes', 'discussions', 'milestones', 'merge-requests', 'merge-request-dependencies'],
};

const OFFERINGS = ['self-managed', 'hosted'] as const;

/**
 * Runs the suites with writes on a sandbox with a fault: the jobs of the areas whose handlers have it, or all
 * where all have it. A suite ends with the first job that finds something.
 */
export async function findMutant(contract: Contract, mutant: Mutant): Promise<Search> {
  const { sandbox, remove } = await mutated(mutant);
  const found: Record<string, string> = {};
  const [, area] = /^areas\/([^/]+)\//.exec(mutant.file) ?? [];
  const isUser = (job: Job) => area === undefined || (USERS[area] ?? [area]).includes(job.area);
  try {
    for (const offering of OFFERINGS) {
      const start = sandbox.startSandbox;
      const { jobs, perform, close } = await startDeployment(contract, {
        seed: 'world',
        offering,
        start,
      });
      // Most are the same for both.
      const isOfOffering = ({ operations }: Job) =>
        offering === OFFERINGS[0] ||
        operations.some((id) => {
          const offerings = contract.operations.get(id)?.definition['x-offering'];
          return offerings && !offerings.includes(OFFERINGS[0]);
        });
      for (const job of jobs) {
        if (job.suite in found || !isOfOffering(job) || !isUser(job)) continue;
        const { result } = await perform(job);
        const [finding] = result.findings;
        if (result.outcome === 'fail' && finding)
          found[job.suite] = `${job.id} (${finding.check}): ${finding.message}`;
      }
      await close();
      if (Object.keys(found).length > 0) break;
    }
  } finally {
    remove();
  }
  return { mutant, found };
}

import type { Job } from '../../../../conformance/engine/job.ts';
import { startDeployment } from '../../../../conformance/selftest/stateful/deployment.ts';
import { startExampleWorld } from '../../../../conformance/selftest/stateful/exampleWorld.ts';
import { WORLD } from '../../../../conformance/selftest/stateful/prove.ts';
import { SANDBOX_DIFFERENCES } from '../../../../conformance/target/sandboxDifferences.ts';
import type { Contract } from '../../../../contract/contract.ts';
import type { startSandbox } from '../../../../sandbox/index.ts';
import { type Mutant, mutated } from './mutant.ts';

/** What came of a mutant. */
export interface Search {
  mutant: Mutant;
  /** The job that found it and what it found, by its suite; empty where none did. */
  found: Record<string, string>;
}

/** The areas whose handlers use a file, where those are not all or that of its folder. */
const USERS: Record<string, string[]> = {
  notes: ['notes', 'discussions'],
  planning: ['notes', 'discussions', 'milestones', 'merge-requests', 'merge-request-dependencies'],
};

/** The cases that the right sandbox answers otherwise as well. */
const KNOWN = new Set(SANDBOX_DIFFERENCES.map((one) => `${one.operation}.${one.case}`));

const OFFERINGS = ['self-managed', 'hosted'] as const;

/**
 * Runs the suites with writes on a sandbox with a fault: the jobs of the areas whose handlers have it, or all
 * where all have it, until one finds something.
 */
export async function findMutant(contract: Contract, mutant: Mutant): Promise<Search> {
  const { sandbox, remove } = await mutated(mutant);
  const found: Record<string, string> = {};
  const [, area] = /^areas\/([^/]+)\//.exec(mutant.file) ?? [];
  const isUser = (job: Job) => area === undefined || (USERS[area] ?? [area]).includes(job.area);
  try {
    for (const offering of offeringsOf(contract, area)) {
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
        if (Object.keys(found).length > 0) break;
        if (!isOfOffering(job) || !isUser(job)) continue;
        const { result } = await perform(job);
        const [finding] = result.findings;
        if (result.outcome === 'fail' && finding)
          found[job.suite] = `${job.id} (${finding.check}): ${finding.message}`;
      }
      await close();
    }
    if (Object.keys(found).length === 0)
      await findInWorld(contract, sandbox.startSandbox, isUser, found);
  } finally {
    remove();
  }
  return { mutant, found };
}

/** Those without which an operation of the area is not there. */
function offeringsOf({ cases, operations }: Contract, area: string | undefined) {
  const own = cases.filter((one) => area === undefined || one.area === area);
  const isHosted = own.some(({ operation }) => {
    const offerings = operations.get(operation)?.definition['x-offering'];
    return offerings && !offerings.includes(OFFERINGS[0]);
  });
  return isHosted ? OFFERINGS : OFFERINGS.slice(0, 1);
}

/** What a deployment does not show is looked for where every response is known. */
async function findInWorld(
  contract: Contract,
  start: typeof startSandbox,
  isUser: (job: Job) => boolean,
  found: Record<string, string>,
): Promise<void> {
  const { jobs, perform, close } = await startExampleWorld(contract, start);
  for (const job of jobs) {
    if (WORLD in found) break;
    if (!isUser(job) || KNOWN.has(job.id)) continue;
    const { result } = await perform(job);
    const [finding] = result.findings;
    if (result.outcome === 'fail' && finding)
      found[WORLD] = `${job.suite} ${job.id} (${finding.check}): ${finding.message}`;
  }
  await close();
}

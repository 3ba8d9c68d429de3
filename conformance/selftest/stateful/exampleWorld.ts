import type { Contract } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { createSession } from '../../engine/createSession.ts';
import { SUITES } from '../../suites/index.ts';
import { controlledSandbox } from '../../target/controlledSandbox.ts';
import { CAPABILITIES, type Target } from '../../target/target.ts';
import type { Deployment } from './deployment.ts';

/** A sandbox with the example world, of which the documented responses are expected. */
export async function startExampleWorld(
  contract: Contract,
  start: typeof startSandbox = startSandbox,
): Promise<Deployment> {
  const running: RunningSandbox = await start({ contract, ...(await worldSeed()) });
  const { sandbox, url } = running;
  const target: Target = {
    kind: 'sandbox',
    can: CAPABILITIES.sandbox,
    base: url + BASE_PATH,
    fixtures: {},
    flags: {},
    ...(await controlledSandbox(contract, url)).target,
  };
  const session = createSession(contract, target);
  return {
    target,
    sandbox,
    jobs: SUITES.filter(({ unfit }) => !unfit?.(target)).flatMap((suite) =>
      suite.plan(contract, target),
    ),
    perform: async (job, fault) => {
      if (fault) sandbox.fault = fault;
      try {
        return { result: await session.perform(job), called: new Set(job.operations) };
      } finally {
        delete sandbox.fault;
      }
    },
    close: async () => {
      session.close();
      await running.close();
    },
  };
}

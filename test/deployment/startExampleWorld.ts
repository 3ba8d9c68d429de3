import { createSession } from '../../conformance/engine/index.ts';
import { SUITES } from '../../conformance/suites/index.ts';
import { CAPABILITIES, controlledSandbox, type Target } from '../../conformance/target/index.ts';
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../../sandbox/index.ts';
import { PATIENCE_MS } from './patience.ts';
import type { Deployment } from './startDeployment.ts';

/** Starts a sandbox with the example world (`openapi/world`). The jobs expect the documented responses there. */
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
  const session = createSession(contract, target, { timeoutMs: PATIENCE_MS });
  return {
    target,
    sandbox,
    jobs: SUITES.filter(({ unfit }) => !unfit?.(target)).flatMap((suite) =>
      suite.plan(contract, target),
    ),
    perform: async (job, decorate) => {
      if (decorate) sandbox.decorate = decorate;
      try {
        return { result: await session.perform(job), called: new Set(job.operations) };
      } finally {
        delete sandbox.decorate;
      }
    },
    close: async () => {
      session.close();
      await running.close();
    },
  };
}

import type { Case } from '../../contract/case.ts';
import { type Contract, changesNothing, getOperation } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { startSandbox, worldSeed } from '../../sandbox/index.ts';
import { credential } from '../../wire/credential.ts';
import { exchange } from '../../wire/exchange.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { controlledSandbox } from '../target/controlledSandbox.ts';
import type { TrafficExchange } from './traffic.ts';

/** Starts a sandbox with the example world, and sends it the requests of the given cases. */
export async function* sandboxTraffic(
  contract: Contract,
  cases: Case[],
): AsyncGenerator<TrafficExchange> {
  const sandbox = await startSandbox({ contract, ...(await worldSeed()) });
  const base = sandbox.url + findBasePath(contract.document);
  try {
    const { target } = await controlledSandbox(contract, base);
    for (const documented of cases) {
      const operation = getOperation(contract, documented.operation);
      if (operation.path === undefined || documented.responseOnly) continue;
      await target.prepare?.([operation.id], changesNothing(operation));
      const token = target.tokens[documented.as];
      const sent = wireRequest(
        operation,
        documented.request,
        base,
        token === undefined ? {} : credential(contract, operation, token, documented.scheme),
      );
      const { response, durationMs } = await exchange(sent);
      yield {
        source: `sandbox, ${documented.id}`,
        durationMs,
        request: {
          method: sent.method,
          url: sent.origin + sent.path,
          headers: Object.entries(sent.headers),
          body: sent.body ?? Buffer.alloc(0),
        },
        ...(response && { response: { ...response, isRaw: true } }),
      };
    }
  } finally {
    await sandbox.close();
  }
}

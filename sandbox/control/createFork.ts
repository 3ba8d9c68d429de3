import { didYouMean } from '../../contract/nearest.ts';
import type { Fork, Forks, Sandbox } from '../sandbox.ts';
import { readSeed } from '../seed/readSeed.ts';
import { invalid, refuse } from '../server/refusal.ts';
import type { ForkRequest } from './bodies.ts';

/** The time after the last request at which a fork ends by default, in seconds. */
const TTL = 3600;

/**
 * Creates a fork: from a seed, or as a copy of the sandbox or of another fork.
 * @throws a Refusal with 400 for an unknown fork or snapshot
 */
export async function createFork(
  sandbox: Sandbox,
  forks: Forks,
  { name, seed, copyOf, snapshot, ttl = TTL, clock }: ForkRequest,
): Promise<Fork> {
  const time = clock === undefined ? undefined : Date.parse(clock);
  const source = copyOf === undefined ? sandbox : forks.get(copyOf)?.sandbox;
  if (!source) {
    const names = forks.list().map((fork) => fork.name);
    const hint = didYouMean(String(copyOf), names);
    refuse(invalid({ copyOf: [`there is no fork ${copyOf}${hint}`] }));
  }
  if (snapshot !== undefined && !(await source.snapshots.has(snapshot)))
    refuse(invalid({ snapshot: [`there is no snapshot ${snapshot}`] }));
  return forks.create({
    name,
    ttl,
    open: async () => {
      if (seed === undefined) return source.copy({ snapshot, clock: time });
      const { clock: _, settings = {}, ...begin } = await readSeed(seed);
      return sandbox.openBeside({
        ...begin,
        seedSettings: settings,
        ...(time !== undefined && { clock: time }),
      });
    },
  });
}

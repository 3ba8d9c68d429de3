import { didYouMean } from '../../contract/nearest.ts';
import type { Sandbox, World, Worlds } from '../sandbox.ts';
import { readSeed } from '../seed/readSeed.ts';
import { invalid, refuse } from '../server/refusal.ts';
import type { WorldRequest } from './bodies.ts';

/** The time after the last request at which a world ends by default, in seconds. */
const TTL = 3600;

/**
 * Creates a world: from a seed, or as a copy of the sandbox or of another world.
 * @throws a Refusal with 400 for an unknown world or snapshot
 */
export async function createWorld(
  sandbox: Sandbox,
  worlds: Worlds,
  { name, seed, copyOf, snapshot, ttl = TTL, clock }: WorldRequest,
): Promise<World> {
  const time = clock === undefined ? undefined : Date.parse(clock);
  const source = copyOf === undefined ? sandbox : worlds.get(copyOf)?.sandbox;
  if (!source) {
    const names = worlds.list().map((world) => world.name);
    const hint = didYouMean(String(copyOf), names);
    refuse(invalid({ copyOf: [`there is no world ${copyOf}${hint}`] }));
  }
  if (snapshot !== undefined && !(await source.snapshots.has(snapshot)))
    refuse(invalid({ snapshot: [`there is no snapshot ${snapshot}`] }));
  return worlds.create({
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

import type { Contract } from '../../../contract/contract.ts';
import { allFlagsOn } from '../../../contract/featureFlags.ts';
import * as faultless from '../../../sandbox/index.ts';
import { decorating } from '../behaviour/plant.ts';
import type { SourceFault } from '../fault.ts';
import type { Offering } from '../offeringOf.ts';
import { loadWithFaults } from '../source/plant.ts';
import { readAllSourceFaults } from '../source/readAllSourceFaults.ts';
import type { BenchmarkFault, FaultPlanting } from './listFaults.ts';

export interface StartWithFaultOptions {
  contract: Contract;
  /** The fault to plant. Default: none. */
  fault?: BenchmarkFault;
  /** The initial resources, as for the command `sandbox`. Default: `random:7`. */
  seed?: string;
  port?: number;
  /** Default: `ultimate`. */
  tier?: Tier;
  /** Default: the offering that has the faulty operations, or `self-managed` without a fault. */
  offering?: Offering;
  /** Feature flags that are on or off. Default: on. */
  flags?: Record<string, boolean>;
  /** Whether the documented rate limits apply. Default: false. */
  rateLimits?: boolean;
}

export type Tier = 'free' | 'premium' | 'ultimate';

/** A sandbox of the benchmark. */
export interface FaultyServer extends faultless.RunningSandbox {
  /**
   * The seed and the settings as one text: `random:7 ultimate self-managed`. Servers with the same text differ only in
   * their fault.
   */
  setup: string;
}

/** Starts a sandbox with one fault of the benchmark, or with none. */
export async function startWithFault({
  contract,
  fault,
  seed = 'random:7',
  port,
  tier = 'ultimate',
  offering = fault?.offering ?? 'self-managed',
  flags = {},
  rateLimits = false,
}: StartWithFaultOptions): Promise<FaultyServer> {
  const { planting } = fault ?? {};
  const changes = planting && changesFor(planting);
  const changed = changes && (await loadWithFaults(changes));
  const { readSeed, startSandbox } = changed?.sandbox ?? faultless;
  try {
    // The clock shows the real time, as it does for the command `sandbox`.
    const { clock: _, settings: seedSettings, ...begin } = await readSeed(seed);
    const running = await startSandbox({
      contract,
      ...begin,
      ...(seedSettings && { seedSettings }),
      settings: {
        tier,
        offering,
        flags: { ...allFlagsOn(contract), ...flags },
        ...(rateLimits && { rateLimits }),
      },
      ...(port !== undefined && { port }),
      ...(planting?.kind === 'behaviour' && {
        decorate: decorating(planting.fault, planting.place),
      }),
    });
    const ofFlags = Object.entries(flags).map(([name, on]) => `${name}=${on ? 'on' : 'off'}`);
    return {
      ...running,
      setup: [
        ...[running.sandbox.seedName, tier, offering],
        ...ofFlags.sort(),
        ...(rateLimits ? ['rate-limits'] : []),
      ].join(' '),
      close: async () => {
        await running.close();
        changed?.remove();
      },
    };
  } catch (error) {
    changed?.remove();
    throw error;
  }
}

/** Returns the changes of the sandbox's source that a fault needs. */
function changesFor(planting: FaultPlanting): SourceFault[] {
  return planting.kind === 'source' ? [planting.fault] : readAllSourceFaults().tolerant;
}

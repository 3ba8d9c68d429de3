import type { PackArea } from './pack.ts';

/** The areas of each pack. They are loaded when a sandbox starts with the pack. */
export const PACKS: Record<string, () => Promise<PackArea[]>> = {
  everyday: async () => (await import('./everyday/areas.ts')).AREAS,
};

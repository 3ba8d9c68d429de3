/**
 * Returns the targets of a Link header by relation. Each link is read on its own: one expression over the whole header
 * could take seconds for 64 kB.
 */
export function parseLinks(header: string): Record<string, string> {
  const links = header.split('<').map((link) => /^([^>]*)>(.*)/s.exec(link) ?? []);
  return Object.fromEntries(
    links.flatMap(([, target, parameters = '']): [string, string][] => {
      const relation = /;\s*rel="?([^",;]+)"?/.exec(parameters.split(',')[0] ?? '')?.[1];
      return target === undefined || relation === undefined ? [] : [[relation, target]];
    }),
  );
}

import type { WorldSchema } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { fingerprintOf } from './storedColumns.ts';

/**
 * Holds the last fingerprint of `x-versions` against the stored tables: a store that was made with other tables
 * cannot be read.
 * @param source the text of the schema
 */
export function checkVersion(source: YamlText, schema: WorldSchema): Problem[] {
  const versions = schema['x-versions'] ?? [];
  const fingerprint = fingerprintOf(schema);
  if (versions.at(-1) === fingerprint) return [];
  const message = `The stored tables are others than those of version ${versions.length}. Add '${fingerprint}' to x-versions, so that the store has version ${versions.length + 1}. If version ${versions.length} is not released, replace its fingerprint instead`;
  return [problemAt(source, ['x-versions', versions.length - 1], 'world-version', message)];
}

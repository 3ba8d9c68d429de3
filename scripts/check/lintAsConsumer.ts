/** Lints the bundle as somebody does who has nothing but it: with all the rules that Redocly has, and none of ours. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Problem } from '../../contract/yaml/problem.ts';
import { rootFile, SOURCE_DIR, shownPath } from '../paths.ts';

/**
 * @param document the bundle with its examples, or another edition of it
 * @param name what it is called in what is found
 * @returns what Redocly's strict set finds. Nobody writes the lines of the bundle: the place is a path in it.
 */
export async function lintAsConsumer(document: object, name = 'bundle'): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    message: `${message} (in the ${name} at ${place?.pointer ?? '#'}, where consumers lint it)`,
    file: shownPath(rootFile(SOURCE_DIR), SOURCE_DIR),
    line: 1,
    column: 1,
  }));
}

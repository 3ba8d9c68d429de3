/** Lints the bundle as somebody does who has nothing but it: with all the rules that Redocly has, and none of ours. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Document } from '../contract/openapi.ts';
import { ROOT_FILE } from './paths.ts';
import { type Problem, projectPath } from './problem.ts';

/**
 * @param document the bundle with its examples
 * @returns what Redocly's strict set finds. Nobody writes the lines of the bundle: the place is a path in it.
 */
export async function lintAsConsumer(document: Document): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    message: `${message} (in the bundle at ${place?.pointer ?? '#'}, where consumers lint it)`,
    file: projectPath(ROOT_FILE),
    line: 1,
    column: 1,
  }));
}

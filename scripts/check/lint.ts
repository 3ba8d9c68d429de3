/** Lints the source with Redocly. */
import { type Config, createConfig, lint } from '@redocly/openapi-core';
import type { Problem } from '../../contract/yaml/problem.ts';
import { rootFile, shownPath } from '../paths.ts';
import type { Source } from '../read/readSource.ts';
import { redoclyProblem } from '../read/redoclyProblem.ts';
import { exceptionsIn, excuse, type LintResult } from './lintExceptions.ts';

/**
 * Checks that the source has the structure of OpenAPI and that each reference has a target. The other lint rules
 * assume this, so they run only after this check.
 */
export async function lintStructure({ dir, resolver }: Source): Promise<Problem[]> {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const found = await lint({ ref: rootFile(dir), config, externalRefResolver: resolver });
  return found.map((problem) => redoclyProblem(problem, dir));
}

/** Lints the source with all rules of `redocly.yaml`. */
export async function lintSource(
  { dir, files, resolver }: Source,
  config: Config,
): Promise<LintResult> {
  const found = await lint({ ref: rootFile(dir), config, externalRefResolver: resolver });
  return excuse(
    files.flatMap(({ file, value }) => exceptionsIn(value, file)),
    found,
    (problem) => redoclyProblem(problem, dir),
    ({ ruleId, location: [place] }) => ({
      rule: ruleId,
      file: place ? shownPath(place.source.absoluteRef, dir) : '',
      pointer: place?.pointer ?? '#',
    }),
  );
}

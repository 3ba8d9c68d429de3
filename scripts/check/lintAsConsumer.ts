/** Lints what others read as somebody does who has nothing but it: with all the rules that Redocly has, and none of ours. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { rootFile, SOURCE_DIR, shownPath } from '../paths.ts';
import type { PortableDocument } from '../portable/portableDocument.ts';

/**
 * @param document the bundle with its examples
 * @returns what Redocly's strict set finds. Nobody writes the lines of the bundle: the place is a path in it.
 */
export function lintAsConsumer(document: Document): Promise<Problem[]> {
  return lintStrictly(document, 'bundle');
}

/**
 * The same for the portable edition. It has `nullable` beside a reference and no type, which is how generators
 * understand it: `docs/decisions/0016-a-portable-edition-for-generators.md`.
 */
export function lintPortable(document: PortableDocument): Promise<Problem[]> {
  return lintStrictly(document, 'portable edition', { 'nullable-type-sibling': 'off' });
}

async function lintStrictly(
  document: object,
  name: string,
  rules: Record<string, 'off'> = {},
): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules, telemetry: 'off' });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    message: `${message} (in the ${name} at ${place?.pointer ?? '#'}, where consumers lint it)`,
    file: shownPath(rootFile(SOURCE_DIR), SOURCE_DIR),
    line: 1,
    column: 1,
  }));
}

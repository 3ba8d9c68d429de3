/**
 * Lints the published documents as their users do: with all rules of Redocly, but without the rules of this project.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { rootFile, SOURCE_DIR, shownPath } from '../paths.ts';
import type { PortableDocument } from '../portable/portableDocument.ts';

/**
 * Lints the bundle with the strict rules of Redocly.
 * @param document the bundle, with its examples
 * @returns the findings. Each has a JSON pointer into the bundle, whose line numbers would not help
 *
 */
export function lintAsConsumer(document: Document): Promise<Problem[]> {
  return lintStrictly(document, 'bundle');
}

/** Lints the portable edition, which is for client generators, with the strict rules of Redocly. */
export function lintPortable(document: PortableDocument): Promise<Problem[]> {
  return lintStrictly(document, 'portable edition');
}

async function lintStrictly(document: object, name: string): Promise<Problem[]> {
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

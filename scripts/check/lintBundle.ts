/** Lints the bundle with Spectral. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ISpectralDiagnostic,
  Ruleset,
  type RulesetDefinition,
  Spectral,
} from '@stoplight/spectral-core';
import type { Document } from '../../contract/openapi.ts';
import { pointerTo } from '../../contract/pointer.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { PROJECT_DIR, rootFile, SOURCE_DIR, shownPath } from '../paths.ts';
import { exceptionsIn, excuse, type LintResult } from './lintExceptions.ts';

/**
 * Lints the bundle with Spectral. The bundle is generated, so its line numbers would not help. Problems name the path
 * of keys in the bundle instead.
 * @param rules default: those of `.spectral.js`
 */
export async function lintBundle(
  document: Document,
  rules: RulesetDefinition = RULES,
): Promise<LintResult> {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(rules));
  const found = await spectral.run({ ...document });
  return excuse(exceptionsIn(document, ''), found, spectralProblem, ({ code, path }) => ({
    rule: String(code),
    file: '',
    pointer: pointerTo(...path),
  }));
}

const RULES: RulesetDefinition = (
  await import(pathToFileURL(join(PROJECT_DIR, '.spectral.js')).href)
).default;

function spectralProblem({ code, message, path }: ISpectralDiagnostic): Problem {
  return {
    rule: String(code),
    message: `${message} (in the bundle at ${path.join(' › ')})`,
    file: shownPath(rootFile(SOURCE_DIR), SOURCE_DIR),
    line: 1,
    column: 1,
  };
}

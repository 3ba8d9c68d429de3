/**
 * Lints the source with Redocly and the bundle with Spectral. An exception (`x-lint-exceptions`) names a rule. It
 * removes the problems of that rule at its node and below.
 */
import { type Config, createConfig, lint } from '@redocly/openapi-core';
import {
  type ISpectralDiagnostic,
  Ruleset,
  type RulesetDefinition,
  Spectral,
} from '@stoplight/spectral-core';
import type { Document } from '../../contract/openapi.ts';
import { pointerTo, segmentsOf } from '../../contract/pointer.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { rootFile, SOURCE_DIR, shownPath } from '../paths.ts';
import type { Source } from '../read/readSource.ts';
import { redoclyProblem } from '../read/redoclyProblem.ts';

/** An entry of `x-lint-exceptions`, with its position. */
export interface LintException {
  rule: string;
  reason: string;
  /** The path of the file, relative to the project. Empty for an exception in the bundle. */
  file: string;
  /** JSON pointer of the node that has the exception. */
  pointer: string;
}

export interface LintResult {
  problems: Problem[];
  /** The exceptions that have removed at least one problem. */
  excusedBy: LintException[];
  /** All exceptions, used or unused. */
  exceptions: LintException[];
}

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

/**
 * Lints the bundle with Spectral. The bundle is generated, so its line numbers would not help. Problems name the path
 * of keys in the bundle instead.
 */
export async function lintBundle(
  document: Document,
  rules: RulesetDefinition,
): Promise<LintResult> {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(rules));
  const found = await spectral.run(document as unknown as Record<string, unknown>);
  return excuse(exceptionsIn(document, ''), found, spectralProblem, ({ code, path }) => ({
    rule: String(code),
    file: '',
    pointer: pointerTo(...path),
  }));
}

/** Reports exceptions in the source that have removed no problem, neither of the source nor of the bundle. */
export function unusedExceptions(
  { files }: Source,
  ofSource: LintResult,
  ofBundle: LintResult,
): Problem[] {
  // An exception is identified by its text, since its position in the bundle differs from its position in the source.
  const words = ({ rule, reason }: LintException) => `${rule}: ${reason}`;
  const used = new Set([...ofSource.excusedBy, ...ofBundle.excusedBy].map(words));
  return ofSource.exceptions
    .filter((exception) => !used.has(words(exception)))
    .map(({ file, rule, pointer }) =>
      problemAt(
        files.find((one) => one.file === file)!,
        [...segmentsOf(pointer), 'x-lint-exceptions'],
        'unused-exception',
        `The exception from '${rule}' removes no problem: delete it`,
        'key',
      ),
    );
}

function excuse<T>(
  exceptions: LintException[],
  found: T[],
  toProblem: (problem: T) => Problem,
  placeOf: (problem: T) => { rule: string; file: string; pointer: string },
): LintResult {
  const judged = found.map((problem) => {
    const { rule, file, pointer } = placeOf(problem);
    return {
      problem,
      excusedBy: exceptions.find(
        (exception) =>
          exception.rule === rule.replace(/^forge\//, '') &&
          exception.file === file &&
          `${pointer}/`.startsWith(`${exception.pointer}/`),
      ),
    };
  });
  return {
    problems: judged.flatMap(({ problem, excusedBy }) => (excusedBy ? [] : [toProblem(problem)])),
    excusedBy: [...new Set(judged.flatMap(({ excusedBy }) => excusedBy ?? []))],
    exceptions,
  };
}

function spectralProblem({ code, message, path }: ISpectralDiagnostic): Problem {
  return {
    rule: String(code),
    message: `${message} (in the bundle at ${path.join(' › ')})`,
    file: shownPath(rootFile(SOURCE_DIR), SOURCE_DIR),
    line: 1,
    column: 1,
  };
}

function exceptionsIn(node: unknown, file: string, path: string[] = []): LintException[] {
  if (node === null || typeof node !== 'object') return [];
  const own = (node as { 'x-lint-exceptions'?: { rule: string; reason: string }[] })[
    'x-lint-exceptions'
  ];
  return [
    ...(Array.isArray(own) ? own : []).map(({ rule, reason }) => ({
      rule,
      reason,
      file,
      pointer: pointerTo(...path),
    })),
    ...Object.entries(node).flatMap(([key, child]) =>
      key === 'examples' ? [] : exceptionsIn(child, file, [...path, key]),
    ),
  ];
}

/**
 * Lints the source with Redocly and the bundle with Spectral. An exception that is written beside
 * the thing it excuses (`x-lint-exceptions`) takes problems out, and is counted.
 */
import { join } from 'node:path';
import { type BaseResolver, type Config, lint } from '@redocly/openapi-core';
import {
  type ISpectralDiagnostic,
  Ruleset,
  type RulesetDefinition,
  Spectral,
} from '@stoplight/spectral-core';
import type { Document } from '../../contract/openapi.ts';
import { pointerTo } from '../../contract/pointer.ts';
import { SOURCE_DIR } from '../paths.ts';
import { type Problem, projectPath } from '../read/problem.ts';
import { redoclyProblem } from '../read/redoclyProblem.ts';

/** An entry of `x-lint-exceptions`, and where it stands. */
export interface LintException {
  rule: string;
  reason: string;
  /** Path of the file, relative to the project; empty in the bundle. */
  file: string;
  /** JSON pointer of the node that has the entry. */
  pointer: string;
}

export interface LintResult {
  problems: Problem[];
  /** The exceptions that have taken out a problem. */
  excusedBy: LintException[];
  /** All exceptions that were seen. */
  exceptions: LintException[];
}

/** @param resolver keeps what it reads: bundling with the same one reads no file again */
export async function lintSource(config: Config, resolver: BaseResolver): Promise<LintResult> {
  const found = await lint({
    ref: join(SOURCE_DIR, 'openapi.yaml'),
    config,
    externalRefResolver: resolver,
  });
  // A file that could not be read is among what was found.
  const reads = await Promise.allSettled(resolver.cache.values());
  const exceptions = reads.flatMap((read) =>
    read.status === 'fulfilled' && 'parsed' in read.value
      ? exceptionsIn(read.value.parsed, projectPath(read.value.source.absoluteRef))
      : [],
  );
  return excuse(exceptions, found, redoclyProblem, ({ ruleId, location: [place] }) => ({
    rule: ruleId,
    file: place ? projectPath(place.source.absoluteRef) : '',
    pointer: place?.pointer ?? '#',
  }));
}

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

/** Exceptions of the source that have excused nothing, neither there nor in the bundle. */
export function unusedExceptions(source: LintResult, bundle: LintResult): Problem[] {
  // An exception is known by its words: in the bundle it stands elsewhere than in the source.
  const words = ({ rule, reason }: LintException) => `${rule}: ${reason}`;
  const used = new Set([...source.excusedBy, ...bundle.excusedBy].map(words));
  return source.exceptions
    .filter((exception) => !used.has(words(exception)))
    .map(({ file, rule }) => ({
      rule: 'unused-exception',
      message: `The exception from '${rule}' excuses nothing: take it out`,
      file,
      line: 1,
      column: 1,
    }));
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

/** Nobody writes the lines of the bundle: the place is a path in it. */
function spectralProblem({ code, message, path }: ISpectralDiagnostic): Problem {
  return {
    rule: String(code),
    message: `${message} (in the bundle at ${path.join(' › ')})`,
    file: projectPath(join(SOURCE_DIR, 'openapi.yaml')),
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

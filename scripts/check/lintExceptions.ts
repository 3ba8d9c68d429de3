/**
 * An exception (`x-lint-exceptions`) names a lint rule. It removes the problems of that rule at its node and below.
 */
import { isObject } from '../../contract/isObject.ts';
import { pointerTo, splitPointer } from '../../contract/pointer.ts';
import { listChildren } from '../../contract/walkSchema.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { Source } from '../read/readSource.ts';

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

/** Removes the problems that have an exception. */
export function excuse<T>(
  exceptions: LintException[],
  found: T[],
  toProblem: (problem: T) => Problem,
  placeIn: (problem: T) => { rule: string; file: string; pointer: string },
): LintResult {
  const judged = found.map((problem) => {
    const { rule, file, pointer } = placeIn(problem);
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
        [...splitPointer(pointer), 'x-lint-exceptions'],
        'unused-exception',
        `The exception from '${rule}' removes no problem: delete it`,
        'key',
      ),
    );
}

/** Returns the exceptions in a document, in the order of their places. */
export function exceptionsIn(
  node: unknown,
  file: string,
  path: (string | number)[] = [],
): LintException[] {
  const own = isObject(node) ? node['x-lint-exceptions'] : undefined;
  return [
    ...(Array.isArray(own) ? own : []).filter(isObject).map(({ rule, reason }) => ({
      rule: String(rule),
      reason: String(reason),
      file,
      pointer: pointerTo(...path),
    })),
    ...listChildren(node).flatMap(([key, child]) =>
      key === 'examples' ? [] : exceptionsIn(child, file, [...path, key]),
    ),
  ];
}

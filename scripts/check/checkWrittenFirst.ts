import type { SourceCase } from '../read/readCases.ts';

/**
 * Checks cases. A derived case repeats the problems of its source, so it is checked only if no written case of its
 * operation has one.
 */
export function checkWrittenFirst<T>(cases: SourceCase[], check: (one: SourceCase) => T[]): T[] {
  const wrong = new Set<string>();
  const found = cases
    .filter(({ derived }) => !derived)
    .flatMap((one) => {
      const problems = check(one);
      if (problems.length > 0) wrong.add(one.operation);
      return problems;
    });
  const derived = cases.filter((one) => one.derived && !wrong.has(one.operation));
  return [...found, ...derived.flatMap(check)];
}

import type { Report } from '../../../conformance/index.ts';

/**
 * Returns the content of a report that does not depend on the division of the work. Times, places in files and the shown
 * exchanges are left out.
 */
export function comparable({ results, counts, coverage, run, target }: Report) {
  return {
    target: target.kind === 'live' ? target : { ...target, base: undefined },
    exitStatus: run.exitStatus,
    stopped: run.stopped,
    hint: run.hint,
    recording: run.recording,
    counts,
    coverage: coverage.totals,
    results: results
      .map(({ suite, id, outcome, count, findings }) =>
        JSON.stringify([
          suite,
          suite === 'responses' && outcome === 'error' ? 'unreadable' : id,
          outcome,
          count,
          findings.map(({ requirement }) => requirement),
        ]),
      )
      .sort(),
  };
}

/** Compares two reports. @returns the differences, one per line */
export function differencesBetween(name: string, whole: Report, merged: Report): string[] {
  const [expected, actual] = [comparable(whole), comparable(merged)];
  const missing = without(expected.results, actual.results);
  const added = without(actual.results, expected.results);
  const { results: _, ...facts } = expected;
  return [
    ...missing.map((one) => `${name}: the merged report lacks ${one}`),
    ...added.map((one) => `${name}: only the merged report has ${one}`),
    ...Object.entries(facts).flatMap(([key, value]) => {
      const [one, other] = [value, actual[key as keyof typeof facts]].map((each) =>
        JSON.stringify(each),
      );
      return one === other ? [] : [`${name}: ${key} is ${other} instead of ${one}`];
    }),
  ];
}

/** Returns the texts that a list has more often than another list. */
function without(list: string[], other: string[]): string[] {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

import type { RunFacts } from './report.ts';

/** Returns sentences about the course of a run: when the target was away, the rate that it accepted, and switched-off areas. */
export function runNotes({
  absences = [],
  pace,
  switchedOff = [],
}: Pick<RunFacts, 'absences' | 'pace' | 'switchedOff'>): string[] {
  return [
    ...absences.map(({ from, to, reason }) =>
      to === undefined
        ? `The target was away from ${writeTimeOfDay(from)} and did not come back: ${reason}. Nothing that came of it counts against the server.`
        : `The target was away from ${writeTimeOfDay(from)} to ${writeTimeOfDay(to)}: ${reason}. The jobs that were hit were performed again.`,
    ),
    ...(pace
      ? [
          `The run slowed down to ${pace.requestsPerSecond} requests per second: ${explainPace(pace)}. To begin at this rate, write it in the profile as limits.requestsPerSecond.`,
        ]
      : []),
    ...switchedOff.flatMap(({ area, lines }) => [
      `Every operation of the area ${area} gives 403: switched off? If so, these actions of a deviations file say it:`,
      ...lines,
    ]),
  ];
}

function explainPace({ refused, isSlow }: NonNullable<RunFacts['pace']>): string {
  const limited = `the target limits the rate, and refused ${refused} ${refused === 1 ? 'request' : 'requests'}`;
  const slow = 'the responses of the target became slow';
  if (refused === 0) return slow;
  return isSlow ? `${limited}, and ${slow}` : limited;
}

/** Returns the time of day of an ISO 8601 time: `14:03:11 UTC`. */
function writeTimeOfDay(iso: string): string {
  return `${iso.slice(11, 19)} UTC`;
}

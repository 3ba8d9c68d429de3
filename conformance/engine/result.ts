import type { CheckId, Finding } from '../../judge/index.ts';
import type { Exercised } from './noteExercised.ts';

/** The outcomes of a job. `docs/conformance.md` says what each means. */
export const OUTCOMES = [
  'pass',
  'fail',
  'known-fail',
  'unsupported',
  'disabled',
  'blocked',
  'not-run',
  'vacuous',
  'error',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The result of one job, as plain data. Reports are created from these. */
export interface Result extends JobFacts {
  outcome: Outcome;
  /** The reason of the outcome, in one sentence. Absent for `pass`, and for `fail`, which has findings. */
  reason?: string;
  /**
   * All entries that the job needs to run, in the words of the profile and of the command line:
   * `fixtures.milestone.id`, `tokens.guest`, `--allow-writes`, `writes.operations: moveProject`. For a vacuous job, those
   * that would give it the missing data. Absent if the job was judged, or if no entry helps.
   */
  needs?: string[];
  /** Further facts, such as a repeated request, or an expired known failure. */
  notes: string[];
  /** True when the job passed only on a repeated request. */
  flaky?: boolean;
  findings: Finding[];
  /**
   * The indexes of those actions of the deviations file without which the job would have findings. Absent if the job
   * needs no action.
   */
  toleratedBy?: number[];
  /** The duration of all exchanges in milliseconds. Absent if the job sent no request. */
  durationMs?: number;
  /** The exchanges, in order. Empty for `pass` and `unsupported`. */
  exchanges: RecordedExchange[];
  /** The parts of the contract that appear in these exchanges for the first time in the run. */
  exercised?: Exercised[];
  /** The number of exchanges with the same outcome and reasons that the result represents. Default: 1. */
  count?: number;
}

/** The facts of a job that are known before it runs. */
export interface JobFacts {
  /** The name of its suite: `replay`. */
  suite: string;
  /** Unique within the suite: `listTags.second-page`. */
  id: string;
  summary: string;
  /** The area of its first operation: `tags`. */
  area: string;
  /** The `operationId`s of its calls. The operation under test comes first. */
  operations: string[];
  /** Method and path template of the first operation: `GET /projects/{id}/repository/tags`. */
  endpoint: string;
  /** The documented responses that the job expects. */
  covers: { operation: string; status: number }[];
  /** The checks of the job, besides those of each response. */
  checks?: CheckId[];
}

export interface RecordedExchange {
  request: RecordedRequest;
  /** Absent if no response came. */
  response?: RecordedResponse;
  /** Why no complete response came. */
  failure?: string;
  /** A line for a POSIX shell that sends the request again, with `$TOKEN` for the token. */
  curl: string;
}

export interface RecordedRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

export interface RecordedResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  /** The beginning of the body as text, at most 2000 characters. */
  body: string;
  /** Length of the body in bytes, as it came. */
  bodyBytes: number;
}

/** The exit status of a run: 0 conforms, 1 violations, 4 incomplete. (2 and 3 end a run before it begins.) */
export type Verdict = 0 | 1 | 4;

/** Returns true if a test framework shows the result as a skipped test, with its reason. */
export function isSkipped({ outcome }: Pick<Result, 'outcome'>): boolean {
  return ['known-fail', 'unsupported', 'disabled', 'not-run', 'vacuous'].includes(outcome);
}

/** The number of results by outcome. */
export type Counts = Record<Outcome, number>;

export function countOutcomes(results: Pick<Result, 'outcome' | 'count'>[]): Counts {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Counts;
  for (const { outcome, count = 1 } of results) counts[outcome] += count;
  return counts;
}

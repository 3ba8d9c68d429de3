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
  'error',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The result of one job, as plain data. Reports are made from these. */
export interface Result extends JobFacts {
  outcome: Outcome;
  /** Why, in one sentence. Absent on a pass, and on a fail, where the findings say it. */
  reason?: string;
  /**
   * What one has to add to run the job, all of it, in the words of the profile and of the command line:
   * `fixtures.milestone.id`, `tokens.guest`, `--allow-writes`, `writes.operations: moveProject`. Absent when the job
   * was run, and when nothing that one can give would run it.
   */
  needs?: string[];
  /** What else is worth knowing, such as a repeat, or that the job is listed as failing. */
  notes: string[];
  /** True when the job passed only on a repeated request. */
  flaky?: boolean;
  findings: Finding[];
  /**
   * The indexes of the deviations file's actions that tolerate a response of the job: without them there would be findings.
   * Absent when there are none.
   */
  toleratedBy?: number[];
  /** How long it took in milliseconds. Absent when nothing was sent. */
  durationMs?: number;
  /** The exchanges, in order. Kept where somebody has to act on the result. */
  exchanges: RecordedExchange[];
  /** The parts of the contract that its exchanges were the first in the run to show. */
  exercised?: Exercised[];
  /** How many exchanges with the same outcome and the same reasons the result stands for. Default: 1. */
  count?: number;
}

/** What is known of a job before it runs. */
export interface JobFacts {
  /** The name of its suite: `replay`. */
  suite: string;
  /** Unique within the suite: `listTags.second-page`. */
  id: string;
  summary: string;
  /** The area of its first operation: `tags`. */
  area: string;
  /** The operationIds of its calls. The operation that the job is about comes first. */
  operations: string[];
  /** Method and path template of the first: `GET /projects/{id}/repository/tags`. */
  endpoint: string;
  /** The documented responses that it looks for. */
  covers: { operation: string; status: number }[];
  /** Its checks, besides those of each response. */
  checks?: CheckId[];
}

export interface RecordedExchange {
  request: RecordedRequest;
  /** Absent when no response came. */
  response?: RecordedResponse;
  /** Why no whole response came. */
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

/** What a run ends with: 0 conforms, 1 violations, 4 incomplete. (2 and 3 end a run before it begins.) */
export type Verdict = 0 | 1 | 4;

/** How many results there are of each outcome. */
export type Counts = Record<Outcome, number>;

export function countOutcomes(results: Pick<Result, 'outcome' | 'count'>[]): Counts {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Counts;
  for (const { outcome, count = 1 } of results) counts[outcome] += count;
  return counts;
}

import type { CheckId, Finding } from '../../judge/index.ts';
import type { Exercised } from './noteExercised.ts';

/** What became of a job. `docs/conformance.md` says what each means. */
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

/** What became of one job, as plain data: reports are made of an array of these. */
export interface Result extends JobFacts {
  outcome: Outcome;
  /** Why, in one sentence. Always there but on a pass and a fail, where the findings say it. */
  reason?: string;
  /**
   * All that has to be added for it to be run, in the words of the profile and of the command line:
   * `fixtures.milestone.id`, `tokens.guest`, `--allow-writes`, `writes.operations: moveProject`. Absent when it
   * was run, and when nothing that can be given would make it run.
   */
  needs?: string[];
  /** What else is worth knowing: that it needed a repeat, that it was listed as failing. */
  notes: string[];
  /** True when it passed only on a repeated request. */
  flaky?: boolean;
  findings: Finding[];
  /**
   * The actions of the deviations file without which something would have been found in a response, by their indexes.
   * Absent when there are none.
   */
  toleratedBy?: number[];
  /** How long it took in milliseconds. Absent when nothing was sent. */
  durationMs?: number;
  /** What was sent and what came, in that order: kept where somebody has to act on it. */
  exchanges: RecordedExchange[];
  /** What its exchanges have shown of the contract that none before them in the run had. */
  exercised?: Exercised[];
  /** How many it stands for, where several had the same outcome for the same reasons. Default: 1. */
  count?: number;
}

/** What is known of a job before it runs. */
export interface JobFacts {
  /** The name of its suite: `replay`. */
  suite: string;
  /** Unique within the suite: `listTags.second-page`. */
  id: string;
  summary: string;
  /** The folder of what it is about: `tags`. */
  area: string;
  /** The operations that it calls by their operationId, the one that it is about first. */
  operations: string[];
  /** Method and path template of the first: `GET /projects/{id}/repository/tags`. */
  endpoint: string;
  /** The documented responses that it looks for. */
  covers: { operation: string; status: number }[];
  /** The checks that it makes besides those of each response. */
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

import type { Finding } from '../../judge/finding.ts';

/** What became of a case. `docs/architecture.md` and the suite's promises say what each means. */
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

/** What became of one case, as plain data: reports are made of an array of these. */
export interface CaseResult {
  /** `listTags.secondPage` */
  case: string;
  operation: string;
  area: string;
  summary: string;
  /** Method and path template: `GET /projects/{id}/repository/tags`. */
  endpoint: string;
  /** The status that the case documents. */
  status: number;
  outcome: Outcome;
  /** Why, in one sentence. Always there but on a pass and a fail, where the findings say it. */
  reason?: string;
  /** What else is worth knowing of a pass: that it needed a repeat, that it was listed as failing. */
  notes: string[];
  /** True when the case passed only on a repeated request. */
  flaky?: boolean;
  findings: Finding[];
  durationMs?: number;
  /** What was sent and what came: kept where somebody has to act on it. */
  evidence?: Evidence;
}

export interface Evidence {
  request: RecordedRequest;
  response?: RecordedResponse;
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

/** How many results there are of each outcome. */
export type Counts = Record<Outcome, number>;

export function countOutcomes(results: Pick<CaseResult, 'outcome'>[]): Counts {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Counts;
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

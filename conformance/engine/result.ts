import { type CheckId, changedFinding, type Finding } from '../../judge/index.ts';
import type { Exercised } from './noteExercised.ts';

/** The outcomes of a job. `docs/conformance.md` explains each outcome. */
export const OUTCOMES = [
  'pass',
  'fail',
  'advised',
  'known-fail',
  'unsupported',
  'disabled',
  'blocked',
  'not-run',
  'vacuous',
  'error',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/**
 * The cause of a result that is not a pass. `server`: the server; only this cause can violate the contract. `profile`:
 * the profile, the options, or the data of the deployment. `network`: the target was away, or the connection to it
 * failed.
 */
export const FAULTS = ['server', 'profile', 'network'] as const;

export type Fault = (typeof FAULTS)[number];

/** The result of one job, as plain data. Every report is written from such results. */
export interface Result extends JobFacts {
  outcome: Outcome;
  /**
   * The reason for the outcome, in one sentence. Absent for `pass`, and for `fail` and `advised`, which have findings
   * instead.
   */
  reason?: string;
  /** The cause of the outcome. Absent for `pass`, and for `error`, whose cause is the suite itself. */
  fault?: Fault;
  /**
   * All entries that the job needs to run, as they are written in the profile or on the command line:
   * `fixtures.milestone.id`, `tokens.guest`, `--allow-writes`, `writes.operations: moveProject`. For a vacuous job, the
   * entries that would give it the missing data. Absent if the job was judged, or if no entry helps.
   */
  needs?: string[];
  /** Further facts, such as a repeated request, or an expired known failure. */
  notes: string[];
  /** True if the job failed, and passed when its request was repeated. */
  flaky?: boolean;
  findings: Finding[];
  /**
   * The indexes of the actions of the deviations file without which the job would have findings. Absent if the job
   * needs no action.
   */
  toleratedBy?: number[];
  /** The duration of all exchanges in milliseconds. Absent if the job sent no request. */
  durationMs?: number;
  /** The exchanges, in order. Empty for `pass` and `unsupported`. */
  exchanges: RecordedExchange[];
  /** The parts of the contract that no earlier exchange of the run has shown. */
  exercised?: Exercised[];
  /** The number of equal exchanges that the result stands for: they have the same outcome and reasons. Default: 1. */
  count?: number;
  /** The place of the first of these exchanges in the recording: `traffic.har, entry 17`. Only for recorded traffic. */
  firstIn?: string;
}

/** The facts of a job that are known before it runs. */
export interface JobFacts {
  /** The name of the job's suite: `replay`. */
  suite: string;
  /** The ID of the job, unique within its suite: `listTags.second-page`. */
  id: string;
  summary: string;
  /** The area of the first operation: `tags`. */
  area: string;
  /** The `operationId`s of the operations that the job calls. The operation under test comes first. */
  operations: [subject: string, ...others: string[]];
  /** The method and path template of the first operation: `GET /projects/{id}/repository/tags`. */
  endpoint: string;
  /** The documented responses that the job expects. */
  covers: { operation: string; status: number }[];
  /** The job's own checks. Checks that run on every response are not listed. */
  checks?: CheckId[];
}

export interface RecordedExchange {
  request: RecordedRequest;
  /** Absent if no response came. */
  response?: RecordedResponse;
  /** The reason why no complete response came. */
  failure?: string;
  /** A curl command for a POSIX shell that sends the request again. The variable `TOKEN` stands for the token. */
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
  /** The length of the received body in bytes. */
  bodyBytes: number;
}

/**
 * The exit status of a run: 0 if the server conforms, 1 if it does not, 4 if the run is incomplete. Status 2 and 3
 * end a run before it begins.
 */
export type Verdict = 0 | 1 | 4;

/** Returns the cause of a result: its own, or the one that follows from its outcome and its last response. */
export function findFault({
  outcome,
  fault,
  exchanges,
}: Pick<Result, 'outcome' | 'fault' | 'exchanges'>): Fault | undefined {
  if (outcome === 'pass' || outcome === 'error') return undefined;
  if (fault) return fault;
  if (['fail', 'advised', 'known-fail'].includes(outcome)) return 'server';
  if (outcome !== 'blocked') return 'profile';
  const last = exchanges.at(-1);
  if (!last) return 'profile';
  if (!last.response) return 'network';
  // The token lacks a right, the fixture is missing, or the limits of the profile are too high.
  return [401, 403, 404, 429].includes(last.response.status) ? 'profile' : 'server';
}

/**
 * Returns the result with the outcome that follows from the levels of its findings: `advised` if all of them are advice.
 * @param isStrict whether findings that rest on a choice of the contract are required, too
 */
export function withStrictness(result: Result, isStrict: boolean): Result {
  if (!hasFindings(result)) return result;
  const findings = result.findings.map((finding): Finding => {
    if (finding.choice === undefined) return finding;
    return changedFinding(finding, { level: isStrict ? 'required' : 'advised' });
  });
  const isAdvice = findings.length > 0 && findings.every(({ level }) => level === 'advised');
  return { ...result, findings, outcome: isAdvice ? 'advised' : 'fail' };
}

/** Returns true if a job has findings, required or advised. */
export function hasFindings({ outcome }: Pick<Result, 'outcome'>): boolean {
  return outcome === 'fail' || outcome === 'advised';
}

/** Returns true if the server was judged: its responses kept the contract, or did not. */
export function isJudged({ outcome }: Pick<Result, 'outcome'>): boolean {
  return ['pass', 'fail', 'advised', 'known-fail', 'unsupported'].includes(outcome);
}

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

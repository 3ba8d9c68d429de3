import { groupBy } from '../../contract/groupBy.ts';
import type { ChoiceId, Finding, Level } from '../../judge/index.ts';
import type { Result } from '../engine/result.ts';
import { findShownExchange } from './findShownExchange.ts';

/** Findings that probably have the same cause in the server. */
export interface Cluster {
  check: Finding['check'];
  /** The requirement that the findings share: `body.name must be a string`. */
  title: string;
  /** The cause for people: the operation, what was sent, what came and what is due. */
  heading: string;
  /** The number of jobs with these findings. */
  cases: number;
  /** The `operationId`s of the operations under test. */
  operations: string[];
  /** The JSON Pointers to the broken requirements. A fault in many operations breaks several requirements. */
  pointers: string[];
  /** The choices of the contract that the findings rest on. Empty if they break statements of the documents. */
  choices: ChoiceId[];
  /** The ID of the statement of the API documentation that every finding violates. Absent if there is no such one. */
  statement?: string;
  findings: [FoundIn, ...FoundIn[]];
}

/** A finding, and the result that it is in. */
interface FoundIn {
  result: Result;
  finding: Finding;
}

/**
 * Groups the findings of a level by their cause. The most frequent cause comes first.
 * @param level Default: the findings that fail a run
 */
export function clusterFindings(results: Result[], level: Level = 'required'): Cluster[] {
  const findings = results
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'advised')
    .flatMap((result) => result.findings.map((finding) => ({ result, finding })))
    .filter(({ finding }) => levelOf(finding) === level);
  return [...groupBy(findings, ({ finding }) => identifyCause(finding)).values()]
    .map((group): Cluster => {
      const [{ finding }] = group;
      const operations = [...new Set(group.map(({ result }) => result.operations[0]))];
      return {
        check: finding.check,
        title: finding.cause ?? finding.requirement,
        heading: writeHeading(group, operations),
        cases: new Set(group.map(({ result }) => result)).size,
        operations,
        pointers: [...new Set(group.map(({ finding }) => finding.pointer))],
        choices: [...new Set(group.flatMap(({ finding }) => finding.choice ?? []))],
        ...(finding.statement !== undefined &&
          group.every((one) => one.finding.statement === finding.statement) && {
            statement: finding.statement,
          }),
        findings: group,
      };
    })
    .sort((a, b) => b.findings.length - a.findings.length);
}

/** Returns the level of a finding. A finding without a level is required. */
export function levelOf({ level = 'required' }: Pick<Finding, 'level'>): Level {
  return level;
}

/** Returns a key that is equal for findings with the same cause. */
export function identifyCause({
  check,
  cause,
  requirement,
  pointer,
}: Pick<Finding, 'check' | 'cause' | 'requirement' | 'pointer'>): string {
  return cause ?? `${check} ${requirement} ${pointer}`;
}

/** The longest description of a finding in a heading, in characters. */
const MAX_TEXT = 220;

/** Returns the heading of a cause. It describes the first finding, and names the common cause of several. */
function writeHeading(group: [FoundIn, ...FoundIn[]], operations: string[]): string {
  const [first] = group;
  const [subject, ...others] = operations;
  const text = describe(first);
  const { cause } = first.finding;
  if (cause === undefined || group.every((one) => describe(one) === text))
    return `${subject}${countOthers(others.length)}: ${text}`;
  return `${cause} (${group.length} findings, ${operations.length === 1 ? subject : `${operations.length} operations`}), such as ${subject}: ${text}`;
}

function countOthers(others: number): string {
  return others === 0 ? '' : ` and ${others} more ${others === 1 ? 'operation' : 'operations'}`;
}

/** Describes a finding. For a wrong status, the description has the request: the message alone names only statuses. */
function describe({ result, finding }: FoundIn): string {
  const { check, message, expected, actual } = finding;
  const sent = findShownExchange(result, finding)?.request;
  const text =
    check === 'status' && sent && expected !== undefined && actual !== undefined
      ? `${sent.method} ${withoutOrigin(sent.url)} gave ${actual}; ${expected} is due`
      : message;
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, '');
}

/** Relates the statements of the API documentation to the jobs that judge them, and to the findings of these jobs. */
import { isStatus, type Showing, type Statement, stepNamed } from '../../contract/statement.ts';
import type { Finding, StatusFacts } from '../../judge/index.ts';
import type { JobFacts } from './result.ts';

type NamedJob = Pick<JobFacts, 'suite' | 'id' | 'operations' | 'checks'>;

/** Returns true if a job judges a statement. */
export function judges(job: NamedJob, statement: Statement): boolean {
  return statement.shownBy.some((showing) => isNamed(job, showing, statement.operations));
}

/** The facts of a finding that tell which statement it violates. */
type Found = Pick<Finding, 'check' | 'pointer' | 'location' | 'sends' | 'statuses' | 'step'>;

/** Returns the statements that a finding of a job can violate. The statement that fits best comes first. */
export function violatedBy(statements: Statement[], job: NamedJob, finding: Found): Statement[] {
  return rankStatements(statements, job, finding).map(({ statement }) => statement);
}

/**
 * Returns the statement that a finding of a job violates. Undefined if no statement fits, or if several fit and no fact
 * of the finding tells them apart.
 */
export function findViolated(
  statements: Statement[],
  job: NamedJob,
  finding: Found,
): Statement | undefined {
  const [best, next] = rankStatements(statements, job, finding);
  if (!best || (!best.isTold && (best.weight < 0 || best.weight === next?.weight)))
    return undefined;
  return best.statement;
}

/** How well a statement fits a finding. */
interface Fit {
  /** Whether a fact of the finding tells the statement. Otherwise only the job names it. */
  isTold: boolean;
  /** Negative if the job is a whole workflow, whose steps are about more than the statement. */
  weight: number;
}

function rankStatements(
  statements: Statement[],
  job: NamedJob,
  finding: Found,
): (Fit & { statement: Statement })[] {
  return statements
    .flatMap((statement) => {
      const fits = statement.shownBy.flatMap((one) => fitOf(statement, one, job, finding) ?? []);
      const [best] = fits.sort((a, b) => b.weight - a.weight);
      return best ? [{ statement, ...best }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** The weight of a fact that a statement and a finding share. It is more than that of the job's name. */
const OF_FACT = 4;

function fitOf(
  statement: Statement,
  showing: Showing,
  job: NamedJob,
  finding: Found,
): Fit | undefined {
  const { operations, reads, sends, responds } = statement;
  const { location, statuses } = finding;
  const isSentPart = compareFact(sends, finding.sends, isSent);
  const place = location === undefined ? undefined : [location];
  const isReadPart = compareFact(reads, place, isAtPlace);
  const facts = [
    isSentPart,
    isReadPart,
    compareFact(showing.at === undefined ? undefined : [showing.at], place, isBefore),
    statuses && isAboutStatus(responds, statuses),
  ];
  const told = facts.filter((fact) => fact === true).length;
  const calls = job.operations.some((operation) => operations.includes(operation));
  // The place in the contract is the statement's own.
  if (showing.schema !== undefined)
    return calls && isBelow(finding.pointer, showing.schema)
      ? { isTold: true, weight: OF_FACT * (1 + told) }
      : undefined;
  if (!facts.includes(false) && canFind(statement, showing, job, finding, told > 0)) {
    const isUnmet =
      (sends && isSentPart === undefined) ||
      (reads && isReadPart === undefined) ||
      // The statement is about a status, and the finding about a place.
      (responds && location !== undefined);
    const breadth = [...(sends ?? []), ...(reads ?? [])].length / 10 + operations.length / 100;
    const name = weightOfName(showing, statement);
    return { isTold: told > 0, weight: OF_FACT * told + name - (isUnmet ? 0.5 : 0) - breadth };
  }
  // A header has the same statement in the responses to all requests.
  return calls && isReadPart && !location!.startsWith('/')
    ? { isTold: true, weight: OF_FACT }
    : undefined;
}

/** Returns true if a part of `shownBy` names the job, the step and the check of a finding. */
function canFind(
  { id, operations, responds }: Statement,
  showing: Showing,
  job: NamedJob,
  { check, location, statuses, step }: Found,
  isTold: boolean,
): boolean {
  const named = stepNamed(showing.workflow ?? '').step;
  if (!isNamed(job, showing, operations) || (named !== undefined && named !== step)) return false;
  if (showing.at !== undefined && location === undefined) return false;
  if (showing.check !== undefined) return showing.check === check;
  if (isTold) return true;
  // A statement about a status says nothing about a place in the response, unless this step or probe is its own.
  if (location !== undefined && responds && !isOwnPart(showing, id)) return false;
  if (statuses !== undefined) return true;
  // The response to a write shows what a later read shows.
  const own = check === 'echo' ? 'read-back' : check;
  return job.checks?.includes(own) ?? check.startsWith('documented-');
}

/** Weighs how exactly a part names the statement: a step, a probe of its own, or a job with a long name. */
function weightOfName(showing: Showing, { id }: Statement): number {
  const { workflow } = showing;
  if (workflow !== undefined && stepNamed(workflow).step === undefined) return -1;
  const { length } = Object.values(showing).join();
  return (isOwnPart(showing, id) ? 2 : 1) + length / 1000;
}

/** Returns true for a step of a workflow, and for the statement's own probe. */
function isOwnPart({ workflow, probe }: Showing, id: string): boolean {
  return stepNamed(workflow ?? '').step !== undefined || probe === id;
}

/** Compares a fact of a statement with that of a finding. Undefined if one of them has none. */
function compareFact(
  wanted: string[] | undefined,
  found: string[] | undefined,
  isAlike: (wanted: string, found: string) => boolean,
): boolean | undefined {
  if (wanted === undefined || found === undefined) return undefined;
  return wanted.some((one) => found.some((other) => isAlike(one, other)));
}

function isBefore(at: string, place: string): boolean {
  return place.startsWith(at);
}

/** Returns true for one parameter. A value counts if both name one: `status=offline`. */
function isSent(wanted: string, found: string): boolean {
  const [name, value] = wanted.split('=');
  const [foundName, foundValue] = found.split('=');
  return name === foundName && [value, foundValue].includes(undefined) ? true : wanted === found;
}

/** Returns true if a field is in the path to a place of the body, or if a header is the place. */
function isAtPlace(field: string, place: string): boolean {
  return place.toLowerCase().split(/[/ ]/).includes(field);
}

/**
 * Returns true if a wrong status violates a statement. Undefined if the statement names no status, and a refusal is due.
 * A fault of the server or of the network in place of a success is about no statement.
 */
function isAboutStatus(
  responds: Statement['responds'],
  { due, came }: StatusFacts,
): boolean | undefined {
  const isSuccessDue = due.some((status) => status < 300);
  if (isSuccessDue && !(came < 300 || (came >= 400 && came < 500))) return false;
  if (responds === undefined) return isSuccessDue ? false : undefined;
  return due.some((status) => responds.some((one) => isStatus(status, one)));
}

/**
 * Returns true if an entry of `shownBy` names a job. An entry with a schema names every job that calls one of the
 * operations.
 */
function isNamed({ suite, id, operations: called }: NamedJob, showing: Showing, about: string[]) {
  const [subject = ''] = called;
  const isPart = (of: string, name: string) =>
    suite === of && about.includes(subject) && isSameOrBelow(id, `${subject}.${name}`);
  if (showing.case !== undefined) return suite === 'replay' && id === showing.case;
  if (showing.workflow !== undefined)
    return suite === 'lifecycles' && id === stepNamed(showing.workflow).id;
  if (showing.property !== undefined) return isPart('properties', showing.property);
  if (showing.probe !== undefined) return isPart('probes', showing.probe);
  if (showing.refusal !== undefined) return isPart('negative', showing.refusal);
  return called.some((operation) => about.includes(operation));
}

/** Returns true if an ID is a name, or the name with further parts: `sort` matches `sort.updated_at`. */
function isSameOrBelow(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`);
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

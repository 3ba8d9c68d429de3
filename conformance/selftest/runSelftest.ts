import { groupBy } from '../../contract/groupBy.ts';
import { createDeliverer } from '../engine/deliver.ts';
import { replayCase } from '../engine/perform.ts';
import type { CaseResult } from '../run/result.ts';
import { type Answer, type Reply, replyOf } from './answer.ts';
import type { Change, Fault } from './fault.ts';
import { IMPATIENCE_MS } from './faults/time.ts';
import { FAULTS } from './faults.ts';
import { startFaultyServer } from './faultyServer.ts';
import type { Subject } from './subject.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** What became of a fault or a variant, over all operations. */
export interface Trial<T> {
  tried: T;
  /** The operations on which it was tried: where it applies. */
  operations: string[];
  /** How many unusual or wrong answers were given. */
  answers: number;
  /** Wrong answers in which the expected check found nothing, each with what was found instead. */
  missed: string[];
  /** Right answers in which something was found, and what. */
  falseAlarms: string[];
}

export interface Selftest {
  faults: Trial<Fault>[];
  variants: Trial<Variant>[];
  /** How many answers were judged in all. */
  exchanges: number;
  durationMs: number;
}

/** How many answers are under way at a time. */
const LANES = 8;
/** The same for answers that do not come: they only wait. */
const WAITING_LANES = 100;

/** How many right answers stand around a wrong one. */
const NEIGHBOURS = 2;

/**
 * Proves the engine on a server that is wrong in one known way at a time. Each fault strikes each operation
 * in each place where it applies: once as one answer among right ones to other cases of the operation, which
 * must stay without a finding, and then place by place. Each variant is tried on every case.
 *
 * @param subjects what `recordSubjects` gives, or a part of it
 */
export async function runSelftest(subjects: Subject[]): Promise<Selftest> {
  const started = performance.now();
  const operations = [...groupBy(subjects, ({ operation }) => operation.id)];
  const server = await startFaultyServer();
  const patient = createDeliverer({ kind: 'mock' });
  const impatient = createDeliverer({ kind: 'mock', timeoutMs: IMPATIENCE_MS });
  let exchanges = 0;

  try {
    const faults = FAULTS.map((fault) => trialOf(fault));
    const variants = VARIANTS.map((variant) => trialOf(variant));
    const isWaiting = ({ tried }: Trial<Fault>) => tried.class === 'time';
    await Promise.all([
      inLanes(LANES, strikes(faults.filter((trial) => !isWaiting(trial)))),
      inLanes(WAITING_LANES, strikes(faults.filter(isWaiting))),
      inLanes(
        LANES,
        operations.flatMap(([operation, cases]) =>
          variants.map((trial) => () => vary(trial, operation, cases)),
        ),
      ),
    ]);
    for (const { operations } of [...faults, ...variants]) operations.sort();
    return { faults, variants, exchanges, durationMs: performance.now() - started };
  } finally {
    patient.close();
    impatient.close();
    await server.close();
  }

  function* strikes(trials: Trial<Fault>[]): Generator<Job> {
    for (const [turn, trial] of trials.entries())
      for (const [operation, cases] of operations) {
        const blows = blowsOf(trial.tried, cases);
        const oneInN = blows[turn % blows.length];
        if (!oneInN) continue;
        trial.operations.push(operation);
        yield () => strikeOneInN(trial, oneInN, cases);
        for (const blow of blows) if (blow !== oneInN) yield () => expectCaught(trial, blow);
      }
  }

  async function strikeOneInN(trial: Trial<Fault>, blow: Blow, cases: Subject[]): Promise<void> {
    const others = cases.filter((subject) => subject !== blow.subject).slice(0, NEIGHBOURS);
    for (const subject of others.toSpliced(1, 0, blow.subject))
      if (subject === blow.subject) await expectCaught(trial, blow);
      else await expectSilent(trial, subject, subject.answer, 'mock');
  }

  async function vary(trial: Trial<Variant>, operation: string, cases: Subject[]): Promise<void> {
    const { change, judgedAs } = trial.tried;
    const answers = cases.flatMap((subject) => {
      const answer = change(subject);
      return answer ? [{ subject, answer }] : [];
    });
    if (answers.length > 0) trial.operations.push(operation);
    for (const { subject, answer } of answers) {
      trial.answers += 1;
      await expectSilent(trial, subject, answer, judgedAs);
    }
  }

  async function expectCaught(trial: Trial<Fault>, { subject, change }: Blow): Promise<void> {
    const { check, class: about } = trial.tried;
    const result = await judged(
      subject,
      change.wrong,
      'mock',
      about === 'time' ? impatient : patient,
    );
    trial.answers += 1;
    if (!result.findings.some((finding) => finding.check === check))
      trial.missed.push(`${subject.case.id} ${change.place ?? ''}: ${told(result)}`);
  }

  async function expectSilent(
    trial: Trial<Fault | Variant>,
    subject: Subject,
    answer: Answer | Reply,
    judgedAs: 'mock' | 'live',
  ): Promise<void> {
    const result = await judged(subject, answer, judgedAs, patient);
    if (result.outcome !== 'pass') trial.falseAlarms.push(`${subject.case.id}: ${told(result)}`);
  }

  function judged(
    { contract, step }: Subject,
    answer: Answer | Reply,
    kind: 'mock' | 'live',
    deliverer: typeof patient,
  ): Promise<CaseResult> {
    exchanges += 1;
    const reply = 'chunks' in answer ? answer : replyOf(answer);
    return server.whileAnswering(
      () => reply,
      (base) => replayCase(contract, { kind, base, alertIntake: base }, step, deliverer),
    );
  }
}

/** A wrong answer to a case. */
interface Blow {
  subject: Subject;
  change: Change;
}

/** Each place of the contract once: the cases of a status and a media type share their places. */
function blowsOf(fault: Fault, cases: Subject[]): Blow[] {
  const blows = cases.flatMap((subject) =>
    fault.changes(subject).map((change) => ({ subject, change })),
  );
  const byPlace = groupBy(blows, ({ subject, change }) => {
    const { status, contentType = '' } = subject.case.response;
    return `${status} ${contentType} ${change.place ?? ''}`;
  });
  return [...byPlace.values()].map(([first]) => first!);
}

function trialOf<T>(tried: T): Trial<T> {
  return { tried, operations: [], answers: 0, missed: [], falseAlarms: [] };
}

function told({ outcome, findings, reason }: CaseResult): string {
  return findings.length === 0
    ? `${outcome}${reason ? ` (${reason})` : ''}`
    : findings.map(({ check, message }) => `${check}: ${message}`).join('; ');
}

type Job = () => Promise<void>;

/** Does the jobs in their order, so many at a time. */
async function inLanes(lanes: number, jobs: Iterable<Job>): Promise<void> {
  const left = jobs[Symbol.iterator]();
  const lane = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await next.value();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

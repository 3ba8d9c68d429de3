import { groupBy } from '../../contract/groupBy.ts';
import { createDeliverer, type Deliverer } from '../engine/deliver.ts';
import { inLanes } from '../engine/inLanes.ts';
import type { Judgement } from '../engine/job.ts';
import { sendCall } from '../engine/sendCall.ts';
import { replayCase } from '../suites/replay.ts';
import { CAPABILITIES, type TargetKind } from '../target/target.ts';
import type { Change, Fault } from './fault.ts';
import { TIME_LIMIT_MS } from './faults/time.ts';
import { FAULTS } from './faults.ts';
import { startFaultyServer } from './faultyServer.ts';
import { type RawResponse, type Reply, replyOf } from './rawResponse.ts';
import type { Subject } from './subject.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** What became of a fault or a variant, over all operations. */
export interface Trial<T> {
  tried: T;
  /** The operations on which it was tried: where it applies. */
  operations: string[];
  /** How many unusual or wrong responses were given. */
  responses: number;
  /** Wrong responses in which the expected check found nothing, each with what was found instead. */
  missed: string[];
  /** Right answers in which something was found, and what. */
  falseAlarms: string[];
}

export interface Selftest {
  faults: Trial<Fault>[];
  variants: Trial<Variant>[];
  /** How many responses were judged in all. */
  exchanges: number;
  durationMs: number;
}

/** How many responses are under way at a time. */
const LANES = 8;
/** The same for responses that do not come: they only wait. */
const WAITING_LANES = 100;

/** How many right responses stand around a wrong one. */
const NEIGHBOURS = 2;

/**
 * Proves the engine on a server that is wrong in one known way at a time. Each fault is tried on each operation
 * in each place where it applies: once as one response among right ones to other cases of the operation, which
 * must stay without a finding, and then place by place. Each variant is tried on every case.
 *
 * @param subjects what `recordSubjects` gives, or a part of it
 */
export async function runSelftest(subjects: Subject[]): Promise<Selftest> {
  const started = performance.now();
  const operations = [...groupBy(subjects, ({ operation }) => operation.id)];
  const server = await startFaultyServer();
  const deliverer = createDeliverer({ isPatient: false });
  const hasty = createDeliverer({ isPatient: false, timeoutMs: TIME_LIMIT_MS });
  let exchanges = 0;

  try {
    const faults = FAULTS.map((fault) => trialOf(fault));
    const variants = VARIANTS.map((variant) => trialOf(variant));
    const isWaiting = ({ tried }: Trial<Fault>) => tried.class === 'time';
    await Promise.all([
      inLanes(LANES, faultJobs(faults.filter((trial) => !isWaiting(trial))), perform),
      inLanes(WAITING_LANES, faultJobs(faults.filter(isWaiting)), perform),
      inLanes(
        LANES,
        operations.flatMap(([operation, cases]) =>
          variants.map((trial) => () => tryVariant(trial, operation, cases)),
        ),
        perform,
      ),
    ]);
    for (const { operations } of [...faults, ...variants]) operations.sort();
    return { faults, variants, exchanges, durationMs: performance.now() - started };
  } finally {
    deliverer.close();
    hasty.close();
    await server.close();
  }

  function* faultJobs(trials: Trial<Fault>[]): Generator<Job> {
    for (const [turn, trial] of trials.entries())
      for (const [operation, cases] of operations) {
        const wrongResponses = wrongResponsesOf(trial.tried, cases);
        const oneInN = wrongResponses[turn % wrongResponses.length];
        if (!oneInN) continue;
        trial.operations.push(operation);
        yield () => tryOneInN(trial, oneInN, cases);
        for (const wrong of wrongResponses)
          if (wrong !== oneInN) yield () => expectCaught(trial, wrong);
      }
  }

  async function tryOneInN(
    trial: Trial<Fault>,
    wrong: WrongResponse,
    cases: Subject[],
  ): Promise<void> {
    const others = cases.filter((subject) => subject !== wrong.subject).slice(0, NEIGHBOURS);
    for (const subject of others.toSpliced(1, 0, wrong.subject))
      if (subject === wrong.subject) await expectCaught(trial, wrong);
      else await expectSilent(trial, subject, subject.rawResponse, 'mock');
  }

  async function tryVariant(
    trial: Trial<Variant>,
    operation: string,
    cases: Subject[],
  ): Promise<void> {
    const { change, judgedAs } = trial.tried;
    const responses = cases.flatMap((subject) => {
      const rawResponse = change(subject);
      return rawResponse ? [{ subject, rawResponse }] : [];
    });
    if (responses.length > 0) trial.operations.push(operation);
    for (const { subject, rawResponse } of responses) {
      trial.responses += 1;
      await expectSilent(trial, subject, rawResponse, judgedAs);
    }
  }

  async function expectCaught(
    trial: Trial<Fault>,
    { subject, change }: WrongResponse,
  ): Promise<void> {
    const { check, class: about } = trial.tried;
    const result = await judged(
      subject,
      change.wrong,
      'mock',
      about === 'time' ? hasty : deliverer,
    );
    trial.responses += 1;
    if (!result.findings?.some((finding) => finding.check === check))
      trial.missed.push(`${subject.case.id} ${change.place ?? ''}: ${told(result)}`);
  }

  async function expectSilent(
    trial: Trial<Fault | Variant>,
    subject: Subject,
    rawResponse: RawResponse | Reply,
    judgedAs: TargetKind,
  ): Promise<void> {
    const result = await judged(subject, rawResponse, judgedAs, deliverer);
    if (result.outcome !== 'pass') trial.falseAlarms.push(`${subject.case.id}: ${told(result)}`);
  }

  async function judged(
    { contract, case: documented, token }: Subject,
    rawResponse: RawResponse | Reply,
    judgedAs: TargetKind,
    deliverer: Deliverer,
  ): Promise<Judgement> {
    exchanges += 1;
    const reply = 'chunks' in rawResponse ? rawResponse : replyOf(rawResponse);
    const can = CAPABILITIES[judgedAs];
    const plan = { request: documented.request, ...(token && { token }) };
    return server.whileResponding(
      () => reply,
      (base) =>
        replayCase(contract, documented, plan, { can }).perform((call) =>
          sendCall(contract, { can, base, alertIntake: base }, deliverer, call),
        ),
    );
  }
}

/** A wrong response to a case. */
interface WrongResponse {
  subject: Subject;
  change: Change;
}

/** Each place of the contract once: the cases of a status and a media type share their places. */
function wrongResponsesOf(fault: Fault, cases: Subject[]): WrongResponse[] {
  const all = cases.flatMap((subject) =>
    fault.changes(subject).map((change) => ({ subject, change })),
  );
  const byPlace = groupBy(all, ({ subject, change }) => {
    const { status, contentType = '' } = subject.case.response;
    return `${status} ${contentType} ${change.place ?? ''}`;
  });
  return [...byPlace.values()].map(([first]) => first!);
}

function trialOf<T>(tried: T): Trial<T> {
  return { tried, operations: [], responses: 0, missed: [], falseAlarms: [] };
}

function told({ outcome, findings = [], reason }: Judgement): string {
  return findings.length === 0
    ? `${outcome}${reason ? ` (${reason})` : ''}`
    : findings.map(({ check, message }) => `${check}: ${message}`).join('; ');
}

type Job = () => Promise<void>;

const perform = (job: Job) => job();

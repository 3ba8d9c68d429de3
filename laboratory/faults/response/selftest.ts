import {
  createDeliverer,
  type Deliverer,
  type Judgement,
  sendCall,
} from '../../../conformance/engine/index.ts';
import { inLanes } from '../../../conformance/index.ts';
import { replayCase } from '../../../conformance/suites/replayCase.ts';
import { CAPABILITIES, type TargetKind } from '../../../conformance/target/index.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import type { ResponseFault } from '../fault.ts';
import { prove, type Runner, type Trial } from '../prove.ts';
import { RESPONSE_FAULTS } from './catalogue.ts';
import { startFaultyServer } from './faultyServer.ts';
import { type Change, type RawResponse, type Transmission, transmissionOf } from './rawResponse.ts';
import type { Subject } from './subject.ts';
import { TIME_LIMIT_MS } from './time.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** The outcome of a fault or a variant in all operations. */
export interface Summary<T> {
  tried: T;
  /** The operationIds of the operations where the fault or variant applies. */
  operations: Set<string>;
  /** The number of wrong or unusual responses that were sent. */
  responses: number;
  /** The wrong responses that the intended check missed. Each is listed with the findings of other checks. */
  missed: string[];
  /** The right responses that had a finding, each with its finding. */
  falseAlarms: string[];
}

export interface Selftest {
  faults: Summary<ResponseFault>[];
  variants: Summary<Variant>[];
  /** The number of responses that were judged in all. */
  exchanges: number;
  durationMs: number;
}

/** The number of requests that are open at the same time. */
const LANES = 8;
/** The number of requests that are open at the same time if their responses never come. Such requests only wait. */
const WAITING_LANES = 100;

/** The number of right responses that are sent before and after a wrong response. */
const NEIGHBOURS = 2;

/** A wrong response to a case. */
interface WrongResponse {
  subject: Subject;
  change: Change;
  /**
   * Other cases of the operation, whose right responses are sent before and after the wrong response. They must pass.
   */
  neighbours: Subject[];
}

/**
 * Proves the engine of the suite on a server with one known fault at a time. It tests each fault in each operation,
 * at each place where the fault applies. At one of these places, right responses come before and after the wrong
 * response. It tests each variant on every case.
 *
 * @param subjects the subjects of `recordSubjects`, or a part of them
 */
export async function runSelftest(subjects: Subject[]): Promise<Selftest> {
  const started = performance.now();
  const operations = [...groupBy(subjects, ({ operation }) => operation.id).values()];
  const server = await startFaultyServer();
  const patient = createDeliverer({ isPatient: false, timeoutMs: PATIENCE_MS });
  const hasty = createDeliverer({ isPatient: false, timeoutMs: TIME_LIMIT_MS });
  const faults = new Map(RESPONSE_FAULTS.map((fault) => [fault, emptySummary(fault)]));
  const variants = new Map(VARIANTS.map((variant) => [variant, emptySummary(variant)]));
  let exchanges = 0;

  const judged = async (
    { contract, case: documented, token }: Subject,
    response: RawResponse | Transmission,
    judgedAs: TargetKind,
    deliverer: Deliverer,
  ): Promise<Judgement> => {
    exchanges += 1;
    const transmission = 'chunks' in response ? response : transmissionOf(response);
    const can = CAPABILITIES[judgedAs];
    const plan = { request: documented.request, ...(token && { token }) };
    return server.whileResponding(
      () => transmission,
      (base) =>
        replayCase(contract, documented, plan, { can }).perform((call) =>
          sendCall(contract, { can, base, alertIntake: base }, deliverer, call),
        ),
    );
  };

  const expectSilent = async (
    { falseAlarms }: Summary<unknown>,
    subject: Subject,
    response: RawResponse | Transmission,
    judgedAs: TargetKind,
  ): Promise<void> => {
    const { outcome, findings = [], reason } = await judged(subject, response, judgedAs, patient);
    if (outcome === 'pass') return;
    const texts = findings.map(({ check, message }) => `${check}: ${message}`);
    falseAlarms.push(`${subject.case.id}: ${texts.join('; ') || `${outcome} (${reason})`}`);
  };

  const runner: Runner<ResponseFault, WrongResponse> = {
    // The wrong responses of one operation are created at a time. To create all at once would block the server for
    // seconds.
    placesOf: function* (fault) {
      for (const cases of operations) yield* wrongResponsesOf(fault, cases);
    },
    attempts: async function* ({ fault, place: { subject, change, neighbours } }) {
      const summary = faults.get(fault)!;
      const [before, after] = neighbours;
      if (before) await expectSilent(summary, before, before.response, 'mock');
      const deliverer = isWaiting(fault) ? hasty : patient;
      const { findings = [] } = await judged(subject, change.wrong, 'mock', deliverer);
      if (after) await expectSilent(summary, after, after.response, 'mock');
      yield { by: `${subject.case.id} ${change.place ?? ''}`, findings };
    },
  };
  const onTrial = ({ fault, place, outcome, findings }: Trial<ResponseFault, WrongResponse>) => {
    const summary = faults.get(fault)!;
    summary.operations.add(place.subject.operation.id);
    summary.responses += 1;
    const { case: documented } = place.subject;
    if (outcome === 'missed')
      summary.missed.push(
        `${documented.id} ${place.change.place ?? ''}: ${findings.join('; ') || 'nothing'}`,
      );
  };

  const tryVariant = async (summary: Summary<Variant>, subject: Subject): Promise<void> => {
    const { change, judgedAs } = summary.tried;
    const response = change(subject);
    if (!response) return;
    summary.operations.add(subject.operation.id);
    summary.responses += 1;
    await expectSilent(summary, subject, response, judgedAs);
  };

  try {
    const others = RESPONSE_FAULTS.filter((fault) => !isWaiting(fault));
    await Promise.all([
      prove(others, runner, { lanes: LANES, onTrial }),
      prove(RESPONSE_FAULTS.filter(isWaiting), runner, { lanes: WAITING_LANES, onTrial }),
      inLanes(LANES, subjects, async (subject) => {
        for (const summary of variants.values()) await tryVariant(summary, subject);
      }),
    ]);
    return {
      faults: [...faults.values()],
      variants: [...variants.values()],
      exchanges,
      durationMs: performance.now() - started,
    };
  } finally {
    patient.close();
    hasty.close();
    await server.close();
  }
}

function isWaiting(fault: ResponseFault): boolean {
  return fault.class === 'time';
}

/**
 * Returns one wrong response for each place of the contract. Cases with the same status and media type share their
 * places.
 */
function wrongResponsesOf(fault: ResponseFault, cases: Subject[]): WrongResponse[] {
  const all = cases.flatMap((subject) =>
    fault.changes(subject).map((change) => ({ subject, change })),
  );
  const byPlace = groupBy(all, ({ subject, change }) => {
    const { status, contentType = '' } = subject.case.response;
    return `${status} ${contentType} ${change.place ?? ''}`;
  });
  // Each fault has its right neighbours at another place, so that various places are covered.
  const chosen = RESPONSE_FAULTS.indexOf(fault) % byPlace.size;
  return [...byPlace.values()].map(([first], index) => ({
    ...first!,
    neighbours:
      index === chosen ? cases.filter((one) => one !== first!.subject).slice(0, NEIGHBOURS) : [],
  }));
}

function emptySummary<T>(tried: T): Summary<T> {
  return { tried, operations: new Set(), responses: 0, missed: [], falseAlarms: [] };
}

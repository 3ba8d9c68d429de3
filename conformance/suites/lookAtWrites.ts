/** Looks whether a run may write, before its jobs write: each area and role creates a resource and removes it. */
import type { Contract } from '../../contract/contract.ts';
import { changesNothing, getOperation } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { createSession, type SessionOptions } from '../engine/createSession.ts';
import type { Call, Job, Send } from '../engine/job.ts';
import type { LedgerEntry } from '../engine/writes/ledger.ts';
import type { Diagnosis } from '../target/look/diagnosis.ts';
import { narrowScope, quoteMessage, readRefusal } from '../target/look/readRefusal.ts';
import type { Target } from '../target/target.ts';
import { findRole, tokenFor } from '../target/tokenFor.ts';
import { measureLag } from './measureLag.ts';
import { replay } from './replay.ts';

/** The findings of the look. */
export interface WriteLook {
  /** The reasons why the run may not write. Empty if it may. */
  diagnoses: Diagnosis[];
  /** The time in milliseconds after which each read shows a created resource. Absent if every read shows it at once. */
  lagMs?: number;
  /** The resources that could not be removed. */
  left: LedgerEntry[];
}

/** If a creation is refused, the look tries others of the area and role. */
const MOST_TRIES = 3;

/** The number of operations after whose refusals the look knows that the target refuses every write. */
const MANY = 2;

/** The number of refused writes, without a success, after which the look ends. */
const HOPELESS = 6;

/** A write of the look that a success was due for. */
interface Tried {
  call: Call;
  status: number;
  response: NonNullable<Awaited<ReturnType<Send>>['exchange']['response']>;
}

/**
 * Performs some cases that create a resource: one for each area and role of the jobs. It creates nothing for jobs that
 * only read.
 */
export async function lookAtWrites(
  contract: Contract,
  target: Target,
  jobs: Job[],
  options: SessionOptions,
): Promise<WriteLook> {
  // A refusal is what the look is about, so no job is performed again for it.
  const session = createSession(contract, target, { ...options, looksAgain: false });
  const tried: Tried[] = [];
  let lagMs: number | undefined;
  let isSteady = false;
  const watching =
    (send: Send): Send =>
    async (call) => {
      const delivery = await send(call);
      const { response } = delivery.exchange;
      if (changesNothing(call.operation) || call.expected.status >= 300 || !response)
        return delivery;
      tried.push({ call, status: response.status, response });
      if (response.status < 300 && lagMs === undefined && !isSteady) {
        const measured = await measureLag(contract, call, response, send);
        lagMs = measured.lagMs;
        isSteady = measured.isLost;
      }
      return delivery;
    };
  try {
    for (const group of creationsByAreaAndRole(contract, target, jobs)) {
      if (isHopeless(target, tried) || options.ledger?.entries.some(staysThere)) break;
      for (const job of group.slice(0, MOST_TRIES)) {
        const before = tried.length;
        const watched: Job = { ...job, perform: (send) => job.perform(watching(send)) };
        const { outcome } = await session.perform(watched);
        if (outcome !== 'pass') continue;
        // Where the contract names no role, a caller without the right comes before one who has it.
        tried.push(...tried.splice(before).filter(({ status }) => status < 400));
        break;
      }
    }
    const left = await session.cleanUp();
    const away = session.away();
    const diagnoses = [
      ...(away ? [{ fault: away.fault, problem: away.reason }] : diagnose(target, tried)),
      ...diagnoseLeft(contract, target, left),
    ];
    if (diagnoses.length > 0 && left.length > 0)
      diagnoses.push(
        profileProblem(
          `The first look has left ${left.length} ${left.length === 1 ? 'resource' : 'resources'}. To remove them, run forge-contract cleanup --run ${target.writes?.run} --profile FILE`,
        ),
      );
    return { diagnoses, left, ...(lagMs !== undefined && { lagMs }) };
  } finally {
    session.close();
  }
}

/** Returns the cases that create a removable resource, grouped by the areas of the jobs, and by token. */
function creationsByAreaAndRole(contract: Contract, target: Target, jobs: Job[]) {
  const writes = (id: string) => !changesNothing(contract.operations.get(id)!);
  const areas = new Set(
    jobs.flatMap((job) => ('perform' in job && job.operations.some(writes) ? [job.area] : [])),
  );
  const cases = new Map(contract.cases.map((one) => [one.id, one]));
  const creations = replay.plan(contract, target).flatMap((job) => {
    const { as = '', response } = cases.get(job.id) ?? {};
    const { definition } = contract.operations.get(job.operations[0])!;
    const creates = definition['x-undo'] !== undefined && !definition['x-irreversible'];
    const isSuccess = response !== undefined && response.status < 300;
    return 'perform' in job && areas.has(job.area) && creates && isSuccess ? [{ job, as }] : [];
  });
  const groups = groupBy(creations, ({ job, as }) => `${job.area} ${tokenFor(as, target)}`);
  return [...groups.values()].map((group) => group.map(({ job }) => job));
}

/** Returns true if no further area needs to be tried: a refusal has said its reason, or many writes were refused. */
function isHopeless(target: Target, tried: Tried[]): boolean {
  const isKnown =
    (tried.length >= HOPELESS && tried.every(isRefusal)) ||
    tried.some(({ response }) => readRefusal(response));
  return isKnown && diagnose(target, tried).length > 0;
}

/** Returns the reasons why the run may not write. */
function diagnose(target: Target, tried: Tried[]): Diagnosis[] {
  const refused = tried.filter(({ status }) => status >= 400 && status < 500);
  const scopes = new Map<string, Diagnosis>();
  for (const { call, response } of refused) {
    const refusal = readRefusal(response);
    if (refusal?.kind === 'scope' && call.token !== undefined && !scopes.has(call.token))
      scopes.set(call.token, narrowScope(target, call.token, call.operation.id, refusal));
  }
  if (scopes.size > 0) return [...scopes.values()];
  for (const { call, response } of refused) {
    const refusal = readRefusal(response);
    if (refusal?.kind !== 'archived') continue;
    const place = Object.values(call.request.path).slice(0, 1).join('');
    return [
      profileProblem(
        `${place} is archived: ${call.operation.id} is refused (${response.status}), with the words "${refusal.says}". Restore it from the archive, name another project in the profile, or leave out --allow-writes.`,
      ),
    ];
  }
  const byToken = [...groupBy(tried, ({ call }) => call.token)];
  return byToken.flatMap(([token, ofToken]) => {
    const [last] = ofToken.slice(-1);
    const operations = new Set(ofToken.map(({ call }) => call.operation.id));
    if (!last || token === undefined || operations.size < MANY || !ofToken.every(isRefusal))
      return [];
    return [
      profileProblem(
        `Every write with the token of ${findRole(target, token)} is refused: ${[...operations].join(', ')}, the last with ${last.status} and the words "${quoteMessage(last.response)}". Use a token that may write to the resources of the profile, or leave out --allow-writes.`,
      ),
    ];
  });
}

/** Returns one diagnosis for each operation that refuses to remove what the look has created. */
function diagnoseLeft(contract: Contract, { base }: Target, left: LedgerEntry[]): Diagnosis[] {
  const refused = left.flatMap(({ operation, refusal }) =>
    refusal ? [{ ...refusal, creates: operation }] : [],
  );
  const byOperation = groupBy(refused, ({ operation }) => operation);
  return [...byOperation].map(([id, [{ creates, status, says }]]): Diagnosis => {
    const method = getOperation(contract, id).method.toUpperCase();
    const words = `(${status}), with the words "${says}"`;
    if (status !== FORBIDDEN)
      return {
        fault: 'network',
        problem: `A gateway before ${base} does not let ${method} pass: ${id} is refused ${words}. Let PUT, PATCH and DELETE pass, or leave out --allow-writes.`,
      };
    return profileProblem(
      `What ${creates} creates cannot be deleted: ${id} is refused to every caller ${words}. Use a token that may delete it, name another project in the profile, or leave out --allow-writes.`,
    );
  });
}

const FORBIDDEN = 403;

/** Returns true for a resource of the look whose removal was refused. */
function staysThere({ done, refusal }: LedgerEntry): boolean {
  return !done && refusal !== undefined;
}

/** Returns true if the caller was refused, or the method is not allowed. */
function isRefusal({ status }: Tried): boolean {
  return [401, 403, 404, 405].includes(status);
}

function profileProblem(problem: string): Diagnosis {
  return { fault: 'profile', problem };
}

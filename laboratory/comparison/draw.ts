/** Draws the faults that the tools of the comparison have to find: the same number of each kind, from every source. */
import { createHash } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import type { CheckId } from '../../judge/index.ts';
import { textOf } from '../faults/behaviour/plant.ts';
import { listFaults } from '../faults/benchmark/listFaults.ts';
import { ASPECTS, type Aspect, type ResponseFault, type SourceFault } from '../faults/fault.ts';
import { RESPONSE_FAULTS } from '../faults/response/catalogue.ts';
import { recordSubjects } from '../faults/response/recordSubjects.ts';

/** The kinds of a fault, in the order of the page. */
export const FIELD_KINDS = Object.keys(ASPECTS) as Aspect[];

/** The lists from which faults are drawn, in turn. */
export const FIELD_SOURCES = ['response', 'behaviour', 'statements', 'blind'] as const;
/** The lists of defects that real servers had. They are drawn only on request. */
export const REAL_LISTS = ['historic', 'real'] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number] | (typeof REAL_LISTS)[number];

/** A drawn fault. */
export interface FieldFault {
  id: string;
  kind: Aspect;
  source: FieldSource;
  summary: string;
  /** The `operationId`s of the operations that the fault makes wrong. */
  operations: string[];
  planted: Planted;
}

/** How a server gets the fault. Exactly one member is present. */
export interface Planted {
  source?: SourceFault;
  /** The text form of a behaviour fault: `field-lost:createMilestone:description`. */
  behaviour?: string;
  /** The ID of a fault of single responses. */
  response?: string;
}

/** The kind of a fault of single responses, by the check that is meant to find it. Others are not drawn. */
const KIND_OF_CHECK: Partial<Record<CheckId, Aspect>> = {
  status: 'status',
  schema: 'body',
  json: 'body',
  'no-body': 'body',
  relations: 'body',
  headers: 'headers',
  'content-type': 'headers',
  'body-encoding': 'headers',
};

/**
 * Draws faults. The order by a hash of seed and ID is random, and does not change with other faults.
 * @param perKind the number of faults of each kind
 */
export async function drawFaults(
  contract: Contract,
  { seed, perKind }: { seed: number; perKind: number },
): Promise<FieldFault[]> {
  const candidates = shuffled(seed, [
    ...(await responseCandidates(contract)),
    ...benchmarkCandidates(contract),
  ]);
  return FIELD_KINDS.flatMap((kind) =>
    takeInTurn(
      FIELD_SOURCES.map((source) =>
        candidates.filter((one) => one.kind === kind && one.source === source),
      ),
      perKind,
    ),
  );
}

/**
 * Draws defects that real servers had, from each list in turn. No first operation is drawn twice. A defect that these
 * servers cannot show is not drawn.
 */
export function drawRealFaults(
  contract: Contract,
  { seed, count }: { seed: number; count: number },
): FieldFault[] {
  const candidates = shuffled(seed, benchmarkCandidates(contract));
  return takeInTurn(
    REAL_LISTS.map((list) =>
      candidates.filter(
        ({ source, planted }) => source === list && planted.source?.survives === undefined,
      ),
    ),
    count,
  );
}

function shuffled(seed: number, candidates: FieldFault[]): FieldFault[] {
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(seed, candidate.id) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ candidate }) => candidate);
}

/** Takes candidates from each queue in turn, at most `count` together. No first operation is taken twice. */
function takeInTurn(queues: FieldFault[][], count: number): FieldFault[] {
  const taken: FieldFault[] = [];
  const isNew = ({ operations: [first] }: FieldFault) =>
    taken.every(({ operations }) => operations[0] !== first);
  let left = queues;
  while (taken.length < count && left.some((queue) => queue.length > 0))
    left = left.map((queue) => {
      const [next, ...rest] = queue.filter(isNew);
      if (next && taken.length < count) taken.push(next);
      return rest;
    });
  return taken;
}

function rankOf(seed: number, id: string): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('hex');
}

/** One candidate for each fault of single responses: at the first operation, by hash, where it changes a response. */
async function responseCandidates(contract: Contract): Promise<FieldFault[]> {
  const subjects = await recordSubjects(contract);
  const isWrong = (fault: ResponseFault, operation: string) =>
    subjects
      .filter((one) => one.operation.id === operation)
      .some((subject) => fault.changes(subject).some(({ wrong }) => 'status' in wrong));
  return RESPONSE_FAULTS.flatMap((fault) => {
    const kind = KIND_OF_CHECK[fault.checks[0]];
    const operation = [...contract.operations.values()]
      .filter(({ path }) => path !== undefined)
      .map(({ id }) => ({ id, rank: rankOf(0, `${fault.id} ${id}`) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .find(({ id }) => isWrong(fault, id));
    if (!kind || !operation) return [];
    return {
      id: `${fault.id}:${operation.id}`,
      kind,
      source: 'response' as const,
      summary: fault.summary,
      operations: [operation.id],
      planted: { response: fault.id },
    };
  });
}

/** The faults of the benchmark whose operations the servers of the comparison have. They are self-managed. */
function benchmarkCandidates(contract: Contract): FieldFault[] {
  return listFaults(contract)
    .filter(({ offering }) => offering === 'self-managed')
    .map(({ id, kind, list, summary, operations, planting }) => ({
      id,
      kind,
      source: sourceOfList(list),
      summary,
      operations,
      planted:
        planting.kind === 'behaviour'
          ? { behaviour: textOf(planting) }
          : { source: planting.fault },
    }));
}

function sourceOfList(list: string): FieldSource {
  const named = ['behaviour', 'statements', ...REAL_LISTS] as const;
  return named.find((source) => source === list) ?? 'blind';
}

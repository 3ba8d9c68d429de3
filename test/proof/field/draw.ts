/** Draws the faults that the tools of the comparison have to find: the same number of each kind, from every source. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '../../../contract/contract.ts';
import { BEHAVIOUR_FAULTS } from '../../../faults/behaviour/catalogue.ts';
import { decorating, type OperationPart, textOf } from '../../../faults/behaviour/plant.ts';
import { prober } from '../../../faults/behaviour/probe.ts';
import { whyUnobservable } from '../../../faults/behaviour/unobservable.ts';
import { startDeployment } from '../../../faults/deployment/startDeployment.ts';
import type { BehaviourFault, ResponseFault, SourceFault } from '../../../faults/fault.ts';
import type { Planting } from '../../../faults/prove.ts';
import { RESPONSE_FAULTS } from '../../../faults/response/catalogue.ts';
import { recordSubjects } from '../../../faults/response/recordSubjects.ts';
import { BLIND_LISTS, blindSource, readBlindFaults } from '../../../faults/source/blind/blind.ts';
import { readStatementFaults, STATEMENT_LISTS } from '../../../faults/source/plant.ts';

/** The kinds of a fault, in the order of the page. */
export const FIELD_KINDS = [
  'status',
  'body',
  'headers',
  'pages',
  'filters',
  'access',
  'state',
  'limits',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The lists from which faults are drawn, in turn. */
export const FIELD_SOURCES = ['response', 'behaviour', 'statements', 'blind'] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number];

/** A drawn fault. */
export interface FieldFault {
  id: string;
  kind: FieldKind;
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

interface Kinds {
  behaviour: Record<string, FieldKind>;
  response: Record<string, FieldKind>;
  source: Record<FieldKind, string[]>;
}

const KINDS: Kinds = parse(readFileSync(join(import.meta.dirname, 'kinds.yaml'), 'utf8'));

/** A fault that can be drawn. */
type Candidate = FieldFault & {
  /** Returns true if the fault changes a response. Absent if it does so by its definition. */
  applies?: () => Promise<boolean>;
};

/**
 * Draws faults. The order by a hash of seed and ID is random, and does not change with other faults.
 * @param perKind the number of faults of each kind
 */
export async function drawFaults(
  contract: Contract,
  { seed, perKind }: { seed: number; perKind: number },
): Promise<FieldFault[]> {
  const probing = probes(contract);
  const candidates = [
    ...(await responseCandidates(contract)),
    ...behaviourCandidates(contract, probing.applies),
    ...statementCandidates(contract),
    ...blindCandidates(),
  ]
    .filter((candidate) => candidate.operations.some((id) => isServed(contract, id)))
    .map((candidate) => ({ candidate, rank: rankOf(seed, candidate.id) }));
  candidates.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  try {
    const drawn: FieldFault[] = [];
    for (const kind of FIELD_KINDS) {
      const queues = FIELD_SOURCES.map((source) =>
        candidates
          .map(({ candidate }) => candidate)
          .filter((one) => one.kind === kind && one.source === source),
      );
      drawn.push(...(await takeInTurn(queues, perKind)));
    }
    return drawn;
  } finally {
    await probing.close();
  }
}

/** Takes candidates from each queue in turn. No operation is taken twice if another candidate remains. */
async function takeInTurn(queues: Candidate[][], count: number): Promise<FieldFault[]> {
  const taken: FieldFault[] = [];
  const left = queues.map((queue) => [...queue]);
  while (taken.length < count && left.some((queue) => queue.length > 0))
    for (const queue of left) {
      if (taken.length === count) break;
      while (queue.length > 0) {
        const { applies, ...fault } = queue.shift()!;
        const isKnown = taken.some((one) => one.operations[0] === fault.operations[0]);
        if (isKnown || (applies && !(await applies()))) continue;
        taken.push(fault);
        break;
      }
    }
  return taken;
}

/** Returns true if the servers of the comparison have an operation. They are self-managed. */
function isServed({ operations }: Contract, id: string): boolean {
  const operation = operations.get(id);
  const offering = operation?.definition['x-offering'];
  return operation?.path !== undefined && (offering?.includes('self-managed') ?? true);
}

function rankOf(seed: number, id: string): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('hex');
}

/** One candidate for each fault of single responses: at the first operation, by hash, where it changes a response. */
async function responseCandidates(contract: Contract): Promise<Candidate[]> {
  const subjects = await recordSubjects(contract);
  const isWrong = (fault: ResponseFault, operation: string) =>
    subjects
      .filter((one) => one.operation.id === operation)
      .some((subject) => fault.changes(subject).some(({ wrong }) => 'status' in wrong));
  return RESPONSE_FAULTS.filter(({ checks: [check] }) => check in KINDS.response).flatMap(
    (fault) => {
      const operation = [...contract.operations.values()]
        .filter(({ path }) => path !== undefined)
        .map(({ id }) => ({ id, rank: rankOf(0, `${fault.id} ${id}`) }))
        .sort((a, b) => (a.rank < b.rank ? -1 : 1))
        .find(({ id }) => isWrong(fault, id));
      if (!operation) return [];
      return {
        id: `${fault.id}:${operation.id}`,
        kind: KINDS.response[fault.checks[0]]!,
        source: 'response' as const,
        summary: fault.summary,
        operations: [operation.id],
        planted: { response: fault.id },
      };
    },
  );
}

/** Every place of every behaviour fault that a response can show. */
function behaviourCandidates(
  contract: Contract,
  applies: (planting: Planting<BehaviourFault, OperationPart>) => Promise<boolean>,
): Candidate[] {
  return BEHAVIOUR_FAULTS.flatMap((fault) =>
    [...contract.operations.values()].flatMap((operation) => {
      if (!isServed(contract, operation.id)) return [];
      return fault
        .parts(contract, operation)
        .map((part) => ({ fault, place: { operation: operation.id, part } }))
        .filter((planting) => whyUnobservable(contract, planting) === undefined)
        .map((planting) => ({
          id: textOf(planting),
          kind: KINDS.behaviour[fault.id]!,
          source: 'behaviour' as const,
          summary: planting.place.part
            ? `${fault.summary} (${planting.place.part})`
            : fault.summary,
          operations: [operation.id],
          planted: { behaviour: textOf(planting) },
          ...(fault.isProbed && { applies: () => applies(planting) }),
        }));
    }),
  );
}

function statementCandidates({ statements }: Contract): Candidate[] {
  return STATEMENT_LISTS.flatMap((list) => readStatementFaults(list).faults).flatMap((fault) => {
    const statement = statements.find(({ id }) => id === fault.statement);
    const kind = kindOfSource(fault.id);
    if (!statement || !kind || statement.notObservable !== undefined) return [];
    return {
      id: fault.id,
      kind,
      source: 'statements' as const,
      summary: fault.summary,
      operations: fault.operations ?? statement.operations,
      planted: { source: fault },
    };
  });
}

function blindCandidates(): Candidate[] {
  return BLIND_LISTS.flatMap((list) => readBlindFaults(blindSource(list))).flatMap((fault) => {
    const kind = kindOfSource(fault.id);
    if (!kind) return [];
    const { id, summary, operations } = fault;
    return { id, kind, source: 'blind' as const, summary, operations, planted: { source: fault } };
  });
}

/** Returns the stated kind of a fault in the source. Undefined if the fault is not among those that were sorted. */
function kindOfSource(id: string): FieldKind | undefined {
  return FIELD_KINDS.find((kind) => KINDS.source[kind].includes(id));
}

/** Finds out with probe requests where a fault applies. The deployment starts with the first question. */
function probes(contract: Contract) {
  let started: ReturnType<typeof startDeployment> | undefined;
  let probe: ReturnType<typeof prober> | undefined;
  return {
    applies: async ({ fault, place }: Planting<BehaviourFault, OperationPart>) => {
      started ??= startDeployment(contract, { seed: 'world' });
      probe ??= prober(contract, await started);
      return probe(place.operation, decorating(fault, place));
    },
    close: async () => {
      await (await started)?.close();
    },
  };
}

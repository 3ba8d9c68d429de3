/** Lists the faults of the benchmark: each is planted alone in a sandbox, and is about known operations. */
import { type Contract, changesNothing } from '../../../contract/contract.ts';
import type { Statement } from '../../../contract/statement.ts';
import { BEHAVIOUR_FAULTS } from '../behaviour/catalogue.ts';
import { type OperationPart, textOf } from '../behaviour/plant.ts';
import { isShownByProbes } from '../behaviour/probed.ts';
import { whyUnobservable } from '../behaviour/unobservable.ts';
import type { Aspect, BehaviourFault, Fault, SourceFault } from '../fault.ts';
import { type Offering, offeringOf } from '../offeringOf.ts';
import type { Planting } from '../prove.ts';
import { readAllSourceFaults } from '../source/readAllSourceFaults.ts';

/** A fault of the benchmark. */
export interface BenchmarkFault {
  /** It comes from the fault itself and never changes: `field-lost:createMilestone:description`. */
  id: string;
  /** The part of the API that is wrong. */
  kind: Aspect;
  /** The list of the fault: `behaviour`, `statements`, or a list of faults by other authors, such as `historic`. */
  list: string;
  /** The real server that had the fault, and the source. Absent for an invented fault. */
  from?: string;
  /** How the faulty server behaves. */
  summary: string;
  /** The `operationId`s of the faulty operations, in the order of the contract. */
  operations: string[];
  /** The sentence of the API documentation that the faulty server violates. Absent if it is no single sentence. */
  sentence?: Sentence;
  /**
   * `reading` if a request that changes nothing may show the fault. `writing` if it takes a write. A fault in the state
   * always takes a write.
   */
  observable: 'reading' | 'writing';
  /** The offering of a server that has the faulty operations. */
  offering: Offering;
  /** The reason why no run of our suites finds the fault on a deployment. Absent if a run finds it. */
  survives?: string;
  planting: FaultPlanting;
}

/** A sentence of the API documentation. */
export interface Sentence {
  /** The ID of the statement, if the sentence is among the statements of the contract. */
  statement?: string;
  /** The number of the document. */
  document: number;
  /** The heading above the sentence. */
  section: string;
  says: string;
}

/** How a fault gets into a sandbox. */
export type FaultPlanting =
  | ({ kind: 'behaviour' } & Planting<BehaviourFault, OperationPart>)
  | { kind: 'source'; fault: SourceFault };

/**
 * Returns all faults of the benchmark, sorted by ID. They come from the catalogue of faulty behaviour and from
 * the faults of the statements. The lists of authors who do not know the suites belong to them, too. A fault that no
 * response can show is left out.
 */
export function listFaults(contract: Contract): BenchmarkFault[] {
  const statements = new Map(contract.statements.map((one) => [one.id, one]));
  const places = new Map([...contract.operations.keys()].map((id, place) => [id, place]));
  const benchmarkFault = ({
    aspect: kind,
    operations,
    planting,
    ...known
  }: KnownFault): BenchmarkFault => {
    if (!kind)
      throw new Error(
        `The fault ${known.id} has no \`aspect\`. Add it: see laboratory/faults/fault.ts.`,
      );
    const survives = planting.kind === 'source' ? planting.fault.survives : undefined;
    return {
      ...known,
      kind,
      operations: [...operations].sort((a, b) => places.get(a)! - places.get(b)!),
      observable:
        kind !== 'state' && operations.some((one) => isRead(contract, one)) ? 'reading' : 'writing',
      offering: offeringOf(contract, operations),
      ...(survives !== undefined && { survives }),
      planting,
    };
  };
  const ofBehaviour = behaviourPlantings(contract).map((planting) => {
    const { fault, place } = planting;
    const { aspect, summary } = fault;
    const ofPart = place.part === '' ? '' : `: \`${place.part}\``;
    const statement = statements.get(fault.statement ?? '');
    return benchmarkFault({
      id: textOf(planting),
      list: 'behaviour',
      ...(aspect && { aspect }),
      summary: `${summary}${ofPart}`,
      operations: [place.operation],
      ...(statement?.operations.includes(place.operation) && { sentence: sentenceOf(statement) }),
      planting: { kind: 'behaviour', ...planting },
    });
  });
  const source = readAllSourceFaults();
  const ofStatements = source.ofStatements.map((fault) => {
    const { id, aspect, summary } = fault;
    const statement = statements.get(fault.statement);
    if (!statement)
      throw new Error(`The fault ${id} breaks ${fault.statement}, which is no statement.`);
    return benchmarkFault({
      id,
      list: 'statements',
      ...(aspect && { aspect }),
      summary,
      operations: fault.operations ?? statement.operations,
      sentence: sentenceOf(statement),
      planting: { kind: 'source', fault },
    });
  });
  const ofAuthors = source.ofAuthors.map((fault) => {
    const { id, list = '', from, aspect, summary, operations } = fault;
    const { document, section, sentence: says } = fault;
    return benchmarkFault({
      id,
      list,
      ...(from !== undefined && { from }),
      ...(aspect && { aspect }),
      summary,
      operations,
      sentence: { document, section, says },
      planting: { kind: 'source', fault },
    });
  });
  return [...ofBehaviour, ...ofStatements, ...ofAuthors].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The part of a fault that its list says. The rest follows from the contract. */
type KnownFault = Pick<Fault, 'aspect'> &
  Omit<BenchmarkFault, 'kind' | 'observable' | 'offering' | 'survives'>;

/** Returns the faults of behaviour with the places where a response can show them. */
function behaviourPlantings(contract: Contract): Planting<BehaviourFault, OperationPart>[] {
  return BEHAVIOUR_FAULTS.flatMap((fault) =>
    [...contract.operations.values()].flatMap((operation) =>
      fault
        .parts(contract, operation)
        .map((part) => ({ fault, place: { operation: operation.id, part } })),
    ),
  ).filter(
    (planting) => isShownByProbes(planting) && whyUnobservable(contract, planting) === undefined,
  );
}

function sentenceOf({ id, document, section, says }: Statement): Sentence {
  return { statement: id, document, section, says };
}

function isRead({ operations }: Contract, id: string): boolean {
  const operation = operations.get(id);
  return operation !== undefined && changesNothing(operation);
}

import type { Decorate } from '../../../sandbox/index.ts';
import type { BehaviourFault } from '../fault.ts';
import type { Planting } from '../prove.ts';

/** The operation, or part of an operation, in which a fault is planted. */
export interface OperationPart {
  /** The operationId. */
  operation: string;
  /** The name of a parameter or a field. Empty for the operation itself. */
  part: string;
}

/**
 * Returns the decorator that plants a fault in a tolerant sandbox.
 * @param place default: every operation, as a whole
 */
export function decorating(fault: BehaviourFault, place: Partial<OperationPart> = {}): Decorate {
  const { operation, part = '' } = place;
  return (perform, wrapped) =>
    operation === undefined || operation === wrapped.operation.id
      ? fault.decorate(perform, { ...wrapped, part })
      : perform;
}

/** Returns the text form of a fault at a place, such as `field-lost:createMilestone:description`. */
export function textOf({ fault, place }: Planting<BehaviourFault, OperationPart>): string {
  return [fault.id, place.operation, place.part || []].flat().join(':');
}

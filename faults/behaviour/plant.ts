import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Decorate } from '../../sandbox/index.ts';
import type { BehaviourFault } from '../fault.ts';
import type { Planting } from '../prove.ts';
import { BEHAVIOUR_FAULTS } from './catalogue.ts';

/** The operation, or part of an operation, in which a fault is planted. */
export interface OperationPart {
  /** The operationId. */
  operation: string;
  /** The name of a parameter or a field. Empty for the operation itself. */
  part: string;
}

/**
 * Returns the decorator that plants a fault in a sandbox.
 * @param place default: every operation, as a whole
 */
export function decorating(fault: BehaviourFault, place: Partial<OperationPart> = {}): Decorate {
  const { operation, part = '' } = place;
  return (perform, wrapped) =>
    operation === undefined || operation === wrapped.operation.id
      ? fault.decorate(perform, { ...wrapped, part })
      : perform;
}

/** Returns the decorator that plants all of the given faults in every operation. */
export function decoratingAll(faults: BehaviourFault[]): Decorate {
  return (perform, wrapped) =>
    faults.reduce((inner, fault) => fault.decorate(inner, { ...wrapped, part: '' }), perform);
}

/**
 * Returns the decorator for a fault in text form.
 * @param text fault, operation and part, such as `field-lost:createMilestone:description`; operation and part may be
 *   left out
 * @throws a UsageError for an unknown fault
 */
export function decoratingWith(text: string): Decorate {
  const [id = '', operation, part] = text.split(':');
  const fault = BEHAVIOUR_FAULTS.find((one) => one.id === id);
  if (fault) return decorating(fault, { ...(operation && { operation }), ...(part && { part }) });
  const near = nearest(id, new Set(BEHAVIOUR_FAULTS.map((one) => one.id)));
  throw new UsageError(
    `The fault \`${id}\` does not exist.${near ? ` Did you mean \`${near}\`?` : ''}`,
  );
}

/** Returns the text form of a fault at a place, such as `field-lost:createMilestone:description`. */
export function textOf({ fault, place }: Planting<BehaviourFault, OperationPart>): string {
  return [fault.id, place.operation, place.part || []].flat().join(':');
}

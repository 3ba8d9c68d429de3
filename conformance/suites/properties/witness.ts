/** A property passes only on data that could have made it fail. A witness is such data. */
import type { Finding } from '../../../judge/index.ts';
import { CannotPerform } from '../../engine/job.ts';

/** The result of a look. Only without missing witnesses could the data have made it fail. */
export interface Looked {
  findings: Finding[];
  /**
   * The witnesses that the target lacks: data on which a faulty server differs from a right one. Each is a phrase that
   * follows "needs": `two items whose order by title differs from the default order`.
   */
  missing: string[];
  /** Facts for the report, such as the pairs of filters that were judged. */
  notes?: string[];
}

/** Thrown in `look` when the data cannot show any fault. */
export class MissingWitness extends CannotPerform {
  override name = 'MissingWitness';
  /** @param witness see `Looked` */
  constructor(readonly witness: string) {
    super('vacuous', vacuousReason([witness]));
  }
}

/** Returns the reason of the outcome `vacuous`. */
export function vacuousReason(missing: string[]): string {
  return `the data could not show a fault: the check needs ${[...new Set(missing)].join('; and ')}`;
}

import type { Result } from '../conformance/index.ts';

/** The parts of a result of the suite that are needed to learn from it. */
export interface LearnedFrom
  extends Pick<Result, 'suite' | 'id' | 'outcome' | 'operations' | 'findings'>,
    Partial<Pick<Result, 'exchanges' | 'covers'>> {
  /** The number of equal exchanges for which the result stands. Default: 1. */
  count?: number;
}

/** The parts of the reference that a built page needs later: they load no compiler. */
export { extendedReference } from './extendedReference.ts';
export { contractPages } from './markdown/contractPages.ts';

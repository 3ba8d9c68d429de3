/** Reads an OpenAPI document of others in place of the contract, and compares it with the contract. */
export { compareDocuments, type DocumentComparison } from './compare/compareDocuments.ts';
export { NO_FURTHER_VALUE } from './compare/compareValue.ts';
export {
  type Allowed,
  type Deprecatable,
  type DocumentDifference,
  KINDS,
  type SeenExchange,
} from './compare/difference.ts';
export { lazyValidators } from './lazyValidators.ts';
export { readTheirs } from './readTheirs.ts';

/** Reads an OpenAPI document of others in place of the contract, and compares it with the contract. */
export { compareDocuments, type DocumentComparison } from './compare/compareDocuments.ts';
export {
  type Allowed,
  type DocumentDifference,
  KINDS,
  type SeenExchange,
} from './compare/difference.ts';
export { readTheirs } from './readTheirs.ts';

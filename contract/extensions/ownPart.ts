import { type ContractOperation, listOperations } from '../contract.ts';
import { reachIn } from '../deviations/reach.ts';
import type { Document } from '../openapi.ts';
import { splitPointer, valueAt } from '../pointer.ts';

/** Returns the operations of extensions. */
export function extensionOperations(document: Document): ContractOperation[] {
  return listOperations(document).filter(
    ({ definition }) => definition['x-extension'] !== undefined,
  );
}

/** Returns the document with only the paths of operations, and the components that these paths reach. */
export function ownPart(document: Document, own: ContractOperation[]): Document {
  const paths = Object.fromEntries(own.map(({ path = '' }) => [path, document.paths[path]!]));
  const components: Document['components'] = {};
  for (const pointer of reachIn(document)(paths)) {
    const [, section = '', name = ''] = splitPointer(pointer);
    components[section] = { ...components[section], [name]: valueAt(document, pointer) };
  }
  return { ...document, paths, webhooks: {}, components };
}

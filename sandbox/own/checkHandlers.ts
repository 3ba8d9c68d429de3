import { type Contract, operationsById } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { UsageError } from '../../contract/usageError.ts';

/** Checks the names of handlers of others. @throws a UsageError for a handler of an operation that does not exist */
export function checkHandlers({ document }: Pick<Contract, 'document'>, names: string[]): void {
  const known = operationsById(document);
  for (const name of names) {
    if (known.has(name)) continue;
    const similar = nearest(name, known.keys());
    throw new UsageError(
      `handlers: there is no operation '${name}'${similar ? `. Did you mean '${similar}'?` : '. Describe it in the document of `extend`.'}`,
    );
  }
}

import { type Contract, changesNothing } from '../../contract/contract.ts';

/**
 * Returns the writes that a profile must permit by name. A run can neither create the resources that they change nor
 * undo the writes.
 */
export function operationsToName({ document, operations }: Contract): ReadonlySet<string> {
  const canBeCreated = (key: string) => (document['x-fixtures'][key]?.create ?? []).length > 0;
  return new Set(
    [...operations.values()].flatMap((operation) => {
      const { id, path = '', definition } = operation;
      if (changesNothing(operation)) return [];
      const last = /\{(\w+)\}[^{]*$/.exec(path)?.[1];
      const parameter = definition.parameters?.find(({ name }) => name === last);
      const isMade = [parameter?.['x-fixture'] ?? []].flat().some(canBeCreated);
      const isOwn = definition['x-undo'] !== undefined || isMade;
      return isOwn && !definition['x-irreversible'] ? [] : [id];
    }),
  );
}

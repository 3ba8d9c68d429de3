import { type Contract, changesNothing } from '../../contract/contract.ts';

/** Returns the writes that a profile must permit by name: `operationsOnOthers`, and those of irreversible workflows. */
export function operationsToName(contract: Contract): ReadonlySet<string> {
  const { operations, workflows } = contract;
  const inWorkflows = workflows
    .filter(({ irreversible }) => irreversible !== undefined)
    .flatMap(({ steps }) => steps.map(({ operation }) => operation))
    .filter((id) => !changesNothing(operations.get(id)!));
  return new Set([...operationsOnOthers(contract), ...inWorkflows]);
}

/** Returns the writes whose effect a run cannot undo, and that change resources which a run cannot create. */
export function operationsOnOthers({ document, operations }: Contract): ReadonlySet<string> {
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

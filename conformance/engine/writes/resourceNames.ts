import { type Contract, type ContractOperation, getOperation } from '../../../contract/contract.ts';
import { writePath } from '../../../wire/wireRequest.ts';
import type { Target } from '../../target/target.ts';
import type { Call } from '../job.ts';
import type { LedgerEntry } from './ledger.ts';
import type { UndoRequest } from './undoRequests.ts';

/** Names resources by their path: `/projects/7/milestones/31`. */
export interface ResourceNames {
  /** Returns the name of the resource in the path of a call. */
  ofCall(call: Pick<Call, 'operation' | 'request'>): string;
  /** Returns the name of the resource that a request removes. */
  ofUndo(undo: UndoRequest): string;
  /** Returns true if the path of a call leads to a resource of the entries, or to a resource below it. */
  isIn(call: Pick<Call, 'operation' | 'request'>, entries: LedgerEntry[]): boolean;
}

/**
 * Returns a function that names the resources of a deployment by their paths.
 * @param fixtures may have both the ID and the path of a resource. Then both lead to the same name
 */
export function resourceNames(contract: Contract, fixtures: Target['fixtures']): ResourceNames {
  const idOfPath = idsByPath(fixtures);
  // Only a parameter that takes a path is replaced. A tag may have the same name as a project's path.
  const nameOf = (operation: ContractOperation, path: Call['request']['path']) =>
    writePath(
      operation,
      Object.fromEntries(
        Object.entries(path).map(([name, value]) => [
          name,
          takesPath(operation, name) ? (idOfPath.get(String(value)) ?? value) : value,
        ]),
      ),
    );
  const names: ResourceNames = {
    ofCall: ({ operation, request }) => nameOf(operation, request.path),
    ofUndo: ({ operation, path }) => nameOf(getOperation(contract, operation), path),
    isIn: (call, entries) => {
      const name = names.ofCall(call);
      const created = entries.flatMap(({ undo = [] }) => undo.map(names.ofUndo));
      return created.some((own) => name === own || name.startsWith(`${own}/`));
    },
  };
  return names;
}

/** Returns true if a parameter in the path takes the path of a resource, such as that of a project. */
function takesPath({ definition }: ContractOperation, name: string): boolean {
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  return [parameter?.['x-fixture'] ?? []].flat().some((key) => key.endsWith('.path'));
}

function idsByPath(fixtures: Target['fixtures']): Map<string, string | number> {
  return new Map(
    Object.entries(fixtures).flatMap(([key, path]): [string, string | number][] => {
      const [, kind] = /^(.*)\.path$/.exec(key) ?? [];
      const id = kind === undefined ? undefined : fixtures[`${kind}.id`];
      return id === undefined ? [] : [[String(path), id]];
    }),
  );
}

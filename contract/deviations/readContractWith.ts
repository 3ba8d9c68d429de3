import type { JsonValue } from '../case.ts';
import { type CompiledValidators, compileValidators } from '../compileValidators.ts';
import { type AppliedAction, type Contract, operationsById, readContract } from '../contract.ts';
import { extendContract } from '../extensions/extendContract.ts';
import type { Document } from '../openapi.ts';
import { UsageError } from '../usageError.ts';
import { markingAbsent } from './absentOperation.ts';
import { applyOverlay, type Change } from './overlay.ts';
import { findComponent, isAlong, reachIn } from './reach.ts';
import {
  type DeviationsFile,
  deviationsError,
  readDeviations,
  targetProblem,
} from './readDeviations.ts';

export interface ContractOptions {
  /** The folder of the built contract. Default: `generated/`. */
  dir?: string | undefined;
  /** The path of a deviations file. Default: the contract is read without deviations. */
  deviations?: string | undefined;
  /** The paths of extensions, which add operations. Default: none. */
  extend?: string[] | undefined;
}

/**
 * Reads the built contract, and adds the operations of extensions. Then it applies a deviations file to the bundle and
 * the validators. The cases stay unchanged, because a deviations file only makes more responses valid.
 * @throws a UsageError with `file:line:column: message` when an extension or the deviations file cannot be applied.
 *   An Error asks for `npm run build` when a file of the contract is missing
 */
export async function readContractWith({
  dir,
  deviations,
  extend = [],
}: ContractOptions): Promise<Contract> {
  let contract = await readContract(dir);
  for (const file of extend) contract = await extendContract(contract, file);
  if (deviations === undefined) return contract;
  const { deviations: written, source } = await readDeviations(deviations);
  const applied = applyDeviations(contract, written, deviations);
  if (applied.problems.length > 0)
    throw deviationsError(
      applied.problems.map(({ action, message }) => targetProblem(source, action, message)),
    );
  return applied.contract;
}

/**
 * Applies a deviations file to a contract. An expired action changes nothing.
 * @param file the path of the deviations file, for messages
 * @param today the present day, as `2026-10-21`. Default: today in UTC
 * @returns the changed contract, and a problem for each action that does not fit the contract
 * @throws a UsageError when the changed document is not a valid contract
 */
export function applyDeviations(
  contract: Contract,
  { info, actions }: DeviationsFile,
  file: string,
  today = new Date().toISOString().slice(0, 10),
): { contract: Contract; problems: { action: number; message: string }[] } {
  const isExpired = ({ 'x-expires': expires }: DeviationsFile['actions'][number]) =>
    expires !== undefined && expires < today;
  const inForce = actions.flatMap((action, index) => (isExpired(action) ? [] : [index]));
  const result = applyOverlay(
    contract.document as unknown as JsonValue,
    inForce.map((index) => markingAbsent(contract.document, actions[index]!)),
  );
  const changesOf = new Map(inForce.map((index, turn) => [index, result.changes[turn]!]));
  const messages = new Map(
    result.problems.map(({ action, message }) => [inForce[action]!, message]),
  );
  const problems = inForce.flatMap((action) => {
    const message =
      messages.get(action) ??
      (changesOf.get(action)!.length === 0
        ? 'the target matches nothing in the contract: has that changed?'
        : undefined);
    return message === undefined ? [] : [{ action, message }];
  });
  const document = result.document as unknown as Document;
  const applied = actions.map(
    (action, index): AppliedAction => ({
      target: action.target,
      description: action.description,
      ...(action['x-accepted'] !== undefined && { accepted: action['x-accepted'] }),
      ...(action['x-expires'] !== undefined && { expires: action['x-expires'] }),
      isExpired: !changesOf.has(index),
      changes: changesOf.get(index) ?? [],
    }),
  );
  const deviations = { file, ...pick(info), actions: applied, base: contract };
  return {
    contract: {
      ...contract,
      document,
      operations: operationsById(document),
      validators: {
        ...contract.validators,
        ...changedValidators(
          document,
          applied.flatMap(({ changes }) => changes),
          file,
        ),
      },
      deviations,
    },
    problems,
  };
}

function pick({ title, version }: DeviationsFile['info']) {
  return { title, version };
}

/** Compiles new validators for the changed schemas, and for schemas that refer to a changed schema. */
function changedValidators(
  document: Document,
  changes: Change[],
  file: string,
): CompiledValidators['validators'] {
  const pointers = changes.map(({ pointer }) => pointer);
  const components = new Set(pointers.map(findComponent));
  const reach = reachIn(document);
  try {
    return compileValidators(
      document,
      ({ pointer, schema }) =>
        pointers.some((changed) => isAlong(changed, pointer)) ||
        [...reach(schema)].some((component) => components.has(component)),
    ).validators;
  } catch (error) {
    throw new UsageError(
      `${file}: the contract with these actions is not a valid contract: ${(error as Error).message}`,
    );
  }
}

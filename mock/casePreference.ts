import type { Case } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { parsePrefer } from './parsePrefer.ts';
import { Refusal } from './refusal.ts';

/** The response that a caller requests with the header `Prefer`. */
export interface CasePreference {
  /** Status of the response; undefined if any status will do. */
  status?: number;
  /**
   * The cases that match the header: the case with the requested name, the cases with the requested status, or all
   * cases.
   */
  cases: Case[];
  /** True if the caller requests a generated response with `dynamic=true`. */
  dynamic: boolean;
  /** True if the caller requests a status or a case. */
  isParticular: boolean;
  /** True if the caller names a case. The mock then sends that case unchanged. */
  isNamed: boolean;
}

/**
 * Reads the header `Prefer`.
 * @param cases the cases of the operation
 * @throws Refusal (400) that lists the statuses or cases of the operation if the requested one does not exist
 */
export function readPreference(
  header: string | string[] | undefined,
  { id, definition }: ContractOperation,
  cases: Case[],
): CasePreference {
  const { code, example, dynamic = false } = parsePrefer(header);
  if (code === undefined && example === undefined)
    return { cases, dynamic, isParticular: false, isNamed: false };
  const statuses = Object.keys(definition.responses);
  if (code !== undefined && !statuses.includes(code))
    throw new Refusal(400, `Prefer: ${id} has no status ${code}. It has: ${statuses.join(', ')}`);
  const ofStatus = cases.filter(({ response }) => !code || String(response.status) === code);
  const fitting = ofStatus.filter(({ name }) => example === undefined || name === example);
  if (example !== undefined && fitting.length === 0)
    throw new Refusal(
      400,
      `Prefer: ${id} has no case ${example}${code ? ` with the status ${code}` : ''}. It has: ` +
        ofStatus.map(({ name, response }) => `${name} (${response.status})`).join(', '),
    );
  const status = code === undefined ? fitting[0]!.response.status : Number(code);
  return { status, cases: fitting, dynamic, isParticular: true, isNamed: example !== undefined };
}

import type { Case } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { parsePrefer } from './parsePrefer.ts';
import { Refusal } from './refusal.ts';

/** Which answer a caller asks for with `Prefer`. */
export interface CasePreference {
  /** Undefined where any status will do. */
  status?: number;
  /** The cases that fit it: one where it is named, those of the status, or all. */
  cases: Case[];
  /** To have a response made up from the schemas. */
  dynamic: boolean;
  /** Whether a status or a case is asked for. */
  isParticular: boolean;
  /** Whether it is a case: its response is given to the letter. */
  isNamed: boolean;
}

/**
 * Reads what `Prefer` asks for.
 * @param cases those of the operation
 * @throws Refusal (400) that lists what there is, when the operation has no such status or case
 */
export function casePreferenceOf(
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

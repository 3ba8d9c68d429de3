/**
 * The fault categories of Web Fuzzing Commons (WFC 0.12.1, https://github.com/WebFuzzing/Commons) that findings can
 * have. Checks of properties that WFC does not know have codes from 900 on, which WFC leaves to each tool.
 */
import { CHECKS, type Finding } from '../../judge/index.ts';

/** The version of the report schema of WFC. */
export const WFC_VERSION = '0.12.1';

/** A category: the stable ID, and its code. */
export interface WfcCategory {
  id: string;
  code: number;
}

/** The categories of WFC that are used here, by ID. */
export const WFC_CODES = {
  HTTP_STATUS_500: 100,
  HTTP_STATUS_NO_NON_STANDARD_CODES: 101,
  HTTP_STATUS_NO_204_IF_CONTENT: 105,
  HTTP_NONWORKING_DELETE: 113,
  HTTP_SIDE_EFFECTS_FAILED_MODIFICATION: 114,
  HTTP_OTHER_STATUS_5XX: 121,
  HTTP_CREATED_RESOURCE_NOT_FOUND: 122,
  SCHEMA_INVALID_RESPONSE: 200,
  SCHEMA_INVALID_ALLOW: 201,
  SCHEMA_VALIDATION_BYPASS: 206,
  SCHEMA_VALID_INPUT_REJECTED: 207,
  SECURITY_DECLARED_AUTH_NOT_ENFORCED: 311,
} as const;
export type WfcId = keyof typeof WFC_CODES;

/** Returns a category by its ID. */
export function wfcCategory(id: WfcId): WfcCategory {
  return { id, code: WFC_CODES[id] };
}

/** The checks whose findings always have the same category of WFC. */
const OF_CHECKS: Record<string, WfcId> = {
  schema: 'SCHEMA_INVALID_RESPONSE',
  json: 'SCHEMA_INVALID_RESPONSE',
  headers: 'SCHEMA_INVALID_RESPONSE',
  'content-type': 'SCHEMA_INVALID_RESPONSE',
  'no-body': 'HTTP_STATUS_NO_204_IF_CONTENT',
  refusal: 'SCHEMA_VALIDATION_BYPASS',
  unchanged: 'HTTP_SIDE_EFFECTS_FAILED_MODIFICATION',
  authentication: 'SECURITY_DECLARED_AUTH_NOT_ENFORCED',
};

/** The first code that WFC leaves to each tool, and the last one. */
const OWN_CODES = [900, 999] as const;

/**
 * Returns the category of a finding.
 * @param status the status of the response that shows the fault
 */
export function wfcCategoryOf(finding: Pick<Finding, 'check'>, status?: number): WfcCategory {
  const known = OF_CHECKS[finding.check];
  if (known) return wfcCategory(known);
  if (finding.check === 'status' && status === 500) return wfcCategory('HTTP_STATUS_500');
  if (finding.check === 'status' && status !== undefined && status > 501)
    return wfcCategory('HTTP_OTHER_STATUS_5XX');
  const [first, last] = OWN_CODES;
  const index = CHECKS.findIndex(({ id }) => id === finding.check);
  const id = `FORGE_CONTRACT_${finding.check.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  // A check of a plugin is in no list, so all of them share the last code.
  return { id, code: index < 0 ? last : first + index };
}

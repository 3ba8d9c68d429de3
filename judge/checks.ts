import { isNewerThan } from './age.ts';
import type { Check } from './check.ts';
import { bodyEncoding } from './checks/bodyEncoding.ts';
import { contentType } from './checks/contentType.ts';
import { documentedBody } from './checks/documentedBody.ts';
import { documentedHeaders } from './checks/documentedHeaders.ts';
import { echo } from './checks/echo.ts';
import { headers } from './checks/headers.ts';
import { json } from './checks/json.ts';
import { noBody } from './checks/noBody.ts';
import { relations } from './checks/relations.ts';
import { schema } from './checks/schema.ts';
import { status } from './checks/status.ts';
import { transport } from './checks/transport.ts';

/** All built-in checks of a response, in the order in which they run and in which reports show them. */
export const CHECKS: readonly Check[] = [
  transport,
  status,
  contentType,
  headers,
  noBody,
  bodyEncoding,
  json,
  schema,
  relations,
  echo,
  documentedHeaders,
  documentedBody,
];

/** A contract that may also have checks of plugins. */
export interface WithChecks {
  /** Checks that run after the built-in ones. Default: none. */
  checks?: readonly Check[];
  /** The minor version whose checks count, such as `1.0`. Findings of later ones are advice. See `isNewerThan`. */
  checksOf?: string | undefined;
}

/** Returns true if a check is newer than those that count. */
export function isNewCheck({ checks = [], checksOf }: WithChecks, id: string): boolean {
  const check = [...CHECKS, ...checks].find((one) => one.id === id);
  return check !== undefined && isNewerThan(check, checksOf);
}

/**
 * Returns the checks of a response.
 * @param isExact whether exactly the documented response is expected, not just any valid one
 */
export function chooseChecks({ checks = [] }: WithChecks, isExact: boolean): Check[] {
  return [...CHECKS, ...checks].filter(({ onlyExact }) => isExact || !onlyExact);
}

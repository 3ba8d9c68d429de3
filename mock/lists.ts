import type { Case } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Response } from '../contract/openapi.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { type Collection, collectionOf } from '../wire/documented/collectionOf.ts';

/** The collections behind the documented pages of lists. */
export interface Lists {
  /** Returns the collection that a case's page is cut from; undefined if no case shows its first page. */
  collectionOf(one: Case): Collection | undefined;
}

/** Joins the pages of each list at the first request for it. */
export function listsOf(cases: Case[], comparer: CaseComparer): Lists {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const known = new Map<Case, Collection | undefined>();
  return {
    collectionOf(one) {
      if (!known.has(one))
        known.set(one, collectionOf(one, casesOf.get(one.operation) ?? [], comparer));
      return known.get(one);
    },
  };
}

/** Returns true if an operation returns a list page by page. */
export function isPaged({ definition }: ContractOperation): boolean {
  return definition.parameters?.some(({ name }) => name === 'per_page') ?? false;
}

/** Returns the lower-case names of the headers that the contract declares for a page. */
export function pageHeadersOf({ definition }: ContractOperation): string[] {
  const { headers = {} } = definition.responses[200] as Response;
  return Object.keys(headers).map((name) => name.toLowerCase());
}

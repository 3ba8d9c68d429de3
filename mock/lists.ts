import type { Case } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Response } from '../contract/openapi.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { type Collection, collectionOf } from '../wire/documented/collectionOf.ts';

/** The collections that the cases show, of the lists that are given page by page. */
export interface Lists {
  /** What a page is cut out of; undefined when the case is no page, or its first page is not shown. */
  collectionOf(one: Case): Collection | undefined;
}

/** Puts each list's pages together when they are first asked for. */
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

/** Whether an operation gives a list page by page. */
export function isPaged({ definition }: ContractOperation): boolean {
  return definition.parameters?.some(({ name }) => name === 'per_page') ?? false;
}

/** The lower-case names of the headers that the contract declares for a page. */
export function pageHeadersOf({ definition }: ContractOperation): string[] {
  const { headers = {} } = definition.responses[200] as Response;
  return Object.keys(headers).map((name) => name.toLowerCase());
}

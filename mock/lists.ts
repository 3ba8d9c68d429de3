import type { Case } from '../contract/case.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Response } from '../contract/openapi.ts';
import type { CaseComparer } from '../wire/documented/caseComparer.ts';
import { type Collection, findCollection } from '../wire/documented/findCollection.ts';

/** The whole lists whose pages the cases show. */
export interface Lists {
  /**
   * Returns the whole list that contains the page of a case; undefined if no case shows the first page of that list.
   */
  collectionOf(one: Case): Collection | undefined;
}

/** Creates the lookup of whole lists. The pages of a list are joined when the list is first needed. */
export function createLists(cases: Case[], comparer: CaseComparer): Lists {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const known = new Map<Case, Collection | undefined>();
  return {
    collectionOf(one) {
      if (!known.has(one))
        known.set(one, findCollection(one, casesOf.get(one.operation) ?? [], comparer));
      return known.get(one);
    },
  };
}

/** Returns true if an operation returns a list page by page. */
export function isPaged({ definition }: ContractOperation): boolean {
  return definition.parameters?.some(({ name }) => name === 'per_page') ?? false;
}

/** Returns the lower-case names of the headers that the contract declares for a page. */
export function listPageHeaders({ definition }: ContractOperation): string[] {
  const { headers = {} } = definition.responses[200] as Response;
  return Object.keys(headers).map((name) => name.toLowerCase());
}

/** Finds items of a list that a filter of the request excludes. */
import { fieldOf } from '../conformance/index.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';

/** The same list on one side, with the query that it was asked for with. */
export interface FilteredList {
  query: CaseRequest['query'];
  body: JsonValue;
}

/**
 * Returns the name of a parameter whose value each item of the sandbox has in the field of that name. An item of the
 * deployment has another value there.
 */
export function brokenFilter(
  contract: Contract,
  operation: ContractOperation,
  before: FilteredList,
  after: FilteredList,
): string | undefined {
  if (!Array.isArray(before.body) || !Array.isArray(after.body)) return undefined;
  const [items, others] = [before.body, after.body];
  return operation.definition.parameters?.find((parameter) => {
    const { name } = parameter;
    const [value, other] = [before.query[name], after.query[name]];
    const field = parameter.in === 'query' ? fieldOf(contract, operation, parameter) : undefined;
    if (!field || value === undefined || other === undefined) return false;
    const has = (item: JsonValue, asked: JsonValue) =>
      field.read(item).some((one) => String(one) === String(asked));
    const isFilter = items.length > 0 || field.values.includes(value);
    return (
      isFilter &&
      items.every((item) => has(item, value)) &&
      others.some((item) => !has(item, other))
    );
  })?.name;
}

/** Finds lists of the deployment that ignore a filter, a search or an order of the request. */
import { fieldOf, firstUnsorted, itemFields } from '../conformance/index.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';

/** The list of one side, with the query that it was asked for with. */
export interface QueriedList {
  query: CaseRequest['query'];
  body: JsonValue;
}

/** Returns true if all items keep a parameter. */
type Keeps = (items: JsonValue[], query: CaseRequest['query']) => boolean;

/**
 * Returns the name of a parameter that only the list of the sandbox keeps. It is a filter by the field of its name, a
 * search, or the order of a field.
 */
export function ignoredParameter(
  contract: Contract,
  operation: ContractOperation,
  before: QueriedList,
  after: QueriedList,
): string | undefined {
  const { body: items } = before;
  const { body: others } = after;
  if (!Array.isArray(items) || !Array.isArray(others)) return undefined;
  const fields = itemFields(contract, operation);
  const asked = (operation.definition.parameters ?? []).filter(
    (one) => one.in === 'query' && before.query[one.name] !== undefined,
  );
  return asked.find((parameter) => {
    const { name } = parameter;
    const field = fieldOf(contract, operation, parameter);
    const rules: Keeps[] = [];
    if (field && (items.length > 0 || field.values.includes(before.query[name]!)))
      rules.push((all, query) =>
        all.every((item) => field.read(item).some((one) => String(one) === String(query[name]))),
      );
    // A search may look at any field. An anchor says where the text stands.
    if (name === 'search' && items.length > 0)
      rules.push((all, query) => {
        const text = String(query[name]).replaceAll(/[\^$]/g, '').toLowerCase();
        return all.every((item) => JSON.stringify(item).toLowerCase().includes(text));
      });
    const sorted = fields.find((one) => name === 'order_by' && one.name === before.query[name]);
    if (sorted && items.length > 1)
      rules.push((all, { sort = 'desc' }) => {
        const values = all.map((item) => sorted.read(item)[0]);
        return !firstUnsorted(values, String(sort), sorted);
      });
    return rules.some((keeps) => keeps(items, before.query) && !keeps(others, after.query));
  })?.name;
}

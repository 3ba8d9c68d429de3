import type { JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  comparisonJob,
  listsOf,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { keyOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';

export const beginnings: Property = {
  id: 'begins',
  summary:
    'A filter by the beginning of a text shows the items whose text begins so, and no others.',
  from: '`x-begins`',
  check: 'filter',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      queryOf(operation).flatMap((parameter) => {
        const { name, 'x-begins': shownBy } = parameter;
        const details = shownBy && contract.operations.get(shownBy.operation);
        if (!details) return [];
        return [
          comparisonJob({
            contract,
            target,
            operation,
            check: 'filter',
            pointer: parameterPointer(operation, name),
            name: `begins.${name}`,
            summary: `${name} shows the items whose ${shownBy.field} begins with it`,
            compare: (reader) => checkBeginnings(reader, parameter, details),
          }),
        ];
      }),
    ),
};

/** The number of items whose details are read. */
const MOST = 20;

/** Asks for the beginning of a text, and for a part that stands in a text and begins none. */
async function checkBeginnings(
  reader: Reader,
  { name, 'x-begins': shownBy }: Parameter,
  details: ContractOperation,
): Promise<Compared> {
  const { items } = await readFullList(reader);
  const texts = new Map<string, string>();
  for (const item of items.slice(0, MOST)) {
    const text = await textOf(reader, item, details, shownBy!.field);
    if (text !== undefined) texts.set(keyOf(item), text);
  }
  const all = [...new Set(texts.values())].filter((text) => text !== '');
  const isBeginning = (part: string) => all.some((text) => text.startsWith(part));
  const beginning = all
    .map((text) => text.slice(0, -1))
    .find((part) => part !== '' && all.some((text) => !text.startsWith(part)));
  const inside = all.map((text) => text.slice(1)).find((part) => part !== '' && !isBeginning(part));
  const mismatches: Mismatch[] = [];
  for (const part of [beginning, inside]) {
    if (part === undefined) continue;
    const fits = (item: JsonValue) => texts.get(keyOf(item))?.startsWith(part);
    const { items: shown, isWhole } = await readList(reader, { [name]: part });
    const wrong = shown.filter((item) => fits(item) === false);
    const lost = isWhole ? without(items.filter(fits), shown) : [];
    const requirement = `${name}=${part} shows the items whose ${shownBy!.field} begins so, and no others`;
    if (wrong.length > 0) mismatches.push({ requirement, actual: `it shows ${someOf(wrong)}` });
    if (lost.length > 0) mismatches.push({ requirement, actual: `it leaves out ${someOf(lost)}` });
  }
  const missing =
    beginning === undefined || inside === undefined
      ? [`two items whose ${shownBy!.field} begins differently`]
      : [];
  return { mismatches, missing };
}

/** Returns a field of the details of an item. Undefined if the caller may not read them, or the item has no text there. */
async function textOf(
  reader: Reader,
  item: JsonValue,
  details: ContractOperation,
  field: string,
): Promise<string | undefined> {
  if (!isObject(item) || item.id === undefined) return undefined;
  const [parameter] = /\{(\w+)\}$/.exec(details.path ?? '')?.slice(1) ?? [];
  const request = {
    path: { [parameter ?? 'id']: item.id as number },
    query: {},
    headers: {},
  };
  const { exchange } = await reader.send({ operation: details, request });
  const { response } = exchange;
  const body = response && response.status === 200 ? readJson(response) : undefined;
  const text = isObject(body) ? body[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}

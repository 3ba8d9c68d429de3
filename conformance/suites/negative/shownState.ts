/** What would show that a request was carried out though it was refused. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { headerValues } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { fieldsShown } from '../lifecycles/readBack.ts';
import { showBefore } from '../lifecycles/showResource.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import type { Reader } from '../properties/reader.ts';

/**
 * The operation that shows what another one writes: the thing that is changed, the list of what is made, or
 * what it stands in. Undefined where none does.
 */
export function viewOf(
  contract: Contract,
  operation: ContractOperation,
): ContractOperation | undefined {
  const written = writtenBy(contract, operation);
  const view =
    written && (written.kind === 'create' ? written.list : (written.get ?? written.list));
  if (view) return view;
  for (let at = operation.path ?? ''; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const above = [...contract.operations.values()].find(
      (one) => one.method === 'get' && one.path === at,
    );
    if (above) return above;
  }
  return undefined;
}

/** Whether the thing that is written to is shown itself, with what nobody else changes meanwhile. */
export function isShownItself(contract: Contract, operation: ContractOperation): boolean {
  const written = writtenBy(contract, operation);
  return written !== undefined && written.kind !== 'create';
}

/**
 * What is shown to somebody who may see it: of a thing that is changed its own fields, otherwise what a view
 * shows, of a list as far as a page goes.
 */
export async function shownState(
  {
    contract,
    target,
    operation,
  }: { contract: Contract; target: Target; operation: ContractOperation },
  reader: Reader,
): Promise<string> {
  const ask = asSomebody(target, reader);
  const written = writtenBy(contract, operation);
  if (written && isShownItself(contract, operation)) {
    const { get, list } = await showBefore(written, reader.request, async (by, request) => ({
      body: (await ask(by, request)).body,
      findings: [],
    }));
    return JSON.stringify([
      ownPart(fieldsShown(contract, written, 'get'), get),
      ownPart(fieldsShown(contract, written, 'list'), list),
    ]);
  }
  const view = viewOf(contract, operation);
  if (!view) return '';
  const query = view.definition['x-paginated'] ? { per_page: 100 } : {};
  const { body, total } = await ask(view, { path: reader.request.path, query, headers: {} });
  return JSON.stringify([total, body]);
}

/** Asks as the caller, and where that is refused as others. */
function asSomebody(target: Target, reader: Reader) {
  return async (
    operation: ContractOperation,
    request: CaseRequest,
  ): Promise<{ body?: JsonValue; total?: string[] }> => {
    for (const caller of [reader.caller, ...callersToTry(undefined, target)]) {
      const expected = { status: 200 };
      const { exchange } = await reader.send({ operation, request, expected, ...caller });
      const { response } = exchange;
      if (!response || response.status >= 300) continue;
      const body = readJson(response);
      return { ...(body !== undefined && { body }), total: headerValues(response, 'x-total') };
    }
    return {};
  };
}

/** What only an update changes which names it. */
function ownPart(fields: string[], shown: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(shown) || fields.length === 0) return shown;
  return Object.fromEntries(Object.entries(shown).filter(([name]) => fields.includes(name)));
}

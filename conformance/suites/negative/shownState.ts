/** Reads the state of the server that would show an effect of a refused request. */
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
 * Returns the operation that would show the effect of a write. It is the GET operation of the changed resource, the
 * list of the created resource, or the nearest GET operation above. Undefined if no such operation exists.
 */
export function findView(
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

/**
 * Returns true if an operation shows the written resource itself. Only this run changes the fields of that resource.
 */
export function isShownItself(contract: Contract, operation: ContractOperation): boolean {
  const written = writtenBy(contract, operation);
  return written !== undefined && written.kind !== 'create';
}

/**
 * Returns the visible state as text. For a changed resource, it is the fields of that resource. Otherwise, it is the
 * response of `findView`. For a list, that is the total and the first page.
 */
export async function shownState(
  {
    contract,
    target,
    operation,
  }: { contract: Contract; target: Target; operation: ContractOperation },
  reader: Reader,
): Promise<string> {
  const ask = askAsAnyCaller(target, reader);
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
  const view = findView(contract, operation);
  if (!view) return '';
  const query = view.definition['x-paginated'] ? { per_page: 100 } : {};
  const { body, total } = await ask(view, { path: reader.request.path, query, headers: {} });
  return JSON.stringify([total, body]);
}

/** Returns a function that sends a read as the caller, and if it is refused, as other callers. */
function askAsAnyCaller(target: Target, reader: Reader) {
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

/** Returns the stored fields, which change only if an update names them. */
function ownPart(fields: string[], shown: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(shown) || fields.length === 0) return shown;
  return Object.fromEntries(Object.entries(shown).filter(([name]) => fields.includes(name)));
}

import type { JsonValue } from '../../../contract/case.ts';
import { type Contract, hasPath, type PathOperation } from '../../../contract/contract.ts';
import { listChildren } from '../../../contract/walkSchema.ts';
import { readJson } from '../../../wire/readBody.ts';
import { writePath } from '../../../wire/wireRequest.ts';
import type { Call, Send } from '../job.ts';

/**
 * Returns a function that reports whether a value in the path of a call names no resource. Such a call has no effect.
 *
 * The example world has values of resources that do not exist, such as an unknown ID. On a deployment, a resource may
 * have this value. So a GET request checks the value first, once for each caller.
 *
 * With `checksAllValues`, every value of the path is checked, such as the ID of a milestone below another project.
 * Then only a 404 shows that the resource is absent, because 401 and 403 may refuse an existing resource.
 */
export function absenceFinder(
  contract: Contract,
  send: Send,
): (
  call: Pick<Call, 'operation' | 'request' | 'token'>,
  options?: { checksAllValues?: boolean },
) => Promise<boolean> {
  /** The results so far. The key contains the path that was read, the value and the caller. */
  const absences = new Map<string, Promise<boolean>>();
  return async (call, { checksAllValues = false } = {}) => {
    const { operation, request } = call;
    for (const { name, 'x-fixture': keys } of operation.definition.parameters ?? []) {
      const value = request.path[name];
      const isUnknown = [keys ?? []]
        .flat()
        .some((key) => String(contract.world?.kinds[key]?.unknown) === String(value));
      if (
        (isUnknown || (checksAllValues && name in request.path)) &&
        (await isAbsent(call, name, isUnknown))
      )
        return true;
    }
    return false;
  };

  /** Reads the resource. If the API cannot read it, reads the list or the parent that would show the resource. */
  function isAbsent(
    { operation, request, token }: Pick<Call, 'operation' | 'request' | 'token'>,
    name: string,
    isUnknown: boolean,
  ): Promise<boolean> {
    const { path = '' } = operation;
    const above = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
    const reader = findReader(contract, above) ?? findContainer(contract, above);
    if (!reader) return Promise.resolve(false);
    const key = `${writePath(reader, request.path)} ${request.path[name]} ${token} ${isUnknown}`;
    const known = absences.get(key);
    if (known) return known;
    const absence = send({
      operation: reader,
      request: { path: request.path, query: {}, headers: {} },
      ...(token && { token }),
      expected: { status: 404 },
    }).then(({ exchange: { response } }) => {
      if (!response) return false;
      if (response.status >= 300)
        return (isUnknown ? [401, 403, 404] : [404]).includes(response.status);
      return !reader.path.startsWith(above) && !mentions(readJson(response), request.path[name]);
    });
    absences.set(key, absence);
    return absence;
  }
}

/** Returns true if a body contains a value at any place. */
function mentions(shown: JsonValue | undefined, value: string | number | undefined): boolean {
  return (
    String(shown) === String(value) ||
    listChildren(shown).some(([, child]) => mentions(child, value))
  );
}

/** Returns the GET operation with the shortest path that begins with the given path and adds no parameter. */
function findReader({ operations }: Contract, above: string): PathOperation | undefined {
  return [...operations.values()]
    .filter(hasPath)
    .filter(
      ({ method, path }) =>
        method === 'get' && path.startsWith(above) && !path.slice(above.length).includes('{'),
    )
    .sort((a, b) => a.path.length - b.path.length)[0];
}

/**
 * Returns the GET operation with the nearest path above the given path, such as the list that would show the
 * resource.
 */
function findContainer(contract: Contract, path: string): PathOperation | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return undefined;
  const reader = [...contract.operations.values()]
    .filter(hasPath)
    .find((one) => one.method === 'get' && one.path === above);
  return reader ?? findContainer(contract, above);
}

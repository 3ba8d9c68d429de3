import type { JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Change } from '../../contract/deviations/overlay.ts';
import { validatorAt } from '../../contract/explain/causesAt.ts';
import type { Response } from '../../contract/openapi.ts';
import { pointerBelow, valueAt } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import {
  listBranches,
  listChildren,
  schemaBelow,
  type WrittenSchema,
} from '../../contract/walkSchema.ts';
import { isJson } from '../mediaType.ts';

type Path = (string | number)[];

/**
 * Removes every field from a body that the deviations file makes optional or removes, and writes null wherever the file
 * allows null. A client that relies on such a value then fails against the mock and the sandbox.
 * @param contract a contract with a deviations file; without the file, the body stays unchanged
 */
export function sparseBody(
  contract: Contract,
  operation: ContractOperation,
  { status, contentType, body }: { status: number; contentType: string; body: JsonValue },
): JsonValue {
  const changes = contract.deviations?.actions.flatMap((action) => action.changes) ?? [];
  const written = operation.definition.responses[status];
  if (changes.length === 0 || !written || !isJson(contentType)) return body;
  const at = pointerBelow(operation.pointer, 'responses', status);
  const { value: response, pointer } = resolveReference<Response>(contract.document, written, at);
  const schema = response.content?.[contentType]?.schema;
  if (!schema) return body;
  const located = {
    value: schema,
    pointer: pointerBelow(pointer, 'content', contentType, 'schema'),
  };
  const isValid = (value: JsonValue) => validatorAt(contract, located.pointer)(value);
  let sparser = body;
  for (const { path, value } of gapsIn(contract, changes, located, body)) {
    const candidate = structuredClone(sparser);
    const parent = valueAt(candidate, path.slice(0, -1)) as Record<
      string | number,
      JsonValue
    > | null;
    const key = path.at(-1)!;
    if (typeof parent !== 'object' || parent === null) continue;
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    // In a schema with alternatives, the deviation may concern another alternative. Then the body would become invalid.
    if (isValid(candidate)) sparser = candidate;
  }
  return sparser;
}

/**
 * Returns the places in a body that the deviations affect, each with its new value: undefined for a missing field, or
 * null.
 */
function gapsIn(
  { document }: Pick<Contract, 'document'>,
  changes: Change[],
  schema: Located<WrittenSchema>,
  body: JsonValue,
): { path: Path; value: null | undefined }[] {
  return walk(schema, body, []);

  function walk(
    written: Located<WrittenSchema>,
    value: JsonValue,
    path: Path,
  ): { path: Path; value: null | undefined }[] {
    const branches = listBranches(document, written.value, written.pointer);
    const places = [written, ...branches].map(({ pointer }) => pointer);
    const mayBeNull =
      path.length > 0 &&
      value !== null &&
      changes.some(({ pointer }) =>
        places.some((place) =>
          ['type', 'anyOf', '$ref'].some((key) => pointer === `${place}/${key}`),
        ),
      );
    const lost = changes.flatMap(({ pointer, lost }) =>
      typeof lost === 'string' && places.some((place) => pointer === `${place}/required`)
        ? lost
        : [],
    );
    const isRemoved = (key: string | number) =>
      changes.some(({ pointer }) =>
        branches.some(
          (branch) =>
            pointer === pointerBelow(branch.pointer, 'properties', key) &&
            !schemaBelow(branch, key),
        ),
      );
    return [
      ...(mayBeNull ? [{ path, value: null }] : []),
      ...listChildren(value).flatMap(([key, child]) =>
        lost.includes(String(key)) || isRemoved(key)
          ? [{ path: [...path, key], value: undefined }]
          : branches.flatMap((branch) => {
              const below = schemaBelow(branch, key);
              return below ? walk(below, child, [...path, key]) : [];
            }),
      ),
    ];
  }
}

import type { Case, JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import type { Change } from '../contract/deviations/overlay.ts';
import { validatorAt } from '../contract/explain/causesAt.ts';
import type { Response } from '../contract/openapi.ts';
import { pointerBelow, valueAt } from '../contract/pointer.ts';
import { type Located, resolveReference } from '../contract/reference.ts';
import {
  listBranches,
  listChildren,
  schemaBelow,
  type WrittenSchema,
} from '../contract/walkSchema.ts';
import { isJson } from '../wire/mediaType.ts';

type Path = (string | number)[];

/**
 * Removes every field from the cases that the deviations file makes optional, and writes null wherever the file
 * allows null. A client that relies on such a value then fails against the mock.
 * @param contract a contract with a deviations file; without the file, the cases stay unchanged
 */
export function sparseCases({ cases, deviations, ...contract }: Contract): Case[] {
  const changes = deviations?.actions.flatMap((action) => action.changes) ?? [];
  return changes.length === 0 ? cases : cases.map((one) => sparse(contract, changes, one));
}

function sparse(contract: Omit<Contract, 'cases'>, changes: Change[], documented: Case): Case {
  const { body, contentType, status } = documented.response;
  const operation = contract.operations.get(documented.operation);
  const written = operation?.definition.responses[status];
  if (!written || body === undefined || !contentType || !isJson(contentType)) return documented;
  const at = pointerBelow(operation.pointer, 'responses', status);
  const { value: response, pointer } = resolveReference<Response>(contract.document, written, at);
  const schema = response.content?.[contentType]?.schema;
  if (!schema) return documented;
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
  return { ...documented, response: { ...documented.response, body: sparser } };
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
    return [
      ...(mayBeNull ? [{ path, value: null }] : []),
      ...listChildren(value).flatMap(([key, child]) =>
        lost.includes(key as string)
          ? [{ path: [...path, key], value: undefined }]
          : branches.flatMap((branch) => {
              const below = schemaBelow(branch, key);
              return below ? walk(below, child, [...path, key]) : [];
            }),
      ),
    ];
  }
}

import type { JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { findArea } from '../../../contract/findArea.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';
import type { Shown } from '../lifecycles/showResource.ts';
import { isFreeText, type SentField, schemaOf } from './sentFields.ts';

/** A write on a target. */
interface Write {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
}

/** Returns values to try that differ from the current value: from cases, from the schema, and invented ones. */
export function valuesToWrite(
  { contract, target, operation }: Write,
  field: SentField,
  before?: Shown,
): JsonValue[] {
  const schema = schemaOf(contract, field);
  const shown = [before?.get, before?.list].find(isObject)?.[field.shownAs];
  const types = [schema.type ?? []].flat();
  // Objects with the same name differ between operations. So other operations contribute only scalar values.
  const isScalar = !types.some((type) => type === 'object');
  const documented = contract.cases.flatMap((one) => {
    const other = contract.operations.get(one.operation);
    const isOwn =
      other === operation || (isScalar && one.area === findArea(contract, operation.id));
    if (!isOwn || !other || changesNothing(other)) return [];
    if (one.response.status >= 300 || !isObject(one.request.body)) return [];
    const { request, missing } = substituteFixtures(contract, other, one.request, target.fixtures);
    const value = (request.body as Record<string, JsonValue>)[field.name];
    return value === undefined || missing.length > 0 ? [] : [value];
  });
  const usual = schema.default as JsonValue | undefined;
  const allowed = types.includes('boolean')
    ? [!(shown ?? usual ?? false)]
    : ((schema.enum as JsonValue[] | undefined) ?? []);
  const invented = inventedValues(schema, types);
  const telling = tellingValues({ contract, target }, field, schema);
  // A value that a run must invent cannot be one of the cases.
  if (telling.isUnique) return telling.values;
  // A list without its last items is a new value, too.
  const parts = documented.flatMap((value) =>
    Array.isArray(value) && value.length > 1 ? [value.slice(0, 1)] : [],
  );
  const hasShownLength = (value: JsonValue) =>
    Array.isArray(value) && Array.isArray(shown) && value.length === shown.length;
  const lists = [...documented, ...parts].filter((value) => !hasShownLength(value));
  const all = [
    ...telling.values,
    ...(types.includes('boolean') ? allowed : []),
    ...(Array.isArray(shown) ? lists : []),
    ...documented,
    ...allowed,
    ...invented,
  ];
  // A server that ignores the field shows the present value or the default.
  const seen = new Set([shown, usual].map((value) => JSON.stringify(value)));
  return all.filter((value) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}

/** A text with signs that servers confuse: beyond the basic plane, combined, right to left, reserved in addresses. */
const TELLING_TEXT = 'Kept as sent: 🚀 Zoe\u0308 שלום 100 % + / ? # & "x"';
/** The same for names, which may stand in a path and have no spaces. */
const TELLING_NAME = '/🚀-Zoe\u0308-שלום-100%+#';
/** The same with a sign that git refuses in the name of a branch or tag, and that ends a path. */
const TELLING_QUESTION = `${TELLING_NAME}?a=b`;

/** Returns values that a server is likely to change by mistake. The contract allows the server to refuse them. */
function tellingValues(
  { contract, target: { writes } }: Pick<Write, 'contract' | 'target'>,
  field: SentField,
  schema: Schema,
): { values: JsonValue[]; isUnique: boolean } {
  if (schema.format === 'date') return { values: ['2032-02-29'], isUnique: false };
  if (schema.format === 'date-time')
    return { values: ['2032-02-29T23:59:59+02:00'], isUnique: false };
  if (!isFreeText(contract, field)) return { values: [], isUnique: false };
  const { 'x-unique': unique } = { ...schema, ...field.value } as { 'x-unique'?: string };
  if (!unique || !writes) return { values: [TELLING_TEXT], isUnique: false };
  const name = writes.nextName();
  const told =
    unique === 'name'
      ? [TELLING_QUESTION, TELLING_NAME].map((signs) => `${name}${signs}`)
      : [`${TELLING_TEXT} (${name})`];
  return { values: [...told, writes.nextName()], isUnique: true };
}

function inventedValues(
  { format, minimum, enum: values, pattern }: Schema,
  types: unknown[],
): JsonValue[] {
  if (values || pattern) return [];
  if (format === 'date') return ['2031-05-06'];
  if (format === 'date-time') return ['2031-05-06T07:08:09Z'];
  if (types.includes('integer')) return [Number(minimum ?? 0) + 601];
  return types.includes('string') && format === undefined ? ['kept, as it was sent'] : [];
}

import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { branchesOf, propertiesOf, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../../engine/deliver.ts';
import { CannotPerform } from '../../engine/job.ts';
import { substituteFixtures } from '../../target/substituteFixtures.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { fieldsShown, readBack } from '../lifecycles/readBack.ts';
import { type Ask, isShownBefore, type Shown, showBefore } from '../lifecycles/showResource.ts';
import { type Written, writtenBy } from '../lifecycles/writtenResource.ts';
import type { Property } from './property.ts';
import { checkJob } from './propertyJob.ts';
import type { Reader } from './reader.ts';

export const readBackProperty: Property = {
  id: 'keeps',
  summary:
    'Each written value is read back, each optional field included. A change that does not name a field leaves it.',
  from: 'the paths, or `x-read-back`; the schemas of bodies',
  check: 'read-back',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => {
      const written = writtenBy(contract, operation);
      if (!written || changesNothing(operation)) return [];
      const check = { contract, target, operation, written, isCertain: true as const };
      // A response about several invitations has a 2xx status even if all of them failed. Its body then says `error`.
      const successes = contract.cases.filter(
        ({ operation: id, response: { status, body } }) =>
          id === operation.id && status < 300 && !(isObject(body) && body.status === 'error'),
      );
      const cases = successes.map((documented) =>
        checkJob({
          ...check,
          documented,
          name: `keeps.${documented.name}`,
          checks: ['read-back'],
          summary: `Read back after: ${documented.summary}`,
          look: (reader) => lookAtCase(check, reader),
        }),
      );
      if (written.kind === 'delete') return cases;
      const fields = shownFields(contract, operation, written).map((field) =>
        checkJob({
          ...check,
          name: `keeps.field.${field.name}`,
          checks: ['read-back'],
          summary: `A written ${field.name} is read back`,
          look: (reader) => lookAtField(check, field, reader),
        }),
      );
      return [...cases, ...fields];
    }),
};

/** A field of a request body that a response shows too. */
interface SentField extends Located<WrittenSchema> {
  name: string;
  /** The name of the field in responses. */
  shownAs: string;
}

/** A write whose resource is read back. */
interface WriteCheck {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  written: Written;
}

/** Returns the optional fields of a request body that the get or the list of the resource shows. */
export function shownFields(
  contract: Contract,
  { definition, pointer }: ContractOperation,
  written: Written,
): SentField[] {
  const { document } = contract;
  const [mediaType, content] = Object.entries(definition.requestBody?.content ?? {})[0] ?? [];
  if (!content?.schema) return [];
  const shown = new Set([
    ...fieldsShown(contract, written, 'get'),
    ...fieldsShown(contract, written, 'list'),
  ]);
  const at = pointerBelow(pointer, 'requestBody', 'content', mediaType!, 'schema');
  const required = branchesOf(document, content.schema, at).flatMap(
    ({ value }) => (value.required ?? []) as string[],
  );
  const fields = propertiesOf(document, content.schema, at).flatMap(({ name, value, pointer }) => {
    const { 'x-echoed-as': shownAs = name, writeOnly } = value as {
      'x-echoed-as'?: string;
      writeOnly?: boolean;
    };
    return required.includes(name) || writeOnly || !shown.has(shownAs)
      ? []
      : [{ name, shownAs, value, pointer }];
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

async function lookAtCase(check: WriteCheck, reader: Reader): Promise<Finding[]> {
  const { written } = check;
  const before = await shownBefore(check, reader);
  const found = await write(check, reader, reader.request, before);
  if (found === undefined)
    throw new CannotPerform('not-run', `no caller of the profile may ${written.kind} it`);
  return found;
}

async function lookAtField(
  check: WriteCheck,
  field: SentField,
  reader: Reader,
): Promise<Finding[]> {
  const { contract, operation, written } = check;
  const { body } = reader.request;
  if (!isObject(body)) throw new CannotPerform('not-run', 'no case of the operation has a body');
  const before = await shownBefore(check, reader);
  const { [field.name]: _, ...others } = body;
  const isChange = written.kind === 'change';
  for (const value of valuesOf(check, field, before)) {
    const sent = { ...(isChange ? requiredOf(check, body) : body), [field.name]: value };
    const found = await write(check, reader, { ...reader.request, body: sent }, before);
    if (found === undefined) continue;
    if (found.length > 0 || !isChange) return found;
    if (typeof value === 'boolean') {
      // A boolean that can be set must be resettable.
      const on = await shownBefore(check, reader);
      const back = { ...sent, [field.name]: !value };
      const stuck = await write(check, reader, { ...reader.request, body: back }, on);
      if (stuck && stuck.length > 0) return stuck;
      await write(check, reader, { ...reader.request, body: sent }, undefined);
    }
    if (Object.keys(others).length === 0) return found;
    // A change of other fields must not change this field.
    const meanwhile = await shownBefore(check, reader);
    const another = { ...reader.request, body: others };
    return (await write(check, reader, another, meanwhile)) ?? [];
  }
  throw new CannotPerform(
    'not-run',
    `${operation.id} accepts none of the known values of ${field.name}`,
  );

  function requiredOf({ operation: { definition, pointer } }: WriteCheck, given: typeof body) {
    const [mediaType, content] = Object.entries(definition.requestBody!.content)[0]!;
    const at = pointerBelow(pointer, 'requestBody', 'content', mediaType, 'schema');
    const required = branchesOf(contract.document, content.schema!, at).flatMap(
      ({ value }) => (value.required ?? []) as string[],
    );
    return Object.fromEntries(
      Object.entries(given as object).filter(([name]) => required.includes(name)),
    );
  }
}

/** Sends a write, and reads it back. @returns the findings; undefined when the write is refused */
async function write(
  check: WriteCheck,
  reader: Reader,
  request: CaseRequest,
  before: Shown | undefined,
): Promise<Finding[] | undefined> {
  // If the contract names no role, the first caller may lack the right.
  for (const caller of [reader.caller, ...callersToTry(undefined, check.target)]) {
    const delivery = await reader.send({ request, expected: { status: 200 }, ...caller });
    if (isRefused(delivery)) continue;
    reader.caller = caller;
    return readAfter(check, reader, request, before, delivery);
  }
  return undefined;
}

async function readAfter(
  check: WriteCheck,
  reader: Reader,
  request: CaseRequest,
  before: Shown | undefined,
  { exchange }: Delivery,
): Promise<Finding[] | undefined> {
  const { contract, operation, written } = check;
  const status = exchange.response?.status ?? 0;
  if (status >= 300) return undefined;
  const findings = judge(exchange, { contract, operation, request, status });
  if (findings.length > 0) return findings;
  const response = readJson(exchange.response!);
  return readBack(
    { contract, operation, written, request, response, before },
    asking(check, reader),
  );
}

/** Reads the resource before it is changed. Undefined if the caller may not see it. */
async function shownBefore(check: WriteCheck, reader: Reader): Promise<Shown | undefined> {
  const { written } = check;
  if (!isShownBefore(written)) return undefined;
  const shown = await showBefore(written, reader.request, asking(check, reader));

  return shown.findings.length > 0 ? undefined : shown;
}

function asking({ contract }: WriteCheck, reader: Reader): Ask {
  return async (operation, request, statuses) => {
    const { exchange } = await reader.send({
      operation,
      request,
      expected: { status: statuses[0]! },
    });
    const came = exchange.response?.status;
    const status = statuses.find((one) => one === came) ?? statuses[0]!;
    return {
      body: exchange.response && readJson(exchange.response),
      findings: judge(exchange, { contract, operation, request, status }),
    };
  };
}

/** Returns values to try that differ from the current value: from cases, from the schema, and invented ones. */
function valuesOf(
  { contract, target, operation }: WriteCheck,
  field: SentField,
  before?: Shown,
): JsonValue[] {
  const { value: schema } = resolveReference<Schema>(
    contract.document,
    field.value as Schema,
    field.pointer,
  );
  const shown = [before?.get, before?.list].find(isObject)?.[field.shownAs];
  const types = [schema.type ?? []].flat();
  // Objects with the same name differ between operations. So other operations contribute only scalar values.
  const isScalar = !types.some((type) => type === 'object');
  const documented = contract.cases.flatMap((one) => {
    const other = contract.operations.get(one.operation);
    const isOwn = other === operation || (isScalar && one.area === areaOf(contract, operation));
    if (!isOwn || !other || changesNothing(other)) return [];
    if (one.response.status >= 300 || !isObject(one.request.body)) return [];
    const { request, missing } = substituteFixtures(contract, other, one.request, target.fixtures);
    const value = (request.body as Record<string, JsonValue>)[field.name];
    return value === undefined || missing.length > 0 ? [] : [value];
  });
  const allowed = types.includes('boolean')
    ? [shown !== true]
    : ((schema.enum as JsonValue[] | undefined) ?? []);
  const invented = inventedValues(schema, types);
  // A list without its last items is a new value, too.
  const parts = documented.flatMap((value) =>
    Array.isArray(value) && value.length > 1 ? [value.slice(0, 1)] : [],
  );
  const hasShownLength = (value: JsonValue) =>
    Array.isArray(value) && Array.isArray(shown) && value.length === shown.length;
  const lists = [...documented, ...parts].filter((value) => !hasShownLength(value));
  const all = [
    ...(types.includes('boolean') ? allowed : []),
    ...(Array.isArray(shown) ? lists : []),
    ...documented,
    ...allowed,
    ...invented,
  ];
  const seen = new Set([JSON.stringify(shown)]);
  return all.filter((value) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
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

function areaOf({ cases }: Contract, { id }: ContractOperation): string | undefined {
  return cases.find(({ operation }) => operation === id)?.area;
}

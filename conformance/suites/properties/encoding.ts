/** However a request is written down, it means the same: paths, plus signs, arrays, and kinds of bodies. */
import type { Case, JsonValue } from '../../../contract/case.ts';
import { type Contract, type ContractOperation, endpointOf } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { essence, FORM, isJson } from '../../../wire/mediaType.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { planForDeployment, replayCase } from '../replay.ts';
import { checkJob, findingsOf, type Property, parameterPointer, readsOf } from './property.ts';
import { queryOf, type Reader } from './reader.ts';

export const encoding: Property = (contract, target) => [
  ...readsOf(contract).flatMap((operation) => [
    ...paths(contract, target, operation),
    ...plusSigns(contract, target, operation),
  ]),
  ...[...contract.operations.values()].flatMap((operation) => bodies(contract, target, operation)),
];

/** A project or group by its ID and by its path, whose slashes are `%2F`. */
function paths(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const parameter = operation.definition.parameters?.find(
    (one) => one.in === 'path' && keyOfPath(one) !== undefined,
  );
  if (!parameter) return [];
  const key = keyOfPath(parameter)!;
  const index = operation.definition.parameters!.indexOf(parameter);
  const found = findingsOf('encoding', pointerBelow(operation.pointer, 'parameters', index));
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'encoding.path',
      summary: 'By ID and by path, with its slashes encoded, the response is the same',
      look: async (reader) => {
        const [id, path] = [target.fixtures[key.replace(/path$/, 'id')], target.fixtures[key]];
        if (id === undefined || path === undefined)
          throw new CannotPerform(
            'not-run',
            `needs the fixtures ${key} and ${key.replace(/path$/, 'id')}`,
          );
        const current = String(reader.request.path[parameter.name]);
        if (![id, path].map(String).includes(current))
          throw new CannotPerform('not-run', `no case asks for ${key}`);
        const byId = await bodyBy(reader, parameter, id);
        const byPath = await bodyBy(reader, parameter, path);
        const mismatches =
          byId === byPath
            ? []
            : [
                {
                  requirement: `${path} is answered like ${id}`,
                  actual: `${byPath} came, and not ${byId}`,
                },
              ];
        // Slashes that are not encoded lead to another address, where nothing is.
        const raw = String(path).includes('/')
          ? await statusOfRaw(reader, parameter, String(path))
          : 404;
        return found([
          ...mismatches,
          ...(raw < 300
            ? [
                {
                  requirement: `${path} with its slashes not encoded is 404`,
                  actual: `it is ${raw}`,
                },
              ]
            : []),
        ]);
      },
    }),
  ];
}

function keyOfPath(parameter: Parameter): string | undefined {
  return [parameter['x-fixture'] ?? []].flat().find((key) => /^(project|group)\.path$/.test(key));
}

async function bodyBy(
  reader: Reader,
  { name }: Parameter,
  value: string | number,
): Promise<string> {
  const request = { ...reader.request, path: { ...reader.request.path, [name]: value } };
  const { exchange } = await reader.send({ request });
  const { response } = exchange;
  if (!response)
    throw new CannotPerform('blocked', `no response came: ${exchange.failure?.message}`);
  const body = readJson(response);
  // Links may name what they were asked by.
  const text =
    body === undefined
      ? response.body.toString('base64')
      : JSON.stringify(body, (_, value) =>
          typeof value === 'string' && /^https?:/.test(value) ? '' : value,
        );
  return `${response.status} ${text.length > 200 ? hashOf(text) : text}`;
}

function hashOf(text: string): string {
  return `${text.slice(0, 120)}… (${text.length} characters)`;
}

async function statusOfRaw(reader: Reader, { name }: Parameter, path: string): Promise<number> {
  const operation = {
    ...reader.operation,
    path: reader.operation.path!.replace(`{${name}}`, path),
  };
  const { exchange } = await reader.send({ operation, expected: { status: 404 } });
  return exchange.response?.status ?? 404;
}

/** A time zone's plus sign, as `%2B`. */
function plusSigns(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const times = queryOf(operation).filter(
    ({ schema }) => (schema as Schema).format === 'date-time',
  );
  const [first] = times;
  if (!first) return [];
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'encoding.plus',
      summary: 'A time with a zone, its plus sign encoded, is the same time as in UTC',
      look: async (reader) => {
        const found = [];
        for (const { name } of times) {
          const utc = await reader.read({ [name]: '2026-03-01T12:00:00Z' });
          const zoned = await reader.read({ [name]: '2026-03-01T14:00:00+02:00' });
          if (JSON.stringify(utc.body) !== JSON.stringify(zoned.body))
            found.push(
              ...findingsOf(
                'encoding',
                parameterPointer(operation, name),
              )([
                {
                  requirement: `${name} is the same time with the zone +02:00 as in UTC`,
                  actual: `${zoned.items.length} items came, and not ${utc.items.length}`,
                },
              ]),
            );
        }
        return found;
      },
    }),
  ];
}

/** A body as JSON and as a form. */
function bodies(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const content = Object.keys(operation.definition.requestBody?.content ?? {});
  if (content.length < 2) return [];
  const planned = contract.cases
    .filter(
      (one) =>
        one.operation === operation.id && one.response.status < 300 && canBeForm(one.request.body),
    )
    .flatMap((documented) => {
      const other = content.find(
        (type) => isJson(type) !== isJson(documented.request.contentType ?? ''),
      );
      if (other === undefined || (!isJson(other) && essence(other) !== FORM)) return [];
      const request = { ...documented.request, contentType: other };
      const rewritten: Case = { ...documented, request };
      return [{ rewritten, plan: planForDeployment(contract, operation, rewritten, target) }];
    });
  const fit = planned.find(({ plan }) => !('reason' in plan)) ?? planned[0];
  if (!fit) return [];
  const { rewritten, plan } = fit;
  return [
    {
      suite: 'properties',
      id: `${operation.id}.encoding.body`,
      summary: `A body as ${isJson(rewritten.request.contentType ?? '') ? 'JSON' : 'a form'} means the same: ${operation.definition.summary}`,
      area: rewritten.area,
      operations: [operation.id],
      endpoint: endpointOf(operation),
      covers: [],
      checks: ['encoding'],
      ...('reason' in plan ? plan : replayCase(contract, rewritten, plan, target)),
    },
  ];
}

/**
 * Whether a form can say what a body says: it has no word for null and for an empty array, and where a
 * hash of an array ends only a key that comes again tells.
 */
function canBeForm(body: JsonValue | undefined): boolean {
  if (body === undefined || body === null) return false;
  if (!(body instanceof Object)) return true;
  const children = Object.values(body) as JsonValue[];
  const isTold = children.every((child, index) => {
    const [first] = child instanceof Object ? Object.keys(child) : [];
    const before = children[index - 1];
    return first === undefined || !(before instanceof Object) || first in before;
  });
  return children.length > 0 && (!Array.isArray(body) || isTold) && children.every(canBeForm);
}

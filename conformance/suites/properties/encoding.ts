import type { Case, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  formatEndpoint,
} from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { essence, FORM, isJson } from '../../../wire/mediaType.ts';
import { readBody, readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { planForDeployment } from '../planForDeployment.ts';
import { replayCase } from '../replayCase.ts';
import { fieldOf } from './itemFields.ts';
import type { Property } from './property.ts';
import { checkJob, comparisonJob, findingsOf, parameterPointer, readsOf } from './propertyJob.ts';
import {
  type JudgedResponse,
  queryOf,
  type Reader,
  readFullList,
  skipEmptyLists,
} from './reader.ts';
import { timeText } from './timeText.ts';
import { MissingWitness } from './witness.ts';

export const encoding: Property = {
  id: 'encoding',
  summary:
    'The response is the same by ID and by `%2F` path, with `%2B` and in UTC, as JSON and as a form.',
  from: '`x-fixture`, formats, media types of bodies',
  plan: (contract, target) => [
    ...readsOf(contract).flatMap((operation) => [
      ...paths(contract, target, operation),
      ...plusSigns(contract, target, operation),
    ]),
    ...[...contract.operations.values()].flatMap((operation) =>
      bodies(contract, target, operation),
    ),
  ],
};

/** A project or group is named by its ID, or by its path with `%2F` for each slash. */
function paths(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const parameter = operation.definition.parameters?.find(
    (one) => one.in === 'path' && keyOfPath(one) !== undefined,
  );
  if (!parameter) return [];
  const key = keyOfPath(parameter)!;
  const index = operation.definition.parameters!.indexOf(parameter);
  const toFindings = findingsOf('encoding', pointerBelow(operation.pointer, 'parameters', index));
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'encoding.path',
      summary: 'The response is the same by ID and by encoded path',
      look: async (reader) => {
        const [id, path] = [target.fixtures[key.replace(/path$/, 'id')], target.fixtures[key]];
        if (id === undefined || path === undefined)
          throw new CannotPerform(
            'not-run',
            `needs the fixtures ${key} and ${key.replace(/path$/, 'id')}`,
          );
        const current = String(reader.request.path[parameter.name]);
        if (![id, path].map(String).includes(current))
          throw new CannotPerform('not-run', `no case of the operation uses ${key}`);
        if (operation.definition['x-paginated'] !== undefined) await skipEmptyLists(reader);
        const byId = await bodyBy(reader, parameter, id);
        const byPath = await bodyBy(reader, parameter, path);
        if (byId === byPath && byId === EMPTY) throw new MissingWitness('an item in the list');
        const mismatches =
          byId === byPath
            ? []
            : [
                {
                  requirement: `the path ${path} gets the same response as the ID ${id}`,
                  actual: `the path gets ${byPath}, and the ID ${byId}`,
                },
              ];
        // A path with plain slashes is another URL, which must be unknown.
        const raw = String(path).includes('/')
          ? await statusOfRaw(reader, parameter, String(path))
          : 404;
        return toFindings([
          ...mismatches,
          ...(raw < 300
            ? [
                {
                  requirement: `${path} with plain slashes is 404`,
                  actual: `it is ${raw}`,
                  statuses: { due: [404], came: raw },
                },
              ]
            : []),
        ]);
      },
    }),
  ];
}

/** The response with an empty list, as `bodyBy` writes it. */
const EMPTY = '200 []';

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
  // Links may repeat the path of the request.
  const text =
    body === undefined
      ? (readBody(response).text?.replaceAll(/\s+/g, ' ') ?? response.body.toString('base64'))
      : JSON.stringify(body, (_, value) =>
          typeof value === 'string' && /^https?:/.test(value) ? '' : value,
        );
  return `${response.status} ${text.length > 200 ? shortened(text) : text}`;
}

function shortened(text: string): string {
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

/** The plus sign of a time zone is encoded as `%2B`. */
function plusSigns(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const times = queryOf(operation).filter(
    ({ schema }) => (schema as Schema).format === 'date-time',
  );
  return times.map((parameter) => {
    const { name } = parameter;
    return comparisonJob({
      contract,
      target,
      operation,
      check: 'encoding',
      pointer: parameterPointer(operation, name),
      name: `encoding.plus.${name}`,
      summary: `A ${name} with a zone and an encoded plus sign is the same time as in UTC`,
      compare: async (reader) => {
        const limit = await limitFor(contract, reader, parameter);
        const askAt = (time: number, hours = 0) => reader.read({ [name]: timeText(time, hours) });
        const utc = await askAt(limit);
        const zoned = await reader.read({ [name]: timeText(limit, ZONE_HOURS) }, [200, 400]);
        // A server that ignores the zone responds so.
        const ignoring = await askAt(limit + ZONE_HOURS * HOUR_MS);
        const bodyOf = ({ body }: JudgedResponse) => JSON.stringify(body);
        return {
          mismatches:
            bodyOf(utc) === bodyOf(zoned)
              ? []
              : [
                  {
                    requirement: `${name} in the zone +02:00 gets the same items as the same time in UTC`,
                    actual:
                      zoned.status === 200
                        ? `with the zone ${zoned.items.length} items came, and in UTC ${utc.items.length}`
                        : `with the zone it is refused with ${zoned.status}`,
                  },
                ],
          missing:
            bodyOf(utc) === bodyOf(ignoring)
              ? [`an item within ${ZONE_HOURS} hours of a limit of ${name}`]
              : [],
        };
      },
    });
  });
}

const HOUR_MS = 3_600_000;
const ZONE_HOURS = 2;
/** A time without an item near it. */
const ANY_TIME = Date.parse('2026-03-01T12:00:00Z');

/** Returns a time shortly before that of an item, so that a server shows it if it ignores a zone to the east. */
async function limitFor(contract: Contract, reader: Reader, parameter: Parameter): Promise<number> {
  const field = fieldOf(contract, reader.operation, parameter);
  if (!field) return ANY_TIME;
  const { items } = await readFullList(reader);
  const times = items
    .map((item) => Date.parse(String(field.read(item)[0])))
    .filter((time) => !Number.isNaN(time));
  return times[0] === undefined ? ANY_TIME : Math.floor(times[0] / 1000) * 1000 - HOUR_MS;
}

/** A body means the same as JSON and as a form. */
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
      endpoint: formatEndpoint(operation),
      covers: [],
      checks: ['encoding'],
      ...('reason' in plan ? plan : replayCase(contract, rewritten, plan, target)),
    },
  ];
}

/**
 * Returns true if a form can hold a body. A form has no null and no empty array. In an array of hashes, the next hash
 * begins where a key is repeated, so its first key must be in the hash before.
 */
function canBeForm(body: JsonValue | undefined): boolean {
  if (body === undefined || body === null) return false;
  if (!(body instanceof Object)) return true;
  const children = Object.values(body) as JsonValue[];
  const isSeparable = children.every((child, index) => {
    const [first] = child instanceof Object ? Object.keys(child) : [];
    const before = children[index - 1];
    return first === undefined || !(before instanceof Object) || first in before;
  });
  return children.length > 0 && (!Array.isArray(body) || isSeparable) && children.every(canBeForm);
}

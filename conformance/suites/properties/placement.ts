import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { isStated } from '../../../contract/statement.ts';
import { judge } from '../../../judge/index.ts';
import { isJson } from '../../../wire/mediaType.ts';
import { readJson } from '../../../wire/readBody.ts';
import { isRefused } from '../../engine/deliver.ts';
import { type Call, CannotPerform, type Job } from '../../engine/job.ts';
import { SUPPOSED_LAG_MS } from '../../engine/lookAgain.ts';
import { findExclusion } from '../../target/exclusion.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, listsOf, planOf } from './propertyJob.ts';
import { type Reader, readFullList } from './reader.ts';
import { vacuousReason } from './witness.ts';

export const placement: Property = {
  id: 'placement',
  summary:
    'A write takes its fields from the query, and a list takes its parameters from a body. JSON in a body of another type is not read.',
  from: 'media types of bodies, `x-paginated`, and statements that name the property',
  plan: (contract, target) => {
    // These are conventions of one API. Where no statement has them, they are no property of the server.
    const stated = (name: string) => (operation: ContractOperation) =>
      isStated(contract, operation.id, name);
    const operations = [...contract.operations.values()];
    return [
      ...operations.filter(stated(QUERY)).flatMap((one) => fieldsInQuery(contract, target, one)),
      ...operations.filter(stated(TYPE)).flatMap((one) => jsonAsText(contract, target, one)),
      ...listsOf(contract)
        .filter(stated(BODY))
        .map((one) => parametersInBody(contract, target, one)),
    ];
  },
};

const QUERY = 'placement.query';
const TYPE = 'placement.type';
const BODY = 'placement.body';

/** The greatest length of a query that every server accepts. */
const LONGEST_QUERY = 2000;

/** The fields of a write mean the same in the query. */
function fieldsInQuery(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const cases = contract.cases.filter(
    (one) =>
      one.operation === operation.id &&
      one.response.status < 300 &&
      canBeQuery(one.request.body) &&
      JSON.stringify(one.request.body).length < LONGEST_QUERY,
  );
  if (operation.path === undefined || cases.length === 0) return [];
  // The more fields, the more can be lost.
  const fullest = [...cases].sort((one, other) => sizeOf(other) - sizeOf(one));
  const { documented, plan } = planOf(contract, target, operation, fullest);
  const toFindings = findingsOf('placement', pointerBelow(operation.pointer, 'requestBody'));
  return [
    checkJob({
      contract,
      target,
      operation,
      documented: documented!,
      plan,
      name: QUERY,
      summary: 'The fields of the body may be in the query',
      isCertain: true,
      look: async (reader) => {
        const { body, contentType: _, ...rest } = reader.request;
        const fields = body as Record<string, JsonValue>;
        const request = { ...rest, query: { ...rest.query, ...fields } };
        const { status } = documented!.response;
        const response = await sendAs(reader, target, request, status);
        const findings = judge(response, {
          contract,
          operation,
          request: reader.request,
          status,
        });
        const came = response.response?.status ?? 0;
        if (findings.length > 0 && came >= 400 && came < 500) {
          // Another job may have changed what the fields name, such as the last commit of a file.
          const inBody = await sendAs(reader, target, reader.request, status);
          if (inBody.response?.status === came)
            throw new CannotPerform('not-run', `the same fields in a body get ${came}, too`);
        }
        if (findings.length > 0) return findings;
        const shown = readJson(response.response!);
        const lost = Object.entries(fields).filter(([name, value]) => {
          const came = isObject(shown) ? shown[name] : shown;
          // An element of an update may remove one.
          return (
            operation.method === 'post' &&
            Array.isArray(value) &&
            Array.isArray(came) &&
            came.length < value.length
          );
        });
        return toFindings(
          lost.map(([name, value]) => ({
            requirement: `the ${(value as JsonValue[]).length} elements of ${name} in the query are all read`,
            actual: 'the response has fewer',
            location: `/${name}`,
          })),
        );
      },
    }),
  ];
}

function sizeOf({ request: { body } }: Case): number {
  return JSON.stringify(body).length;
}

/** Returns true for a body whose values a query can hold. A query has no null and no empty array. */
function canBeQuery(body: JsonValue | undefined): boolean {
  const canBeValue = (value: JsonValue): boolean =>
    value instanceof Object
      ? Object.keys(value).length > 0 && (Object.values(value) as JsonValue[]).every(canBeValue)
      : value !== null;
  return isObject(body) && canBeValue(body);
}

/** Sends a request as the first caller who is not refused. */
async function sendAs(reader: Reader, target: Target, request: Reader['request'], status: number) {
  const callers = [reader.caller, ...callersToTry(reader.caller?.as, target)].filter(
    (caller, index, all) => all.findIndex((one) => isDeepStrictEqual(one, caller)) === index,
  );
  const { operation } = reader;
  const tried = operation.definition['x-roles'] ? callers.slice(0, 1) : callers;
  for (const caller of tried.slice(0, -1)) {
    const delivery = await reader.send({ request, expected: { status }, ...caller });
    if (!isRefused(delivery)) return delivery.exchange;
  }
  return (await reader.send({ request, expected: { status }, ...tried.at(-1) })).exchange;
}

/** JSON in a body of type `text/plain` is not read, so the required fields are missing. */
function jsonAsText(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const { requestBody, 'x-undo': undo } = operation.definition;
  const isRequired = requestBody?.required === true && '400' in operation.definition.responses;
  // After a wrong success, the resource must be removable, and its request has no fields for that.
  const isRemovable = undo !== undefined && !JSON.stringify(undo).includes('$request');
  if (!isRequired || !isRemovable || operation.path === undefined) return [];
  const cases = contract.cases.filter(
    ({ operation: id, request, response }) =>
      id === operation.id && response.status < 300 && isJson(request.contentType ?? ''),
  );
  if (cases.length === 0) return [];
  const toFindings = findingsOf('placement', pointerBelow(operation.pointer, 'requestBody'));
  return [
    checkJob({
      contract,
      target,
      operation,
      ...planOf(contract, target, operation, cases),
      name: TYPE,
      summary: 'JSON in a body of type text/plain is not read',
      isCertain: true,
      look: async (reader) => {
        const request = {
          ...reader.request,
          contentType: 'text/plain',
          body: JSON.stringify(reader.request.body),
        };
        const { exchange } = await reader.send({ request, expected: { status: 400 } });
        const status = exchange.response?.status ?? 400;
        return toFindings(
          status < 300
            ? [
                {
                  requirement: 'JSON in a body of type text/plain is refused',
                  actual: `the response is ${status}`,
                },
              ]
            : [],
        );
      },
    }),
  ];
}

/** New items would not help, so this witness is not created. */
const BODY_WITNESS =
  'a list that reads the body of a GET: a proxy that removes the body of a GET looks the same as a server that ignores it';

/**
 * The parameters of a list mean the same in a body, also beside others in the query. A proxy may remove the body of a
 * GET without a word. So a list that ignores its body is a fault of the server only if another list reads its body.
 */
function parametersInBody(contract: Contract, target: Target, operation: ContractOperation): Job {
  const toFindings = findingsOf('placement', pointerBelow(operation.pointer, 'parameters'));
  const hasPages = operation.definition.parameters?.some(({ name }) => name === 'page') ?? false;
  return checkJob({
    contract,
    target,
    operation,
    name: BODY,
    summary: 'The parameters of the query may be in a body',
    look: async (reader) => {
      await readFullList(reader, 2);
      for (const query of hasPages ? [{}, { page: 1 }] : [{}]) {
        const items = await listWithBody(reader, reader.request, { query });
        if (items?.length === 1) continue;
        // No proxy is between the run and the sandbox that it controls.
        if (!target.can.respondExactly && !(await readsAnyBody(contract, target, reader)))
          throw new CannotPerform('vacuous', vacuousReason([BODY_WITNESS]));
        // A cache may respond to the same address without a body.
        await sleep(SUPPOSED_LAG_MS);
        if ((await listWithBody(reader, reader.request, { query }))?.length === 1) continue;
        return toFindings([
          {
            requirement: 'with per_page 1 in a body, the list shows one item',
            actual: items ? `it shows ${items.length}` : 'it is no list',
          },
        ]);
      }
      return [];
    },
  });
}

/**
 * Reads a list with `per_page` 1 in a body. Returns undefined if the response is no list.
 * @param query the parameters that stay in the query. Default: none
 * @throws CannotPerform if the GET is refused: servers and proxies may refuse any GET with a body
 */
async function listWithBody(
  reader: Reader,
  asked: CaseRequest,
  { query = {}, call = {} }: { query?: CaseRequest['query']; call?: Partial<Call> } = {},
) {
  const body = { ...asked.query, per_page: 1 };
  const request = { ...asked, contentType: 'application/json', body, query };
  const { exchange } = await reader.send({ ...call, request });
  const status = exchange.response?.status;
  if (status !== 200)
    throw new CannotPerform('not-run', `a GET with a body gets ${status ?? 'nothing'}`);
  const items = readJson(exchange.response!);
  return Array.isArray(items) ? items : undefined;
}

/** The most other lists that are asked whether they read a body. */
const MOST_LISTS = 8;

/** Returns true if another list shows fewer items with `per_page` 1 in a body than without a body. */
async function readsAnyBody(contract: Contract, target: Target, reader: Reader): Promise<boolean> {
  const others = listsOf(contract).flatMap((operation) => {
    if (operation.id === reader.operation.id || findExclusion(operation, target)) return [];
    const { plan } = planOf(contract, target, operation);
    if ('reason' in plan || plan.request instanceof Function || plan.exclusion) return [];
    const { request, as, token } = plan;
    return [{ operation, request, ...(as !== undefined && { as }), ...(token && { token }) }];
  });
  for (const call of others.slice(0, MOST_LISTS)) {
    const { exchange } = await reader.send(call);
    const all = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
    if (!Array.isArray(all) || all.length < 2) continue;
    const items = await listWithBody(reader, call.request, { call }).catch((error) => {
      if (error instanceof CannotPerform) return undefined;
      throw error;
    });
    if (items?.length === 1) return true;
  }
  return false;
}

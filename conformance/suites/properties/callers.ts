/** The callers for properties about access, and the meaning of their responses. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { STRANGER } from '../../../contract/roles.ts';
import { listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { documentedResponse } from '../../../judge/index.ts';
import { readJson } from '../../../wire/readBody.ts';
import type { Delivery } from '../../engine/deliver.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import type { Reader } from './reader.ts';

/** Returns the token of a role. @throws CannotPerform when it has none, or shares the token of an allowed role */
export function ownToken({ tokens }: Target, role: string, allowed: string[]): string {
  const token = tokens[role];
  if (token === undefined)
    throw new CannotPerform('not-run', `needs a separate token for the role ${role}`, [
      `tokens.${role}`,
    ]);
  const [same] = allowed.filter((one) => one !== role && tokens[one] === token);
  if (same !== undefined)
    throw new CannotPerform('not-run', `the roles ${role} and ${same} share one token`);
  return token;
}

/** Returns the token of the stranger. @throws CannotPerform when the profile has none */
export function strangersToken({ tokens }: Target): string {
  const token = tokens[STRANGER];
  if (token === undefined)
    throw new CannotPerform(
      'not-run',
      `needs a token for the role ${STRANGER}, a user who is a member of no project`,
      [`tokens.${STRANGER}`],
    );
  return token;
}

/** Returns the documented status with which an operation refuses a caller. Undefined if it has none. */
export function refusalOf(contract: Contract, operation: ContractOperation): number | undefined {
  return [403, 404].find((status) => documentedResponse({ contract, operation }, status));
}

/** Returns the status of a response. @throws CannotPerform when none came */
export function statusOf({ exchange: { response, failure } }: Delivery): number {
  if (!response)
    throw new CannotPerform('blocked', `no response came: ${failure?.message ?? 'unknown'}`);
  return response.status;
}

/**
 * Returns a request that changes nothing even if it succeeds: an update with the values that the resource has.
 * Returns the given request if no GET shows the values.
 */
export async function harmless(
  contract: Contract,
  target: Target,
  { operation, request, send }: Pick<Reader, 'operation' | 'send'> & { request: CaseRequest },
): Promise<CaseRequest> {
  const { body } = request;
  const isUpdate = ['put', 'patch'].includes(operation.method) && !changesNothing(operation);
  const get = [...contract.operations.values()].find(
    ({ method, path }) => method === 'get' && path === operation.path,
  );
  if (!isUpdate || !isObject(body) || !get) return request;
  for (const caller of callersToTry(undefined, target)) {
    const asked = { path: request.path, query: {}, headers: {} };
    const { exchange } = await send({ operation: get, request: asked, ...caller });
    if (exchange.response?.status !== 200) continue;
    const shown = readJson(exchange.response);
    if (!isObject(shown)) return request;
    const hidden = Object.entries(body).filter(([name]) => !(name in shown));
    const same = Object.keys(body).filter((name) => hasValue(shown[name]));
    // A field without a value may not be sent as null, so another field stands for it.
    const [other] = fieldsOf(contract, operation, request).filter((name) => hasValue(shown[name]));
    const names = same.length > 0 || other === undefined ? same : [other];
    const present = names.map((name) => [name, shown[name]]);
    if (hidden.length + present.length === 0) return request;
    return { ...request, body: Object.fromEntries([...hidden, ...present]) };
  }
  return request;
}

function hasValue(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && !isObject(value) && !Array.isArray(value);
}

/** Returns the names of the fields that a request may have in its body. */
function fieldsOf(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  { contentType }: CaseRequest,
): string[] {
  const schema = definition.requestBody?.content[contentType ?? '']?.schema;
  return schema
    ? listProperties(document, schema as WrittenSchema, pointer).map(({ name }) => name)
    : [];
}

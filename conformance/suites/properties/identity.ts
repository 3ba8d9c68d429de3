/** Things answer to their own names only: an IID is no ID, and a child is not found through another parent. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { readJson } from '../../../wire/readBody.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { type Caller, callersToTry } from '../../target/tokenFor.ts';
import { checkJob, findingsOf, fixtureOf, type Mismatch, type Property } from './property.ts';
import type { Reader } from './reader.ts';

export const identity: Property = (contract, target) =>
  [...contract.operations.values()].flatMap((operation) =>
    pathOf(operation).flatMap((parameter, index, all) => [
      ...(operation.method === 'get' ? otherNumber(contract, target, operation, parameter) : []),
      ...(index < all.length - 1 ? otherParent(contract, target, operation, parameter) : []),
    ]),
  );

/** The parameters of the path, in the order of the path. */
function pathOf({ path = '', definition }: ContractOperation): Parameter[] {
  const place = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  return (definition.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .sort((a, b) => place(a) - place(b));
}

function keysOf(parameter: Parameter): string[] {
  return [parameter['x-fixture'] ?? []].flat();
}

/** An ID where an IID is asked for does not lead to the same thing, nor the other way round. */
function otherNumber(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
): Job[] {
  const known = contract.document['x-fixtures'];
  const [pair] = keysOf(parameter).flatMap((key) => {
    const other = key.endsWith('.iid')
      ? key.replace(/iid$/, 'id')
      : key.endsWith('.id')
        ? key.replace(/id$/, 'iid')
        : key;
    return other !== key && other in known ? [[key, other] as const] : [];
  });
  if (!pair) return [];
  const [key, other] = pair;
  return [
    replaced(contract, target, operation, parameter, other, {
      name: `identity.${other.split('.').at(-1)}`,
      summary: `${other} is not ${key}`,
      requirement: `${parameter.name} is ${key}: with ${other} the response is not that of the same thing`,
      mayBeAnother: true,
    }),
  ];
}

/** What has an ID of its own is not found in another project or group. */
function otherParent(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
): Job[] {
  const [key] = keysOf(parameter);
  const other = OTHER_PARENTS[key?.split('.')[0] ?? ''];
  const last = keysOf(pathOf(operation).at(-1)!);
  if (other === undefined || last.length === 0) return [];
  // What is called on something of another parent on purpose, to bring it here.
  const isBrought = last.every((one) => one.endsWith('.other'));
  if (isBrought) return [];
  return [
    replaced(contract, target, operation, parameter, other, {
      name: `identity.${other}`,
      summary: `It is not found through ${other}`,
      requirement: `what belongs to one ${key?.split('.')[0]} is not found in another`,
      owner: `${key!.split('.')[0]}_id`,
      mayBeAnother: !last.every((one) => /\.(id|note|block)$/.test(one)),
    }),
  ];
}

/** A second one of what things belong to. */
const OTHER_PARENTS: Record<string, string> = {
  project: 'project.other',
  group: 'group.shared',
};

interface Replacement {
  name: string;
  summary: string;
  requirement: string;
  /** Whether there may be another thing at the address. */
  mayBeAnother: boolean;
  /** The field of the thing that says what it belongs to: `project_id`. Without one, it may belong to several. */
  owner?: string;
}

function replaced(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
  key: string,
  { name, summary, ...replacement }: Replacement,
): Job {
  const index = operation.definition.parameters!.indexOf(parameter);
  const found = findingsOf('identity', pointerBelow(operation.pointer, 'parameters', index));
  return checkJob({
    contract,
    target,
    operation,
    name,
    summary,
    look: async (reader) => {
      const value = fixtureOf(target, key);
      if (String(value) === String(reader.request.path[parameter.name]))
        throw new CannotPerform('not-run', `${key} is ${value}, as is what stands in its place`);
      const { owner } = replacement;
      if (!changesNothing(operation))
        return found(
          await lookAtWrite(
            contract,
            reader,
            callersToTry(reader.caller?.as, target),
            parameter.name,
            value,
            replacement,
          ),
        );
      const mismatches = await lookAt(reader, parameter.name, value, replacement);
      if (mismatches.length > 0 && owner !== undefined) {
        const right = (await reader.read()).body;
        const isOwned = right instanceof Object && owner in right;
        if (!isOwned && (await isInList(contract, reader, parameter.name, value)))
          throw new CannotPerform('not-run', `it belongs to ${key} as well`);
      }
      return found(mismatches);
    },
  });
}

async function lookAt(
  reader: Reader,
  parameter: string,
  value: string | number,
  { requirement, mayBeAnother }: Pick<Replacement, 'requirement' | 'mayBeAnother'>,
): Promise<Mismatch[]> {
  const right = await reader.read();
  if (Array.isArray(right.body) && right.items.length === 0)
    throw new CannotPerform('not-run', 'the list is empty, as that of another thing may be');
  const request = { ...reader.request, path: { ...reader.request.path, [parameter]: value } };
  const { exchange } = await reader.send({ request, expected: { status: 404 } });
  const status = exchange.response?.status ?? 0;
  if (status === 404 || status === 403) return [];
  const isSame = exchange.response?.body.equals(right.exchange.response!.body) ?? false;
  if (status < 300 && mayBeAnother && !isSame) return [];
  return [
    {
      requirement,
      actual: `with ${parameter} ${value} the response is ${status}${isSame ? ' with the same body' : ''}`,
    },
  ];
}

/** What is changed through another parent is not found there. */
async function lookAtWrite(
  contract: Contract,
  { operation, request, send }: Reader,
  callers: Caller[],
  parameter: string,
  value: string | number,
  { requirement }: Pick<Replacement, 'requirement'>,
): Promise<Mismatch[]> {
  const path = { ...request.path, [parameter]: value };
  const get = [...contract.operations.values()].find(
    (one) => one.method === 'get' && operation.path?.startsWith(one.path ?? '?') && hasAll(one),
  );
  const expected = { status: 404 };
  if (get) {
    const asked = { path, query: request.query, headers: {} };
    const { exchange } = await send({ operation: get, request: asked, expected });
    if ((exchange.response?.status ?? 0) < 300)
      throw new CannotPerform('not-run', 'there is one of that name, too');
  }
  // Whoever may: where the right thing is not theirs to change, a refusal says nothing of the parent.
  for (const caller of callers) {
    const { exchange } = await send({ request: { ...request, path }, expected, ...caller });
    const status = exchange.response?.status ?? 0;
    if (status < 400 || status >= 500)
      return [{ requirement, actual: `with ${parameter} ${value} the response is ${status}` }];
  }
  return [];

  function hasAll(one: ContractOperation): boolean {
    return pathOf(one).length === pathOf(operation).length;
  }
}

/** Whether the list that shows such things shows this one through the other parent, too: it may be in several. */
async function isInList(
  { operations }: Contract,
  { operation, request, send }: Reader,
  parameter: string,
  value: string | number,
): Promise<boolean> {
  const [, above, last = ''] = /^(.*)\/\{(\w+)\}$/.exec(operation.path ?? '') ?? [];
  const list = [...operations.values()].find(
    ({ method, path }) => method === 'get' && path === above,
  );
  if (!list) return false;
  const { exchange } = await send({
    operation: list,
    request: { ...request, path: { ...request.path, [parameter]: value }, query: {} },
  });
  const items = exchange.response && readJson(exchange.response);
  const own = String(request.path[last]);
  return (
    Array.isArray(items) &&
    items.some((item) =>
      Object.values(item ?? {})
        .map(String)
        .includes(own),
    )
  );
}

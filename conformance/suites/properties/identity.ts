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
import { hasSameContent, isGitContent } from './gitContent.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, fixtureOf, type Mismatch } from './propertyJob.ts';
import type { Reader } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const identity: Property = {
  id: 'identity',
  summary:
    'An IID is not an ID, a part of a name is not the name, and a child is not found through another parent.',
  from: '`x-fixture`',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) =>
      pathOf(operation).flatMap((parameter, index, all) => [
        ...(operation.method === 'get' ? otherNumber(contract, target, operation, parameter) : []),
        ...(index < all.length - 1 ? otherParent(contract, target, operation, parameter) : []),
        ...(operation.method === 'get' && index === all.length - 1
          ? partOfName(contract, target, operation, parameter)
          : []),
      ]),
    ),
};

/** Returns the path parameters, in the order of the path. */
function pathOf({ path = '', definition }: ContractOperation): Parameter[] {
  const place = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  return (definition.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .sort((a, b) => place(a) - place(b));
}

function keysOf(parameter: Parameter): string[] {
  return [parameter['x-fixture'] ?? []].flat();
}

/** An ID in the place of an IID does not name the same resource. The same holds for an IID in the place of an ID. */
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
    replacementJob(contract, target, operation, parameter, other, {
      name: `identity.${other.split('.').at(-1)}`,
      summary: `${other} is not ${key}`,
      requirement: `${parameter.name} is ${key}: with ${other} the response does not show the same resource`,
      mayBeAnother: true,
    }),
  ];
}

/** A resource with its own ID is not found below another project or group. */
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
  // Some operations name a resource of another parent on purpose, to move it.
  const isMoved = last.every((one) => one.endsWith('.other'));
  if (isMoved) return [];
  return [
    replacementJob(contract, target, operation, parameter, other, {
      name: `identity.${other}`,
      summary: `The resource is not found through ${other}`,
      requirement: `a resource of one ${key?.split('.')[0]} is not found in another`,
      owner: `${key!.split('.')[0]}_id`,
      mayBeAnother: !last.every((one) => /\.(id|note|block)$/.test(one)),
    }),
  ];
}

/** A name without its last character does not find the resource. */
function partOfName(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
): Job[] {
  const keys = keysOf(parameter);
  // The beginning of a SHA may well find a commit.
  const isName = keys.some((key) => /\.(name|uid)$/.test(key));
  if (!isName || keys.some((key) => key.startsWith('commit.'))) return [];
  const { name } = parameter;
  const index = operation.definition.parameters!.indexOf(parameter);
  const toFindings = findingsOf('identity', pointerBelow(operation.pointer, 'parameters', index));
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'identity.part',
      summary: `A ${name} without its last character does not find the resource`,
      look: async (reader) => {
        const whole = String(reader.request.path[name]);
        if (whole.length < 2) throw new MissingWitness(`a ${name} of two characters`);
        const part = whole.slice(0, -1);
        const right = await reader.read();
        const request = { ...reader.request, path: { ...reader.request.path, [name]: part } };
        const { exchange } = await reader.send({ request, expected: { status: 404 } });
        const isSame = exchange.response?.body.equals(right.exchange.response!.body) ?? false;
        return toFindings(
          isSame
            ? [
                {
                  requirement: `${name} ${part} does not find ${whole}`,
                  actual: 'the responses are the same',
                },
              ]
            : [],
        );
      },
    }),
  ];
}

/** The fixture of another parent, by kind of parent. */
const OTHER_PARENTS: Record<string, string> = {
  project: 'project.other',
  group: 'group.shared',
};

interface Replacement {
  name: string;
  summary: string;
  requirement: string;
  /** Whether another resource may exist at the URL. */
  mayBeAnother: boolean;
  /** The field of the resource that names its parent: `project_id`. Absent if the resource may have several parents. */
  owner?: string;
}

function replacementJob(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
  key: string,
  { name, summary, ...replacement }: Replacement,
): Job {
  const index = operation.definition.parameters!.indexOf(parameter);
  const toFindings = findingsOf('identity', pointerBelow(operation.pointer, 'parameters', index));
  return checkJob({
    contract,
    target,
    operation,
    name,
    summary,
    look: async (reader) => {
      const value = fixtureOf(target, key);
      if (String(value) === String(reader.request.path[parameter.name]))
        throw new CannotPerform(
          'not-run',
          `${key} has the same value as the fixture that it would replace: ${value}`,
        );
      const { owner } = replacement;
      if (!changesNothing(operation))
        return toFindings(
          await checkWrite(
            contract,
            reader,
            callersToTry(reader.caller?.as, target),
            parameter.name,
            value,
            replacement,
          ),
        );
      const mismatches = await checkRead(reader, parameter.name, value, replacement);
      if (mismatches.length > 0 && owner !== undefined) {
        const right = (await reader.read()).body;
        const isOwned = right instanceof Object && owner in right;
        if (!isOwned && (await isInList(contract, reader, parameter.name, value)))
          throw new CannotPerform('not-run', `the resource belongs to ${key}, too`);
        const isContent = isGitContent(keysOf(pathOf(operation).at(-1)!));
        if (
          !isOwned &&
          isContent &&
          (await hasSameContent(contract, reader, parameter.name, value))
        )
          throw new MissingWitness(
            `a project without the content of the first one, since ${key} has it, as a fork has`,
          );
      }
      return toFindings(mismatches);
    },
  });
}

async function checkRead(
  reader: Reader,
  parameter: string,
  value: string | number,
  { requirement, mayBeAnother }: Pick<Replacement, 'requirement' | 'mayBeAnother'>,
): Promise<Mismatch[]> {
  const right = await reader.read();
  if (Array.isArray(right.body) && right.items.length === 0)
    throw new MissingWitness('an item in the list');
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

/** Checks that a write through another parent is refused. */
async function checkWrite(
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
      throw new CannotPerform('not-run', 'the other parent has a resource of that name, too');
  }
  // A caller without the right is refused at every parent, so several callers are tried.
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

/** Returns true if the list of the other parent shows the resource, too. Then the resource has several parents. */
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

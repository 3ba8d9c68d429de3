/**
 * Derives faults from a statement: the server does nothing where the statement wants an effect. Each fault is in one
 * operation.
 */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { isStatus, type Statement } from '../../../contract/statement.ts';
import { type Incoming, type Perform, Reply } from '../../../sandbox/index.ts';
import {
  changingReply,
  withFields,
  withParameters,
} from '../../../sandbox/testing/changeExchange.ts';
import { parseForm, writeForm } from '../../../wire/form.ts';
import type { TolerantPerform } from '../../faults/fault.ts';

import { type Kind, kindsBeside } from './kinds.ts';
import { isDefault, otherDefaults } from './otherDefaults.ts';

/** A server that leaves out one effect in one operation. */
export interface IdleFault {
  /** The fault and its place: `ignored:active`. */
  id: string;
  /** The fault in words, behind the name of the operation: `ignores active`. */
  does: string;
  /** Whether the fault is about one kind of items. Then one part that finds it is enough. Default: false. */
  isOfKind?: boolean;
  /** @param onEffect called when the fault has changed a reply or the state */
  decorate(perform: TolerantPerform, onEffect: () => void): Perform;
}

type Fields = { [key: string]: JsonValue };

/** Returns the faults that a part of `shownBy` must find. The list is empty if the statement tells no effect. */
export function idleFaults(
  contract: Contract,
  { sends = [], reads = [], responds }: Pick<Statement, 'sends' | 'reads' | 'responds'>,
  { property = '' }: Statement['shownBy'][number],
  operation: ContractOperation,
): IdleFault[] {
  const isSuccessDue = responds?.includes('success') ?? true;
  const kinds = kindsBeside(contract, operation);
  const [about, parameter] = property.split('.');
  const faults = [
    ...(responds?.includes('success') ? [refusing(sends)] : []),
    // If a refusal is due, the fault is the success. A request without the value may be refused for another reason.
    ...(isSuccessDue
      ? sends
          .filter((sent) => !isDefault(contract, operation, sent))
          .flatMap((sent) =>
            ignoring(operation, sent, (field) =>
              // A statement about one kind says nothing of the others.
              kinds
                .ofRequest(field)
                .filter(({ member }) => !sends.some((one) => one.startsWith(`${member}=`))),
            ),
          )
      : []),
    ...(responds?.some((due) => due !== 'success' && !isStatus(200, due))
      ? [accepting(operation, responds)]
      : []),
    ...reads.flatMap((name) => showingOther(name, kinds.ofResponse)),
    ...(about === 'defaults' && parameter ? withoutDefault(contract, operation, parameter) : []),
  ];
  if (faults.length > 0 || responds !== undefined) return faults;
  if (operation.method !== 'get') return [forgetting];
  return isList(operation) ? [losingLast] : [];
}

function isList({ definition }: ContractOperation): boolean {
  return definition['x-paginated'] !== undefined;
}

function isSuccess({ status = 200 }: Reply): boolean {
  return status < 300;
}

/** Servers that ignore a sent value: `active`, `status=offline`. A list may also heed it for the first item only. */
function ignoring(
  operation: ContractOperation,
  sent: string,
  kindsOf: (field: string) => Kind[],
): IdleFault[] {
  const { name, value } = readSent(sent);
  const ignored = (kind?: Kind): IdleFault => ({
    id: `ignored:${sent}${textOf(kind)}`,
    does: `ignores ${sent}${wordsOf(kind)}`,
    ...(kind && { isOfKind: true }),
    decorate: (perform, onEffect) => async (request) => {
      const reply = await replyWithout(perform, request, { name, value, kind });
      if (reply) onEffect();
      return reply ?? perform(request);
    },
  });
  const firstOnly: IdleFault = {
    id: `first-only:${sent}`,
    does: `heeds ${sent} for the first item only`,
    decorate: (perform, onEffect) => async (request) => {
      const right = await perform(request);
      const [first]: unknown[] = Array.isArray(right.body) ? right.body : [];
      const wrong =
        first === undefined ? undefined : await replyWithout(perform, request, { name, value });
      if (!Array.isArray(wrong?.body)) return right;
      const key = JSON.stringify(first);
      const others = wrong.body.filter((item: unknown) => JSON.stringify(item) !== key);
      if (others.length === 0) return right;
      onEffect();
      const { status, headers } = wrong!;
      return new Reply([first, ...others].slice(0, wrong!.body.length), {
        status: status!,
        headers,
      });
    },
  };
  return [
    ignored(),
    ...(isList(operation) ? [firstOnly] : []),
    ...(value === undefined ? kindsOf(name.split('.').at(-1)!).map(ignored) : []),
  ];
}

interface Dropped {
  name: string;
  value?: string | undefined;
  /** The kind of the items that lose the value. Default: all. */
  kind?: Kind | undefined;
}

/** Performs a request without a value. Returns undefined if the request lacks it, or if it does not succeed without. */
async function replyWithout(
  perform: TolerantPerform,
  request: Incoming,
  dropped: Dropped,
): Promise<Reply | undefined> {
  const changed = requestWithout(request, dropped);
  if (!changed) return undefined;
  const tolerates = (_: unknown, reason?: string) => reason === 'invalid';
  const rehearsed = await perform(changed, { tolerates, isRolledBack: true }).catch(
    () => undefined,
  );
  return rehearsed && isSuccess(rehearsed) ? perform(changed, { tolerates }) : undefined;
}

/** Returns a request without a value in its query and body. Undefined if it does not have the value. */
export function requestWithout(request: Incoming, dropped: Dropped): Incoming | undefined {
  let count = 0;
  const drop = (fields: Fields): Fields => {
    const { value, lost } = dropIn(fields, '', dropped);
    count += lost;
    return value as Fields;
  };
  const query = drop(parseForm(request.search ?? ''));
  const search = count > 0 ? writeForm('', query, 'query').join('&') : request.search;
  const changed = withFields(request, drop);
  return count > 0 ? { ...changed, search } : undefined;
}

/** Leaves out the members with a name. An item of an array is left out as a whole if its value is named, too. */
function dropIn(
  value: JsonValue,
  above: string,
  dropped: Dropped,
): { value: JsonValue; lost: number } {
  if (Array.isArray(value)) {
    const items = value.map((item) => dropIn(item, `${above}[]`, dropped));
    const kept = items.filter(
      ({ value: item, lost }) => !(dropped.value !== undefined && lost > 0 && isObject(item)),
    );
    return { value: kept.map((one) => one.value), lost: sum(items.map(({ lost }) => lost)) };
  }
  if (!isObject(value)) return { value, lost: 0 };
  const { name, kind } = dropped;
  const isOfKind = !kind || value[kind.member] === kind.value;
  const kept: Fields = {};
  let lost = 0;
  for (const [key, member] of Object.entries(value)) {
    const path = above ? `${above}.${key}` : key;
    const isNamed = path === name || path.endsWith(`[].${name}`);
    if (isOfKind && isNamed && [undefined, String(member)].includes(dropped.value)) lost += 1;
    else {
      const inside = dropIn(member, path, dropped);
      kept[key] = inside.value;
      lost += inside.lost;
    }
  }
  return { value: kept, lost };
}

/** A server that refuses a request which it has to accept. */
function refusing(sends: string[]): IdleFault {
  return {
    id: 'refused',
    does: `refuses ${sends.join(' and ') || 'the request'}`,
    decorate: (perform, onEffect) => async (request) => {
      const isAbout =
        sends.length === 0 ||
        sends.some((sent) => requestWithout(request, readSent(sent)) !== undefined);
      const right = await perform(request, { isRolledBack: isAbout });
      if (!isAbout || !isSuccess(right)) return right;
      onEffect();
      // A refusal with 400 would say that the caller has the right.
      return new Reply({ message: '403 Forbidden' }, { status: 403 });
    },
  };
}

/** Reads a text such as `status=offline`. */
function readSent(sent: string): Dropped {
  const [name = '', value] = sent.split('=');
  return { name, value };
}

/** A server that accepts a request which it has to refuse. */
function accepting(
  { definition }: ContractOperation,
  responds: NonNullable<Statement['responds']>,
): IdleFault {
  const success = Object.keys(definition.responses)
    .map(Number)
    .find((status) => status < 300);
  return {
    id: 'accepted',
    does: `does not refuse with ${responds.filter((due) => due !== 'success').join(' or ')}`,
    decorate: (perform, onEffect) => async (request) => {
      const right = await perform(request);
      const { status = 200 } = right;
      if (!responds.some((due) => due !== 'success' && isStatus(status, due))) return right;
      onEffect();
      const reply = await perform(request, { tolerates: () => true }).catch(() => undefined);
      return reply && isSuccess(reply) ? reply : new Reply({}, { status: success ?? 200 });
    },
  };
}

/** Servers that show another value of a field, or leave out a header. */
function showingOther(name: string, kindsOf: (field: string) => Kind[]): IdleFault[] {
  const other = (kind?: Kind): IdleFault => ({
    id: `other:${name}${textOf(kind)}`,
    does: `shows a wrong ${name}${wordsOf(kind)}`,
    ...(kind && { isOfKind: true }),
    decorate: (perform, onEffect) =>
      changingReply((reply) => {
        if (reply.status >= 300) return;
        const hasHeader = reply.headers.has(name);
        reply.headers.delete(name);
        const count = changeIn(reply.body as JsonValue, name, kind);
        if (hasHeader || count > 0) onEffect();
      })(perform),
  });
  return [other(), ...kindsOf(name).map(other)];
}

/** Changes each member with a name, and returns their number. */
function changeIn(value: JsonValue, name: string, kind: Kind | undefined): number {
  if (Array.isArray(value)) return sum(value.map((item) => changeIn(item, name, kind)));
  if (!isObject(value)) return 0;
  const isOfKind = !kind || value[kind.member] === kind.value;
  return sum(
    Object.entries(value).map(([key, member]) => {
      if (key !== name || !isOfKind) return changeIn(member, name, kind);
      const other = otherValue(member);
      if (other === undefined) delete value[key];
      else value[key] = other;
      return 1;
    }),
  );
}

const TIME = /^\d{4}-\d\d-\d\d/;

/** Returns a value of the same type and form. Undefined for a value that is left out instead. */
function otherValue(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.slice(0, -1);
  if (typeof value !== 'string' || value === '') return undefined;
  if (TIME.test(value)) return `${Number(value.slice(0, 4)) - 1}${value.slice(4)}`;
  const turned = [...value].reverse().join('');
  return turned === value ? `${value}${value}` : turned;
}

/** Servers whose parameter has another default. */
function withoutDefault(
  contract: Contract,
  operation: ContractOperation,
  name: string,
): IdleFault[] {
  return otherDefaults(contract, operation, name).map((value) => ({
    id: `default:${name}=${value}`,
    does: `has the default ${name}=${value}`,
    decorate: (perform, onEffect) => async (request) => {
      if (name in parseForm(request.search ?? '')) return perform(request);
      onEffect();
      return perform(withParameters(request, { [name]: value }));
    },
  }));
}

/** A server that answers a write and keeps nothing of it. */
const forgetting: IdleFault = {
  id: 'forgotten',
  does: 'responds to a write without performing it',
  decorate: (perform, onEffect) => async (request) => {
    const reply = await perform(request, { isRolledBack: true });
    if (isSuccess(reply)) onEffect();
    return reply;
  },
};

/** A server whose list lacks its last item. */
const losingLast: IdleFault = {
  id: 'last-lost',
  does: 'leaves out the last item of the list',
  decorate: (perform, onEffect) =>
    changingReply((reply) => {
      if (reply.status < 300 && Array.isArray(reply.body) && reply.body.pop() !== undefined)
        onEffect();
    })(perform),
};

function textOf(kind: Kind | undefined): string {
  return kind ? `@${kind.member}=${kind.value}` : '';
}

function wordsOf(kind: Kind | undefined): string {
  return kind ? ` where ${kind.member} is ${kind.value}` : '';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

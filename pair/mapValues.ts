/** Maps the values of one conversation with the sandbox to those of the deployment. */

import { withUniqueValues } from '../conformance/index.ts';
import { substituteFixtures, type Target } from '../conformance/target/index.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import { listProperties } from '../contract/walkSchema.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { type CreatedResources, createdResources } from './createdResources.ts';
import type { TestCall } from './readCalls.ts';

/** The counterparts of values, as fixtures, new names and earlier responses tell them. */
export interface ValueMap {
  /** Whether the deployment has the example world, so that equal resources have equal values. */
  hasWorld: boolean;
  /** Returns the request for the deployment, or the reason why it has none. */
  translate(call: TestCall): Promise<{ request: CaseRequest } | { reason: string }>;
  /** Remembers the resources that a write of the tests has created or changed. */
  noteCreated(call: TestCall, before: JsonValue | undefined): void;
  /** Learns from the bodies of both responses to a call. */
  note(call: TestCall, before: JsonValue | undefined, after: JsonValue | undefined): void;
  /** Returns the side that alone shows a resource of the conversation. */
  shownBy: CreatedResources['shownBy'];
  /** Returns true for an object of the sandbox that the conversation has created. */
  isCreated(shown: JsonValue): boolean;
  /** Returns true for a value of the example world, which other deployments lack. */
  isOfWorld(value: string | number): boolean;
  /**
   * Pairs the items of two lists: by their identity, and if `byPlace` those by their place of which no response has told
   * the identity yet.
   */
  pairItems(before: JsonValue[], after: JsonValue[], byPlace: boolean): Paired;
  /** Returns true if an earlier response showed the second value where the sandbox showed the first one. */
  isCounterpart(before: string | number, after: string | number): boolean;
  /** Returns true for a text that the tests have sent. */
  isSent(text: string): boolean;
  /** Returns a text of the sandbox with the names and times that the deployment was sent. */
  text(value: string): string;
}

export interface Paired {
  pairs: [JsonValue, JsonValue][];
  /** The items of one side without a counterpart. */
  onlyBefore: JsonValue[];
  onlyAfter: JsonValue[];
}

/** A value of the deployment, and the place at which it stood for one of the sandbox. */
interface Counterpart {
  value: string | number;
  field: string;
  collection: string;
}

/** The fields that name a resource, the best one first. */
const IDENTITY = ['id', 'iid', 'name', 'tag_name', 'slug', 'path', 'key'];
const SHA = /^[\da-f]{7,64}$/;
const TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-][\d:]+)?)?$/;
/** A field or a parameter with IDs. */
const ID = /(^|_)i?ids?(\[\])?$/;
/** The words for users in the names of fields. */
const USER = /^(assignee|reviewer|author|approver|user)$/;
/** A longer text is no name. */
const LONGEST_NAME = 200;

export function mapValues(contract: Contract, target: Target): ValueMap {
  const world = contract.document['x-fixtures'] ?? {};
  const kinds = contract.world?.kinds ?? {};
  const ofWorld = new Set(
    Object.values(kinds).flatMap(({ known }) => known.map(({ value }) => String(value))),
  );
  const counterparts = new Map<string, Counterpart[]>();
  /** The texts that were sent to the deployment in place of others. */
  const sent = new Map<string, string>();
  /** The titles with an addition, by those of the tests. Only a search names a resource by its title. */
  const titles = new Map<string, string>();
  /** The texts that the tests have sent. */
  const written = new Set<string>();
  const created = new Set<string>();
  const resources = createdResources();
  // A blob has the same SHA wherever its file has the same bytes, so all SHAs must be equal.
  const shas = Object.entries(world).filter(([, { value }]) => /^[\da-f]{40}$/.test(String(value)));
  const hasWorld =
    shas.length > 0 && shas.every(([key, { value }]) => target.fixtures[key] === value);
  const isOfWorld = (value: string | number) => ofWorld.has(String(value));
  const isCreated = (shown: JsonValue) => created.has(identify(shown) ?? '');

  return {
    ...{
      hasWorld,
      translate,
      note,
      shownBy: resources.shownBy,
      isCreated,
      isOfWorld,
      pairItems,
      noteCreated,
    },
    isCounterpart: (before, after) =>
      (counterparts.get(String(before)) ?? []).some(({ value }) => value === after),
    isSent: (text) => written.has(text),
    text: (value) =>
      sent.get(value) ??
      titles.get(value) ??
      exactFixture(value) ??
      (written.has(value) ? value : withNames(value)),
  };

  async function translate(call: TestCall): ReturnType<ValueMap['translate']> {
    const { operation, status, shiftMs } = call;
    const request = await withOwnNames(call);
    const values = { ...target.fixtures };
    for (const [name, value] of Object.entries(request.path)) {
      const key = fixturesOf(operation, name).find((one) => isValueOf(one, value));
      const other = findFor(operation, name, value);
      if (key !== undefined && values[key] === undefined && other !== undefined)
        values[key] = other;
    }
    const fixed = substituteFixtures(contract, operation, request, values);
    const [missing] = fixed.missing;
    if (missing !== undefined) return { reason: `needs fixtures.${missing} in the profile` };
    const path = { ...fixed.request.path };
    // A refused read harms nobody. A refused write could act on a resource of others, if the ID exists on the deployment.
    const isRefused = status >= 400 && changesNothing(operation);
    for (const { place, value, fixtures } of fixed.unknown) {
      const [, part, name = ''] = /^(\w+)\.(.*)$/.exec(place) ?? [];
      if (typeof value === 'object' || typeof value === 'boolean') continue;
      const isUnknown = fixtures.some((key) => String(kinds[key]?.unknown) === String(value));
      const other = part === 'path' ? findFor(operation, name, value) : find(value, name, '');
      const isNew = operation.method === 'post' && operation.path?.endsWith(`/{${name}}`);
      if (part === 'path' && other !== undefined) path[name] = other;
      else if (part === 'path' && isNew) path[name] = value;
      else if (other === undefined && !isRefused && !isUnknown && !written.has(String(value)))
        return lacksCounterpart(place, value);
    }
    for (const [name, value] of Object.entries(request.path)) {
      if (fixturesOf(operation, name).length > 0) continue;
      const other = findFor(operation, name, value) ?? sent.get(String(value));
      if (other !== undefined) path[name] = other;
      else if (isForeignId(name, value) && !isRefused)
        return lacksCounterpart(`path.${name}`, value);
    }
    const { query, body } = fixed.request;
    const places = placesWithFixture(operation, request);
    const foreign =
      findForeignId('query', query, places, operation) ??
      findForeignId('body', body, places, operation);
    if (foreign !== undefined && !isRefused) return lacksCounterpart(...foreign);
    const search = Object.entries(request.query).find(([name, value]) => isPartOfName(name, value));
    if (search !== undefined)
      return {
        reason: `searches for ${search[1]}, a part of a name that the deployment was not sent`,
      };
    const translated = (value: JsonValue) => translateTexts(value, { operation, shiftMs });
    return {
      request: {
        ...fixed.request,
        path,
        query: translated(query) as CaseRequest['query'],
        ...(body !== undefined && { body: translated(body) }),
      },
    };
  }

  /** Returns true for an ID of the sandbox that no fixture stands for, and that no response has told the counterpart of. */
  function isForeignId(name: string, value: string | number): boolean {
    return ID.test(name) && /^[1-9]\d*$/.test(String(value)) && !(hasWorld && isOfWorld(value));
  }

  /** Finds an ID in a query or a body that has neither a fixture nor a counterpart. */
  function findForeignId(
    part: 'query' | 'body',
    given: JsonValue | undefined,
    places: ReadonlySet<string>,
    operation: ContractOperation,
  ): [place: string, value: JsonValue] | undefined {
    for (const [name, values] of isObject(given) ? Object.entries(given) : [])
      for (const value of [values].flat()) {
        if (places.has(withoutBrackets(name)) || !isScalar(value)) continue;
        if (isForeignId(name, value) && findById(operation, name, value) === undefined)
          return [`${part}.${name}`, value];
      }
    return undefined;
  }

  /** Returns the names of the parameters and fields of a request that have a fixture. */
  function placesWithFixture(
    { definition, pointer }: ContractOperation,
    { contentType = '' }: CaseRequest,
  ): ReadonlySet<string> {
    const schema = definition.requestBody?.content[contentType]?.schema;
    const fields = schema ? listProperties(contract.document, schema, pointer) : [];
    return new Set([
      ...(definition.parameters ?? [])
        .filter((one) => one['x-fixture'] !== undefined)
        .map(({ name }) => withoutBrackets(name)),
      ...fields.filter(({ value }) => 'x-fixture' in value).map(({ name }) => name),
    ]);
  }

  /** Returns true for a search for a part of a name that the deployment has in another form. */
  function isPartOfName(name: string, value: JsonValue): boolean {
    if (!/search|query/.test(name) || typeof value !== 'string' || value === '') return false;
    const part = value.toLowerCase();
    return [...sent].some(
      ([text, other]) =>
        text !== value && text.toLowerCase().includes(part) !== other.toLowerCase().includes(part),
    );
  }

  /** Gives the resource that a call creates a name of the run, and remembers it. */
  async function withOwnNames({ operation, request, status }: TestCall): Promise<CaseRequest> {
    const { writes } = target;
    const creates = writes && operation.definition['x-undo'] && status < 300;
    const own = creates
      ? await withUniqueValues(contract, operation, request, {}, writes.nextName)
      : request;
    forEachText(request.body, (text) => written.add(text));
    if (isObject(request.body) && isObject(own.body))
      for (const [name, value] of Object.entries(request.body)) {
        const other = own.body[name];
        if (typeof value !== 'string' || typeof other !== 'string' || value === other) continue;
        (other.startsWith(value) ? titles : sent).set(value, other);
        written.add(other);
      }
    return own;
  }

  /** Replaces texts at places without a fixture: names of the run, SHAs and cursors of responses, and times. */
  function translateTexts(
    value: JsonValue,
    call: { operation: ContractOperation; shiftMs: number },
    name = '',
  ): JsonValue {
    if (Array.isArray(value)) return value.map((item) => translateTexts(item, call, name));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, translateTexts(item, call, key)]),
      );
    const { operation, shiftMs } = call;
    if (typeof value === 'number')
      return (
        findById(operation, name, value) ??
        (isOfWorld(value) || !ID.test(name) ? value : (find(value, name, '') ?? value))
      );
    if (typeof value !== 'string') return value;
    const title = /search|query/.test(name) ? titles.get(value) : undefined;
    const known = sent.get(value) ?? title ?? findById(operation, name, value);
    if (known !== undefined) return known;
    if (ID.test(name)) return (!isOfWorld(value) && find(value, name, '')) || value;
    // A pack has no fixtures for the branches and users of its operations.
    if (/(^|_)(ref|branch|username)$/.test(name)) return exactFixture(value) ?? value;
    if (/labels$/.test(name))
      return value.replace(/[^,]+/g, (label) => sent.get(label.trim()) ?? label);
    if (SHA.test(value) || /token|cursor|after|before/.test(name)) {
      const other = find(value, name, '');
      if (other !== undefined) return other;
    }
    if (shiftMs === 0 || !TIME.test(value)) return value;
    const moved = new Date(Date.parse(value) + shiftMs).toISOString();
    sent.set(value, value.length === 10 ? moved.slice(0, 10) : moved);
    return sent.get(value)!;
  }

  function noteCreated({ operation, request }: TestCall, before: JsonValue | undefined): void {
    if (changesNothing(operation)) return;
    if (before !== undefined) markCreated(before, true);
    forEachText(request.body, (text) => {
      const name = sent.get(text) ?? titles.get(text);
      if (name !== undefined && !TIME.test(text)) resources.addName(text, name);
    });
  }

  function note(call: TestCall, before: JsonValue | undefined, after: JsonValue | undefined): void {
    if (before === undefined || after === undefined) return;
    if (!changesNothing(call.operation)) resources.addResponse(before, after);
    learn(before, after, '', (call.operation.path ?? '').replace(/\/\{\w+\}$/, ''));
  }

  function markCreated(shown: JsonValue, isRoot = false): void {
    if (Array.isArray(shown)) for (const item of shown) markCreated(item, isRoot);
    if (!isObject(shown)) return;
    const name = identify(shown);
    const isNew = typeof shown.id === 'number' && !isOfWorld(shown.id);
    if (name !== undefined && (isRoot || isNew)) created.add(name);
    for (const child of Object.values(shown)) markCreated(child);
  }

  function learn(before: JsonValue, after: JsonValue, field: string, collection: string): void {
    if (Array.isArray(before) && Array.isArray(after))
      for (const [one, other] of pairItems(before, after, true).pairs)
        learn(one, other, field, collection);
    else if (isObject(before) && isObject(after)) {
      for (const [name, value] of Object.entries(before))
        if (after[name] !== undefined) learn(value, after[name], name, collection);
    } else if (isName(before, field) && isName(after, field)) {
      const known = counterparts.get(String(before)) ?? [];
      counterparts.set(String(before), [...known, { value: after, field, collection }].slice(-8));
    }
  }

  function pairItems(before: JsonValue[], after: JsonValue[], byPlace: boolean): Paired {
    const left = [...after];
    const pairs: Paired['pairs'] = [];
    const take = (item: JsonValue, fits: (other: JsonValue) => boolean): boolean => {
      const at = left.findIndex(fits);
      if (at >= 0) pairs.push([item, left.splice(at, 1)[0]!]);
      return at >= 0;
    };
    const unknown = before.filter((item) => !take(item, (other) => isSameResource(item, other)));
    if (!byPlace) return { pairs, onlyBefore: unknown, onlyAfter: left };
    const others = unknown.filter((item) => !isKnown(item));
    const known = unknown.filter(isKnown);
    for (const [index, item] of others.slice(0, left.length).entries())
      pairs.push([item, left[index]!]);
    return {
      pairs,
      onlyBefore: [...known, ...others.slice(left.length)],
      onlyAfter: left.slice(others.length),
    };
  }

  /** Returns true if a response has told the counterpart of a resource. */
  function isKnown(before: JsonValue): boolean {
    const field = isObject(before) ? IDENTITY.find((name) => isScalar(before[name])) : undefined;
    const name = field === undefined || !isObject(before) ? undefined : String(before[field]);
    return (counterparts.get(name ?? '') ?? []).some((known) => known.field === field);
  }

  function isSameResource(before: JsonValue, after: JsonValue): boolean {
    if (!isObject(before) || !isObject(after)) return before === after;
    const field = IDENTITY.find((name) => isScalar(before[name]));
    const [one, other] = field === undefined ? [] : [before[field], after[field]];
    if (!isScalar(one) || !isScalar(other)) return false;
    if (hasWorld && !isCreated(before)) return one === other;
    return (counterparts.get(String(one)) ?? []).some(
      (known) => known.field === field && known.value === other,
    );
  }

  /**
   * Returns the counterpart of an ID by the name of its field: `target_issue_iid` is the IID of an issue. `iids` are those
   * of the list.
   */
  function findById(
    { path = '' }: ContractOperation,
    name: string,
    value: string | number,
  ): string | number | undefined {
    const [, of = '', field = ''] =
      /(?:^|_)(?:([a-z]+)_)?(i?id)s?$/.exec(withoutBrackets(name)) ?? [];
    if (field === '') return undefined;
    const kind = USER.test(of) ? 'user' : of;
    const own = (counterparts.get(String(value)) ?? []).findLast(
      (one) =>
        one.field === field &&
        (of === ''
          ? one.collection === path
          : one.collection.replace(/s$/, '').endsWith(`/${kind}`)),
    );
    const key = `${kind}.${field}`;
    return own?.value ?? (isValueOf(key, value) ? target.fixtures[key] : undefined);
  }

  function findFor(operation: ContractOperation, name: string, value: string | number) {
    const { path = '' } = operation;
    return find(value, name, path.slice(0, path.indexOf(`{${name}}`) - 1));
  }

  /** Returns the best counterpart of a value: the last one from the same list, or from a field of the same name. */
  function find(value: string | number, name: string, collection: string) {
    const rate = (one: Counterpart) => {
      if (one.collection === collection && (IDENTITY.includes(one.field) || one.field === name))
        return 3;
      if (one.field === name) return 2;
      return /^i?id$/.test(one.field) || !/^\d+$/.test(String(value)) ? 1 : 0;
    };
    const [best] = (counterparts.get(String(value)) ?? [])
      .map((one, index) => ({ one, index, rating: rate(one) }))
      .filter(({ rating }) => rating > 0)
      .sort((one, other) => other.rating - one.rating || other.index - one.index);
    return best?.one.value;
  }

  function isValueOf(key: string, value: string | number): boolean {
    return String(world[key]?.value) === String(value);
  }

  function exactFixture(text: string): string | undefined {
    const key = Object.keys(world).find((one) => world[one]?.value === text);
    const own = key === undefined ? undefined : target.fixtures[key];
    return own === undefined ? undefined : String(own);
  }

  /** Replaces the names of the run in a longer text. */
  function withNames(text: string): string {
    let changed = text;
    for (const [name, other] of [...sent, ...titles])
      if (name.length > 3) changed = changed.replaceAll(name, other);
    return changed;
  }
}

function fixturesOf({ definition }: ContractOperation, name: string): string[] {
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  return [parameter?.['x-fixture'] ?? []].flat();
}

/** Names an object by the field that identifies it: `id 17`. */
function identify(shown: JsonValue): string | undefined {
  if (!isObject(shown)) return undefined;
  const field = IDENTITY.find((name) => isScalar(shown[name]));
  return field && `${field} ${shown[field]}`;
}

/** Returns true if an object has a field that identifies it. */
export function hasIdentity(shown: JsonObject): boolean {
  return identify(shown) !== undefined;
}

function isScalar(value: JsonValue | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns true for a value that later requests may name: an ID, or a short text. */
function isName(value: JsonValue, field: string): value is string | number {
  if (typeof value === 'number') return /(^|_)i?id$/.test(field);
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

/** Visits all texts in a value. */
export function forEachText(value: JsonValue | undefined, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) forEachText(child, visit);
}

function lacksCounterpart(place: string, value: JsonValue): { reason: string } {
  return { reason: `names ${place} ${value}, for which the deployment has no counterpart` };
}

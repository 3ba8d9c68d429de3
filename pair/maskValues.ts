/** Makes the bodies of two responses comparable: what must differ between two deployments becomes equal. */
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import { identityOf } from './counterparts.ts';
import type { ValueMap } from './mapValues.ts';
import { type Schemas, schemasBelow } from './responseSchemas.ts';

type Pair = [before: JsonValue, after: JsonValue];

const SHA = /^[\da-f]{7,64}$/;
/** A URL, or the path of a page. */
const ADDRESS = /:\/\/|^\//;
/** A text that is a word of the API, such as a state. */
const WORD = /^[a-z_]+$/;
/** The fields with identifiers, which each deployment chooses. */
const IDENTIFIER = /(^|_)(i?ids?|sha|token|fingerprint\w*|digest|md5|checksum)$/;

/** A field that pairs the items of two lists in the comparison. No response has it. */
const KEY = '#';

/** A place in both bodies. */
interface Place {
  /** Whether the values around this place are comparable. */
  isOwn: boolean;
  /** The schemas of the value. */
  schemas: Schemas;
  /** The name of the field. For an item, that of the list. */
  field: string;
}

export interface MaskOptions {
  contract: Contract;
  values: ValueMap;
  /** The schemas of the response. */
  schemas: Schemas;
  /** Whether the list of the deployment has no further page. */
  isWhole: boolean;
}

/**
 * Returns the bodies with equal values at the places at which two deployments may differ. Resources that the
 * conversation has created keep their values. Of other resources, only the form stays.
 */
export function maskValues(pair: Pair, { contract, values, schemas, isWhole }: MaskOptions): Pair {
  return mask(pair, { isOwn: values.hasWorld, schemas, field: '' });

  function mask([before, after]: Pair, place: Place): Pair {
    const { isOwn, field } = place;
    if (Array.isArray(before) && Array.isArray(after)) return maskLists(before, after, place);
    if (isObject(before) && isObject(after)) return maskObjects(before, after, place);
    if (before === null || after === null) return isOwn ? [before, after] : [null, null];
    if (typeof before !== typeof after || typeof before === 'object') return [before, after];
    if (typeof before === 'string' && typeof after === 'string')
      return maskTexts([before, after], values, isOwn, field);
    if (!isOwn || IDENTIFIER.test(field)) return [after, after];
    return [before, after];
  }

  function maskObjects(before: JsonObject, after: JsonObject, { isOwn, schemas }: Place): Pair {
    const keeps =
      values.hasWorld || values.isCreated(before) || (isOwn && identityOf(before) === undefined);
    const entries = Object.entries(before).flatMap(([name, value]): [string, Pair][] => {
      const below = schemasBelow(contract, schemas, name);
      const other = after[name];
      // A name that no schema has may be data, such as the trailers of a commit.
      if (other === undefined) return keeps || below.length > 0 ? [[name, [value, null]]] : [];
      return [[name, mask([value, other], { isOwn: keeps, schemas: below, field: name })]];
    });
    return [
      Object.fromEntries(entries.map(([name, [one]]) => [name, one])),
      Object.fromEntries(
        entries.flatMap(([name, [, other]]) => (name in after ? [[name, other]] : [])),
      ),
    ];
  }

  function maskLists(before: JsonValue[], after: JsonValue[], { isOwn, ...place }: Place): Pair {
    const schemas = schemasBelow(contract, place.schemas, '[]');
    const ofItem: Place = { ...place, isOwn: true, schemas };
    if (![...before, ...after].every(isObject))
      return isOwn && !IDENTIFIER.test(place.field)
        ? [before.map((item) => (typeof item === 'string' ? values.text(item) : item)), after]
        : [[], []];
    if (values.hasWorld) {
      const { pairs } = values.pairItems(before, after, true);
      const masked = new Map(pairs.map(([one, other]) => [one, mask([one, other], ofItem)]));
      const others = new Map([...masked].map(([one, [, other]]) => [one, other]));
      const places = new Map(pairs.map(([one, other]) => [other, others.get(one)]));
      return [
        before.map((item) => masked.get(item)?.[0] ?? item),
        after.map((item) => places.get(item) ?? item),
      ];
    }
    const isMade = (item: JsonValue) => values.isCreated(item);
    const { pairs, onlyBefore } = values.pairItems(before.filter(isMade), after, true);
    const own = pairs.map((one) => mask(one, ofItem));
    const lost = isWhole ? onlyBefore : [];
    const taken = new Set(pairs.map(([, other]) => other));
    const form = maskForms(
      before.filter((item) => !isMade(item)),
      after.filter((item) => !taken.has(item)),
      { ...ofItem, isOwn: false },
    );
    const numbered = (side: JsonValue[]) =>
      side.map((item, index) => (isObject(item) ? { ...item, [KEY]: index } : item));
    return [
      [...numbered([...own.map(([one]) => one), ...lost]), ...form[0]],
      [...numbered(own.map(([, other]) => other)), ...form[1]],
    ];
  }

  /**
   * Returns one item for all: with the fields that all items of the sandbox have, and those that some of the deployment
   * has.
   */
  function maskForms(
    before: JsonValue[],
    after: JsonValue[],
    place: Place,
  ): [JsonValue[], JsonValue[]] {
    const [first] = before;
    if (!isObject(first) || after.length === 0) return [[], []];
    const common = Object.entries(first).filter(([name]) =>
      before.every((item) => isObject(item) && item[name] !== undefined),
    );
    const some: JsonObject = Object.assign({}, ...[...after].reverse());
    const [one, other] = maskObjects(Object.fromEntries(common), some, place);
    const named = (side: JsonValue) => (isObject(side) ? [{ ...side, [KEY]: 'others' }] : []);
    return [named(one), named(other)];
  }
}

function maskTexts(
  [before, after]: [string, string],
  values: ValueMap,
  isOwn: boolean,
  field: string,
): Pair {
  const translated = values.text(before);
  const areAddresses = ADDRESS.test(before) && ADDRESS.test(after);
  if (before === after || translated === after || areAddresses) return [after, after];
  const [form, otherForm] = [before, after].map(readTimeForm);
  if (form !== otherForm) return [before, after];
  const isWorldSha = values.hasWorld && SHA.test(before) && values.isOfWorld(before);
  const isSent = translated !== before || values.isSent(before);
  const isFree =
    !isOwn ||
    IDENTIFIER.test(field) ||
    (SHA.test(before) && SHA.test(after)) ||
    // Times, SHAs and names of people are those of the deployment, unless the tests have sent them.
    (!isSent && !values.hasWorld && !WORD.test(before)) ||
    (form !== undefined && (!isSent || isSameTime(translated, after))) ||
    values.isCounterpart(before, after);
  return isFree && !isWorldSha ? [after, after] : [translated, after];
}

function readTimeForm(text: string): 'day' | 'time' | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'day';
  return /^\d{4}-\d\d-\d\dT/.test(text) ? 'time' : undefined;
}

function isSameTime(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
